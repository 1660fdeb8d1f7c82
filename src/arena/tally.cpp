#include "arena/tally.h"

#include <algorithm>

namespace wharf::arena {

namespace {

// Sums over games of one block.
struct Sums {
    int games = 0;
    double wins = 0;
    double ranks = 0;
    double scores = 0;
    double margins = 0;

    void add(const Game& game, std::size_t place) {
        const Played& played = game[place];
        double others = 0;
        int winners = 0;
        for (std::size_t i = 0; i < game.size(); ++i) {
            others += i == place ? 0 : game[i].score;
            winners += game[i].rank == 1 ? 1 : 0;
        }
        games += 1;
        wins += played.rank == 1 ? 1.0 / winners : 0.0;
        ranks += played.rank;
        scores += played.score;
        margins += played.score - others / static_cast<double>(game.size() - 1);
    }
    void add_to(Tally& tally) const {
        tally.wins.add_block(wins, games);
        tally.ranks.add_block(ranks, games);
        tally.scores.add_block(scores, games);
        tally.margins.add_block(margins, games);
    }
};

void add_block(Standing& standing, const Block& block, std::size_t place) {
    Sums all;
    std::vector<Sums> at_seats(block.line_up.size());
    for (std::size_t rotation = 0; rotation < block.games.size(); ++rotation) {
        const Game& game = block.games[rotation];
        all.add(game, place);
        at_seats[static_cast<std::size_t>(block.seat(static_cast<int>(place), static_cast<int>(rotation)))].add(game,
                                                                                                                place);
        const Played& played = game[place];
        standing.moves += played.moves;
        standing.seconds += played.seconds;
        standing.longest = std::max(standing.longest, played.longest);
        standing.faults += played.fault.empty() ? 0 : 1;
    }
    all.add_to(standing.all);
    for (std::size_t seat = 0; seat < at_seats.size(); ++seat) at_seats[seat].add_to(standing.at_seats[seat]);
}

}  // namespace

std::vector<Standing> standings(const std::vector<Block>& blocks, int players, int seats) {
    Standing empty;
    empty.at_seats.resize(static_cast<std::size_t>(seats));
    std::vector<Standing> list(static_cast<std::size_t>(players), empty);
    for (const Block& block : blocks)
        for (std::size_t place = 0; place < block.line_up.size(); ++place)
            add_block(list[static_cast<std::size_t>(block.line_up[place])], block, place);
    return list;
}

std::vector<Lost> losses(const std::vector<Block>& blocks) {
    std::vector<Lost> list;
    for (const Block& block : blocks)
        for (std::size_t rotation = 0; rotation < block.games.size(); ++rotation)
            for (std::size_t place = 0; place < block.line_up.size(); ++place)
                if (const std::string& fault = block.games[rotation][place].fault; !fault.empty())
                    list.push_back({block.line_up[place], block.number, static_cast<int>(rotation), fault});
    return list;
}

double rank_score(const Game& game, std::size_t place) {
    double score = 0;
    for (std::size_t other = 0; other < game.size(); ++other)
        if (other != place)
            score += game[place].rank < game[other].rank ? 1.0 : game[place].rank == game[other].rank ? 0.5 : 0.0;
    return score / static_cast<double>(game.size() - 1);
}

}  // namespace wharf::arena
