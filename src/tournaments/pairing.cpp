#include "tournaments/pairing.h"

#include <algorithm>

#include "tournaments/matching.h"
#include "tournaments/meetings.h"

namespace wharf::tournaments {

namespace {

// One meeting more costs more than all differences of points and places of a round together: 2^38 is more than 256
// pairs with 720² · 2^9 each, and seven meetings squared with 512 players stay below the bound of matching.h.
constexpr std::int64_t kMeeting = std::int64_t{1} << 38U;
constexpr std::int64_t kDifference = std::int64_t{1} << 9U;
constexpr std::int64_t kMostDifference = 720;  // in 24ths: 30 points apart are as bad as it gets
// A second computer at a table is worse than any repeated meeting: they are spread.
constexpr std::int64_t kMostMeetings = 7;

std::int64_t square(std::int64_t number) { return number * number; }

// What it costs that two of a list sit at one table.
class Costs {
 public:
    Costs(std::span<const Ranked> order, const Meetings& meetings, bool folds)
        : order_(order.begin(), order.end()), meetings_(meetings), folds_(folds) {
        for (std::size_t i = 0; i < order_.size(); ++i) {
            begin_.push_back(i > 0 && order_[i].points == order_[i - 1].points ? begin_.back() : i);
            end_.push_back(i + 1);
        }
        for (std::size_t i = order_.size(); i > 1; --i)
            if (begin_[i - 1] == begin_[i - 2]) end_[i - 2] = end_[i - 1];
    }

    std::int64_t of(std::size_t a, std::size_t b) const {
        const Ranked& x = order_[a];
        const Ranked& y = order_[b];
        const bool computers = x.player == kComputer && y.player == kComputer;
        const std::int64_t met =
            computers ? kMostMeetings : std::min<std::int64_t>(meetings_.between(x.player, y.player), kMostMeetings);
        const std::int64_t difference = std::min<std::int64_t>(std::abs(x.points - y.points), kMostDifference);
        return square(met) * kMeeting + square(difference) * kDifference + off_the_fold(a, b);
    }

 private:
    // Among players with the same points the upper half meets the lower half, in order.
    std::int64_t off_the_fold(std::size_t a, std::size_t b) const {
        if (!folds_ || begin_[a] != begin_[b]) return 0;
        const auto half = static_cast<std::int64_t>((end_[a] - begin_[a] + 1) / 2);
        const std::int64_t apart = std::abs(static_cast<std::int64_t>(a) - static_cast<std::int64_t>(b));
        return std::min<std::int64_t>(std::abs(apart - half), kDifference - 1);
    }

    std::vector<Ranked> order_;
    const Meetings& meetings_;
    bool folds_;
    std::vector<std::size_t> begin_;  // of the group with the same points
    std::vector<std::size_t> end_;
};

using Tables = std::vector<std::vector<std::size_t>>;  // places in the order

Tables in_pairs(std::size_t players, const Costs& costs) {
    std::vector<std::vector<std::int64_t>> all(players, std::vector<std::int64_t>(players));
    for (std::size_t a = 0; a < players; ++a)
        for (std::size_t b = 0; b < players; ++b)
            if (a != b) all[a][b] = costs.of(a, b);
    const std::vector<int> partners = cheapest_matching(all);
    Tables tables;
    for (std::size_t a = 0; a < players; ++a) {
        const auto b = static_cast<std::size_t>(partners[a]);
        if (a < b) tables.push_back({a, b});
    }
    return tables;
}

// Players change places between tables as long as that makes it cheaper. Where somebody still meets the same twice, two
// are put elsewhere by a fixed sequence of numbers and it is tried again, so often.
class Exchange {
 public:
    Exchange(Tables tables, std::size_t players, const Costs& costs) : tables_(std::move(tables)), costs_(players) {
        for (std::size_t a = 0; a < players; ++a)
            for (std::size_t b = 0; b < players; ++b) costs_[a].push_back(a == b ? 0 : costs.of(a, b));
    }

    Tables best() {
        improve();
        Tables best = tables_;
        std::int64_t least = total();
        for (int tried = 0; tried < kTries && least >= kMeeting; ++tried) {
            for (int i = 0; i < kShaken; ++i) shake();
            improve();
            const std::int64_t now = total();
            if (now < least) {
                least = now;
                best = tables_;
            } else {
                tables_ = best;
            }
        }
        return best;
    }

 private:
    static constexpr int kTries = 60;
    static constexpr int kShaken = 3;

    std::int64_t with(std::size_t player, const std::vector<std::size_t>& table, std::size_t but) const {
        std::int64_t sum = 0;
        for (const std::size_t other : table)
            if (other != but && other != player) sum += costs_[player][other];
        return sum;
    }
    std::int64_t total() const {
        std::int64_t sum = 0;
        for (const auto& table : tables_)
            for (const std::size_t player : table) sum += with(player, table, player);
        return sum / 2;
    }
    void improve() {
        for (bool better = true; better;) {
            better = false;
            for (auto& a : tables_)
                for (auto& b : tables_)
                    if (&a < &b) better |= exchange(a, b);
        }
    }
    bool exchange(std::vector<std::size_t>& a, std::vector<std::size_t>& b) {
        bool better = false;
        for (std::size_t& x : a)
            for (std::size_t& y : b) {
                const std::int64_t before = with(x, a, x) + with(y, b, y);
                const std::int64_t after = with(x, b, y) + with(y, a, x);
                if (after >= before) continue;
                std::swap(x, y);
                better = true;
            }
        return better;
    }
    void shake() {
        auto& a = tables_[next() % tables_.size()];
        auto& b = tables_[next() % tables_.size()];
        if (&a != &b) std::swap(a[next() % a.size()], b[next() % b.size()]);
    }
    std::size_t next() {
        // Any fixed sequence would do; this one is Knuth's (MMIX).
        state_ = state_ * 6364136223846793005U + 1442695040888963407U;
        return static_cast<std::size_t>(state_ >> 33U);
    }

    Tables tables_;
    std::vector<std::vector<std::int64_t>> costs_;
    std::uint64_t state_ = 1;
};

Tables in_larger(std::span<const Ranked> order, std::size_t table_size, const Costs& costs) {
    Tables tables(order.size() / table_size);
    const bool all_equal = order.front().points == order.back().points;
    for (std::size_t i = 0; i < order.size(); ++i) tables[all_equal ? i % tables.size() : i / table_size].push_back(i);
    return Exchange(std::move(tables), order.size(), costs).best();
}

Pairing seat_all(const Tables& tables, std::span<const Ranked> order, const Meetings& meetings) {
    Pairing pairing;
    for (const auto& table : tables) {
        std::vector<Player> players;
        for (const std::size_t place : table) players.push_back(order[place].player);
        pairing.tables.push_back(seated(std::move(players), meetings));
    }
    return pairing;
}

// Tables of exactly this size out of a list that has as many.
Pairing pair_full(std::vector<Ranked> order, const Meetings& meetings, int table_size, bool folds) {
    if (order.empty()) return {};
    const Costs costs(order, meetings, folds);
    const Tables tables =
        table_size == 2 ? in_pairs(order.size(), costs) : in_larger(order, static_cast<std::size_t>(table_size), costs);
    return seat_all(tables, order, meetings);
}

void add_computers(std::vector<Ranked>& order, int table_size) {
    const int points = order.empty() ? 0 : order.back().points;
    while (order.size() % static_cast<std::size_t>(table_size) != 0) order.push_back({kComputer, points});
}

}  // namespace

std::vector<Player> seated(std::vector<Player> players, const Meetings& meetings) {
    std::vector<std::size_t> order(players.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::vector<std::size_t> best = order;
    std::int64_t least = INT64_MAX;
    do {
        std::int64_t cost = 0;
        for (std::size_t seat = 0; seat < order.size(); ++seat)
            cost += 2 * meetings.at_seat(players[order[seat]], seat) + 1;
        if (cost < least) {
            least = cost;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    std::vector<Player> seats;
    for (const std::size_t place : best) seats.push_back(players[place]);
    return seats;
}

Pairing pair_swiss(std::span<const Ranked> order, const History& history, int table_size, bool fill) {
    const Meetings meetings(history);
    std::vector<Ranked> playing(order.begin(), order.end());
    std::vector<Player> byes;
    if (fill) {
        add_computers(playing, table_size);
    } else {
        const std::size_t too_many = playing.size() % static_cast<std::size_t>(table_size);
        for (std::size_t i = 0; i < too_many; ++i) {
            // Of those who have had the fewest, the last one.
            auto next = playing.begin();
            for (auto one = playing.begin(); one != playing.end(); ++one)
                if (meetings.byes(one->player) <= meetings.byes(next->player)) next = one;
            byes.push_back(next->player);
            playing.erase(next);
        }
    }
    Pairing pairing = pair_full(std::move(playing), meetings, table_size, true);
    pairing.byes = std::move(byes);
    return pairing;
}

int going_on(int table_size) { return table_size == 4 ? 2 : 1; }

Pairing pair_knock_out(std::span<const Player> order, const History& history, int table_size, bool fill) {
    const Meetings meetings(history);
    const auto places = static_cast<std::size_t>(table_size);
    const auto through = static_cast<std::size_t>(going_on(table_size));
    std::size_t tables = 1;  // of the round of the bracket in which all have a place
    while (tables * places < order.size()) tables = tables * places / through;
    // The best are dealt to different tables, to and fro; the last ones, who are no whole row, to the weakest tables.
    std::vector<std::vector<Player>> dealt(tables);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t row = i / tables;
        const std::size_t column = i % tables;
        const bool is_last_row = (row + 1) * tables > order.size();
        dealt[row % 2 == 1 || is_last_row ? tables - 1 - column : column].push_back(order[i]);
    }
    Pairing pairing;
    for (std::vector<Player>& table : dealt) {
        if (tables > 1 && table.size() <= through) {
            pairing.byes.insert(pairing.byes.end(), table.begin(), table.end());
            continue;
        }
        while (fill && table.size() < places) table.push_back(kComputer);
        if (table.size() > 1) pairing.tables.push_back(seated(std::move(table), meetings));
    }
    return pairing;
}

std::vector<Player> go_on(const Game& game, int table_size) {
    std::vector<std::size_t> seats;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        if (game.seats[seat] != kComputer && !(seat < game.left.size() && game.left[seat])) seats.push_back(seat);
    const auto rank = [&](std::size_t seat) { return game.outcome == Outcome::played ? game.ranks[seat] : 1; };
    std::sort(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(rank(a), game.seats[a]) < std::pair(rank(b), game.seats[b]);
    });
    seats.resize(std::min(seats.size(), static_cast<std::size_t>(going_on(table_size))));
    std::vector<Player> players;
    for (const std::size_t seat : seats) players.push_back(game.seats[seat]);
    return players;
}

Pairing pair_arena(std::span<const Ranked> waiting, const History& history, int table_size, bool fill) {
    const Meetings meetings(history);
    std::vector<Ranked> playing(waiting.begin(), waiting.end());
    if (fill)
        add_computers(playing, table_size);
    else
        playing.resize(playing.size() - playing.size() % static_cast<std::size_t>(table_size));
    std::stable_sort(playing.begin(), playing.end(),
                     [](const Ranked& a, const Ranked& b) { return a.points > b.points; });
    return pair_full(std::move(playing), meetings, table_size, false);
}

}  // namespace wharf::tournaments
