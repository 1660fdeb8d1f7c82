#include "tournaments/standings.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "tournaments/points.h"

namespace wharf::tournaments {

namespace {

// By game, then by seat; nothing for games that do not count yet.
std::vector<std::vector<int>> points_of_games(const History& history, const Scoring& scoring) {
    std::vector<std::vector<int>> points(history.games.size());
    std::map<int, std::vector<std::size_t>> rounds;
    for (std::size_t i = 0; i < history.games.size(); ++i) {
        const Game& game = history.games[i];
        if (scoring.duplicate) {
            rounds[game.round].push_back(i);
            continue;
        }
        for (std::size_t seat = 0; seat < game.seats.size() && game.outcome != Outcome::none; ++seat)
            points[i].push_back(game.outcome == Outcome::void_ ? kPoint / 2 : points_of_place(game.ranks, seat));
    }
    for (const auto& [round, games] : rounds) {
        std::vector<const Game*> tables;
        for (const std::size_t i : games) tables.push_back(&history.games[i]);
        const bool is_over =
            std::none_of(tables.begin(), tables.end(), [](const Game* game) { return game->outcome == Outcome::none; });
        if (!is_over) continue;
        std::vector<std::vector<int>> compared = points_by_comparison(tables);
        for (std::size_t k = 0; k < games.size(); ++k) points[games[k]] = std::move(compared[k]);
    }
    return points;
}

// A computer player, and the opponent that a bye lacks, count as somebody with half of what there was to win.
void add_opponents(std::vector<Standing>& all, const History& history) {
    int rounds = 0;
    for (const Game& game : history.games) rounds = std::max(rounds, game.round);
    const int nobody = rounds * kPoint / 2;
    std::vector<std::int64_t> sums(all.size());  // in 24ths of 24ths: means of up to four others are whole numbers
    for (const Game& game : history.games) {
        if (game.outcome == Outcome::none) continue;
        for (const Player player : game.seats) {
            if (player == kComputer) continue;
            std::int64_t sum = 0;
            bool self = false;
            for (const Player other : game.seats) {
                if (other == player && !std::exchange(self, true)) continue;
                sum += other == kComputer ? nobody : all[index_of(other)].points;
            }
            sums[index_of(player)] += sum * kPoint / static_cast<std::int64_t>(game.seats.size() - 1);
        }
    }
    for (const Bye& bye : history.byes) sums[index_of(bye.player)] += std::int64_t{nobody} * kPoint;
    for (Standing& standing : all) standing.opponents = static_cast<int>(sums[index_of(standing.player)] / kPoint);
}

// Among those with the same points and opponents' points, at tables where they met.
void add_direct(std::vector<Standing>& all, const History& history) {
    std::vector<std::pair<int, int>> group(all.size());
    for (const Standing& standing : all) group[index_of(standing.player)] = {standing.points, standing.opponents};
    for (const Game& game : history.games) {
        if (game.outcome != Outcome::played) continue;
        for (std::size_t a = 0; a < game.seats.size(); ++a)
            for (std::size_t b = 0; b < game.seats.size(); ++b) {
                const Player one = game.seats[a];
                const Player other = game.seats[b];
                if (a == b || one == kComputer || other == kComputer || group[index_of(one)] != group[index_of(other)])
                    continue;
                all[index_of(one)].direct += game.ranks[a] < game.ranks[b] ? 1 : game.ranks[a] > game.ranks[b] ? -1 : 0;
            }
    }
}

struct LastGame {
    int round = 0;
    int rank = 0;  // 0: a bye, or not over
};

using Key = std::tuple<int, int, int, int>;

Key key_of(const Standing& standing, const LastGame& last, Kind kind) {
    switch (kind) {
        case Kind::swiss: return {-standing.points, -standing.opponents, -standing.direct, -standing.wins};
        case Kind::knock_out: return {-standing.reached, last.rank, -standing.points, 0};
        case Kind::arena: break;
    }
    return {-standing.points, standing.games, -standing.wins, 0};
}

}  // namespace

std::vector<int> points_of_all(const History& history, const Scoring& scoring) {
    std::vector<int> points(index_of(history.players));
    const auto of_games = points_of_games(history, scoring);
    for (std::size_t i = 0; i < of_games.size(); ++i)
        for (std::size_t seat = 0; seat < of_games[i].size(); ++seat)
            if (const Player player = history.games[i].seats[seat]; player != kComputer)
                points[index_of(player)] += of_games[i][seat];
    for (const Bye& bye : history.byes) points[index_of(bye.player)] += points_of_bye(scoring.table_size);
    return points;
}

std::vector<Standing> standings(const History& history, const Scoring& scoring) {
    std::vector<Standing> all(index_of(history.players));
    std::vector<LastGame> last(all.size());
    const std::vector<int> points = points_of_all(history, scoring);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].player = static_cast<Player>(i);
        all[i].points = points[i];
    }
    for (const Game& game : history.games)
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
            if (game.seats[seat] == kComputer) continue;
            Standing& standing = all[index_of(game.seats[seat])];
            const bool is_over = game.outcome == Outcome::played;
            standing.games += game.outcome != Outcome::none;
            standing.wins += is_over && game.ranks[seat] == 1;
            standing.reached = std::max(standing.reached, game.round);
            LastGame& latest = last[index_of(game.seats[seat])];
            if (game.round >= latest.round) latest = {game.round, is_over ? game.ranks[seat] : 0};
        }
    for (const Bye& bye : history.byes) {
        Standing& standing = all[index_of(bye.player)];
        standing.byes += 1;
        standing.reached = std::max(standing.reached, bye.round);
        if (bye.round > last[index_of(bye.player)].round) last[index_of(bye.player)] = {bye.round, 0};
    }
    if (scoring.kind == Kind::swiss) {
        add_opponents(all, history);
        add_direct(all, history);
    }
    const auto key = [&](const Standing& standing) {
        return key_of(standing, last[index_of(standing.player)], scoring.kind);
    };
    std::stable_sort(all.begin(), all.end(), [&](const Standing& a, const Standing& b) { return key(a) < key(b); });
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].place = i > 0 && key(all[i]) == key(all[i - 1]) ? all[i - 1].place : static_cast<int>(i) + 1;
    return all;
}

}  // namespace wharf::tournaments
