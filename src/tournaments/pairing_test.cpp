// The pairing programs: examples worked by hand, and properties of random tournaments.
#include "tournaments/pairing.h"

#include <gmock/gmock.h>
#include <rapidcheck.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "tournaments/matching.h"
#include "tournaments/meetings.h"
#include "tournaments/standings.h"

namespace wharf::tournaments {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

std::vector<Player> sorted(std::vector<Player> players) {
    std::sort(players.begin(), players.end());
    return players;
}

std::vector<std::vector<Player>> sorted_tables(const Pairing& pairing) {
    std::vector<std::vector<Player>> tables;
    for (const auto& table : pairing.tables) tables.push_back(sorted(table));
    std::sort(tables.begin(), tables.end());
    return tables;
}

// A tournament that is played out of hand: who wins is drawn.
class Played {
 public:
    Played(int players, int table_size, bool fill, bool draws) : table_size_(table_size), fill_(fill), draws_(draws) {
        history_.players = players;
    }

    const History& history() const { return history_; }

    Pairing play_round(const std::vector<Player>& active) {
        round_ += 1;
        std::vector<Ranked> order;
        for (const Standing& standing : standings(history_, {Kind::swiss, table_size_}))
            if (std::find(active.begin(), active.end(), standing.player) != active.end())
                order.push_back({standing.player, standing.points});
        const Pairing pairing = pair_swiss(order, history_, table_size_, fill_);
        for (const auto& table : pairing.tables) {
            Game game{round_, table, Outcome::played, {}, {}, {}};
            for (std::size_t seat = 0; seat < table.size(); ++seat) {
                game.ranks.push_back(draws_ ? *rc::gen::inRange(1, 3) : static_cast<int>(seat) + 1);
                game.scores.push_back(0);
            }
            if (!draws_)
                for (std::size_t i = game.ranks.size(); i > 1; --i)
                    std::swap(game.ranks[i - 1], game.ranks[*rc::gen::inRange<std::size_t>(0, i)]);
            history_.games.push_back(std::move(game));
        }
        for (const Player player : pairing.byes) history_.byes.push_back({round_, player});
        return pairing;
    }
    Pairing play_round() {
        std::vector<Player> all(static_cast<std::size_t>(history_.players));
        std::iota(all.begin(), all.end(), 0);
        return play_round(all);
    }

 private:
    History history_;
    int table_size_;
    bool fill_;
    bool draws_;
    int round_ = 0;
};

// Everybody who plays sits at one table or has a bye; tables are full.
void expect_complete(const Pairing& pairing, int players, int table_size) {
    std::vector<Player> seen = pairing.byes;
    for (const auto& table : pairing.tables) {
        RC_ASSERT(static_cast<int>(table.size()) == table_size);
        for (const Player player : table)
            if (player != kComputer) seen.push_back(player);
    }
    std::sort(seen.begin(), seen.end());
    std::vector<Player> all(static_cast<std::size_t>(players));
    std::iota(all.begin(), all.end(), 0);
    RC_ASSERT(seen == all);
}

std::int64_t cheapest_by_trying(const std::vector<std::vector<std::int64_t>>& costs, std::vector<bool>& taken) {
    const auto first = static_cast<std::size_t>(std::find(taken.begin(), taken.end(), false) - taken.begin());
    if (first == taken.size()) return 0;
    std::int64_t least = INT64_MAX;
    taken[first] = true;
    for (std::size_t other = first + 1; other < taken.size(); ++other) {
        if (taken[other]) continue;
        taken[other] = true;
        least = std::min(least, costs[first][other] + cheapest_by_trying(costs, taken));
        taken[other] = false;
    }
    taken[first] = false;
    return least;
}

}  // namespace

TEST(Matching, costs_as_little_as_any_other) {
    EXPECT_TRUE(rc::check("compared with all matchings", [] {
        const auto order = static_cast<std::size_t>(2 * *rc::gen::inRange(1, 6));
        const std::int64_t dearest = *rc::gen::element<std::int64_t>(2, 10, 1'000'000'000'000);
        std::vector<std::vector<std::int64_t>> costs(order, std::vector<std::int64_t>(order));
        for (std::size_t a = 0; a < order; ++a)
            for (std::size_t b = a + 1; b < order; ++b)
                costs[a][b] = costs[b][a] = *rc::gen::inRange<std::int64_t>(0, dearest);
        const std::vector<int> partners = cheapest_matching(costs);
        std::int64_t cost = 0;
        for (std::size_t a = 0; a < order; ++a) {
            const auto b = static_cast<std::size_t>(partners[a]);
            RC_ASSERT(b < order && b != a && partners[b] == static_cast<int>(a));
            if (a < b) cost += costs[a][b];
        }
        std::vector<bool> taken(order);
        RC_ASSERT(cost == cheapest_by_trying(costs, taken));
    }));
}

// Worked by hand: the upper half meets the lower half; then winners meet winners, and nobody the same again.
TEST(Swiss, eight_players_three_rounds) {
    History history{.players = 8};
    std::vector<Ranked> order;
    for (Player player = 0; player < 8; ++player) order.push_back({player, 0});
    const Pairing first = pair_swiss(order, history, 2, false);
    EXPECT_THAT(sorted_tables(first),
                ElementsAre(ElementsAre(0, 4), ElementsAre(1, 5), ElementsAre(2, 6), ElementsAre(3, 7)));
    EXPECT_THAT(first.byes, IsEmpty());
    // The better seed wins everywhere.
    for (Player player = 0; player < 4; ++player)
        history.games.push_back({1, {player, player + 4}, Outcome::played, {1, 2}, {0, 0}, {}});
    order = {{0, 24}, {1, 24}, {2, 24}, {3, 24}, {4, 0}, {5, 0}, {6, 0}, {7, 0}};
    EXPECT_THAT(sorted_tables(pair_swiss(order, history, 2, false)),
                ElementsAre(ElementsAre(0, 2), ElementsAre(1, 3), ElementsAre(4, 6), ElementsAre(5, 7)));
    history.games.push_back({2, {2, 0}, Outcome::played, {2, 1}, {0, 0}, {}});
    history.games.push_back({2, {3, 1}, Outcome::played, {2, 1}, {0, 0}, {}});
    history.games.push_back({2, {6, 4}, Outcome::played, {2, 1}, {0, 0}, {}});
    history.games.push_back({2, {7, 5}, Outcome::played, {2, 1}, {0, 0}, {}});
    // 0 and 1 have two points, 6 and 7 none; of the four between, 2-4, 2-5, 3-4 and 3-5 are new. All are one apart.
    order = {{0, 48}, {1, 48}, {2, 24}, {3, 24}, {4, 24}, {5, 24}, {6, 0}, {7, 0}};
    EXPECT_THAT(sorted_tables(pair_swiss(order, history, 2, false)),
                ElementsAre(ElementsAre(0, 1), ElementsAre(2, 4), ElementsAre(3, 5), ElementsAre(6, 7)));
}

TEST(Swiss, a_bye_goes_to_the_last_who_has_had_none) {
    History history{.players = 5};
    history.byes = {{1, 4}};
    const std::vector<Ranked> order{{2, 48}, {0, 24}, {1, 24}, {4, 24}, {3, 0}};
    EXPECT_THAT(pair_swiss(order, history, 2, false).byes, ElementsAre(3));
    history.byes.push_back({2, 3});
    EXPECT_THAT(pair_swiss(order, history, 2, false).byes, ElementsAre(1));
    // Tables of three leave two over.
    EXPECT_THAT(pair_swiss(order, history, 3, false).byes, ElementsAre(1, 0));
}

TEST(Swiss, computers_fill_and_are_spread) {
    History history{.players = 10};
    std::vector<Ranked> order;
    for (Player player = 0; player < 10; ++player) order.push_back({player, 0});
    const Pairing pairing = pair_swiss(order, history, 4, true);
    ASSERT_EQ(pairing.tables.size(), 3);
    for (const auto& table : pairing.tables)
        EXPECT_LE(std::count(table.begin(), table.end(), kComputer), 1) << "two computers, three tables";
    EXPECT_THAT(pairing.byes, IsEmpty());
}

// In pairs, as long as a round is possible in which nobody meets the same again, there is one; and an even number of
// players can always play half of them rounds less one (Dirac: everybody has then more than half of the others left).
TEST(Swiss, nobody_meets_the_same_twice_in_pairs) {
    EXPECT_TRUE(rc::check("in pairs", [] {
        const int players = *rc::gen::inRange(2, 20);
        const int rounds = *rc::gen::inRange(1, std::max(2, players / 2));
        Played played(players, 2, false, *rc::gen::arbitrary<bool>());
        for (int round = 0; round < rounds; ++round) expect_complete(played.play_round(), players, 2);
        const Meetings meetings(played.history());
        for (Player a = 0; a < players; ++a)
            for (Player b = 0; b < a; ++b) RC_ASSERT(meetings.between(a, b) <= 1);
    }));
}

// Also when all have met: nobody a third time before everybody has met a second time, as far as rounds can do that.
TEST(Swiss, all_have_met_before_anybody_meets_again_among_four) {
    EXPECT_TRUE(rc::check("four players, six rounds", [] {
        Played played(4, 2, false, *rc::gen::arbitrary<bool>());
        for (int round = 1; round <= 6; ++round) {
            played.play_round();
            const Meetings meetings(played.history());
            for (Player a = 0; a < 4; ++a)
                for (Player b = 0; b < a; ++b) {
                    RC_ASSERT(meetings.between(a, b) <= (round + 2) / 3);
                    RC_ASSERT(meetings.between(a, b) >= round / 3);
                }
        }
    }));
}

TEST(Swiss, byes_are_fair) {
    EXPECT_TRUE(rc::check("nobody twice before all once", [] {
        const int players = *rc::gen::inRange(3, 16);
        const int table_size = *rc::gen::inRange(2, std::min(6, players));
        Played played(players, table_size, false, *rc::gen::arbitrary<bool>());
        for (int round = 0; round < 2 * players / table_size + 2; ++round) {
            const Pairing pairing = played.play_round();
            expect_complete(pairing, players, table_size);
            RC_ASSERT(static_cast<int>(pairing.byes.size()) == players % table_size);
            const Meetings meetings(played.history());
            std::vector<int> byes;
            for (Player player = 0; player < players; ++player) byes.push_back(meetings.byes(player));
            const auto [least, most] = std::minmax_element(byes.begin(), byes.end());
            RC_ASSERT(*most - *least <= 1);
        }
    }));
}

// Larger tables: where there is much room, nobody meets the same twice.
TEST(Swiss, nobody_meets_the_same_twice_at_larger_tables) {
    EXPECT_TRUE(rc::check("at larger tables", [] {
        const int table_size = *rc::gen::inRange(3, 6);
        const int players = table_size * *rc::gen::inRange(table_size + 2, 2 * table_size + 2);
        Played played(players, table_size, false, *rc::gen::arbitrary<bool>());
        for (int round = 0; round < 3; ++round) expect_complete(played.play_round(), players, table_size);
        const Meetings meetings(played.history());
        for (Player a = 0; a < players; ++a)
            for (Player b = 0; b < a; ++b) RC_ASSERT(meetings.between(a, b) <= 1);
    }));
}

TEST(Swiss, seats_are_rotated) {
    EXPECT_TRUE(rc::check("seats", [] {
        const int table_size = *rc::gen::inRange(2, 6);
        const int players = table_size * *rc::gen::inRange(1, 6);
        Played played(players, table_size, false, *rc::gen::arbitrary<bool>());
        const int rounds = 2 * table_size;
        for (int round = 0; round < rounds; ++round) played.play_round();
        const Meetings meetings(played.history());
        for (Player player = 0; player < players; ++player)
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(table_size); ++seat)
                RC_ASSERT(std::abs(meetings.at_seat(player, seat) - 2) <= 2);
    }));
}

TEST(Swiss, those_who_are_away_are_not_paired) {
    EXPECT_TRUE(rc::check("some are away", [] {
        const int players = *rc::gen::inRange(4, 20);
        Played played(players, 2, true, false);
        for (int round = 0; round < 4; ++round) {
            std::vector<Player> active;
            for (Player player = 0; player < players; ++player)
                if (*rc::gen::inRange(0, 4) != 0) active.push_back(player);
            const Pairing pairing = played.play_round(active);
            std::set<Player> seen;
            for (const auto& table : pairing.tables)
                for (const Player player : table)
                    if (player != kComputer) RC_ASSERT(seen.insert(player).second);
            RC_ASSERT(seen == std::set<Player>(active.begin(), active.end()));
            RC_ASSERT(pairing.byes.empty());
        }
    }));
}

// Worked by hand: five in pairs are a bracket of eight, whose three missing places are byes of the best.
TEST(KnockOut, five_in_pairs) {
    const History history{.players = 5};
    const std::vector<Player> all{0, 1, 2, 3, 4};
    const Pairing first = pair_knock_out(all, history, 2, false);
    EXPECT_THAT(sorted_tables(first), ElementsAre(ElementsAre(3, 4)));
    EXPECT_THAT(first.byes, ElementsAre(0, 1, 2));
    const std::vector<Player> four{0, 1, 2, 4};
    EXPECT_THAT(sorted_tables(pair_knock_out(four, history, 2, false)),
                ElementsAre(ElementsAre(0, 4), ElementsAre(1, 2)));
}

// Of four two go on: twelve are a bracket of sixteen with three at a table; then six, of eight: three and three.
TEST(KnockOut, twelve_at_tables_of_four) {
    const History history{.players = 12};
    std::vector<Player> all(12);
    std::iota(all.begin(), all.end(), 0);
    const Pairing first = pair_knock_out(all, history, 4, false);
    EXPECT_THAT(sorted_tables(first),
                ElementsAre(ElementsAre(0, 7, 8), ElementsAre(1, 6, 9), ElementsAre(2, 5, 10), ElementsAre(3, 4, 11)));
    const Pairing filled = pair_knock_out(all, history, 4, true);
    for (const auto& table : filled.tables) EXPECT_EQ(std::count(table.begin(), table.end(), kComputer), 1);
}

TEST(KnockOut, who_goes_on) {
    // Computers do not go on, nor who has left; a tie is the better seed's.
    const Game game{1, {7, kComputer, 2, 5}, Outcome::played, {2, 1, 2, 4}, {0, 0, 0, 0}, {false, false, false, true}};
    EXPECT_THAT(go_on(game, 4), ElementsAre(2, 7));
    EXPECT_THAT(go_on(game, 3), ElementsAre(2));
}

TEST(KnockOut, ends_with_one) {
    EXPECT_TRUE(rc::check("every bracket", [] {
        const int players = *rc::gen::inRange(2, 80);
        const int table_size = *rc::gen::inRange(2, 6);
        const bool fill = *rc::gen::arbitrary<bool>();
        std::vector<Player> order(static_cast<std::size_t>(players));
        std::iota(order.begin(), order.end(), 0);
        const History history{.players = players};
        std::set<int> rounds_with_byes;
        int round = 0;
        while (order.size() > 1) {
            RC_ASSERT(++round < 10);
            const Pairing pairing = pair_knock_out(order, history, table_size, fill);
            std::vector<Player> next = pairing.byes;
            std::size_t seen = next.size();
            if (!next.empty()) rounds_with_byes.insert(round);
            const bool is_final = pairing.tables.size() == 1 && pairing.byes.empty();
            for (const auto& table : pairing.tables) {
                RC_ASSERT(table.size() >= 2 && static_cast<int>(table.size()) <= table_size);
                seen += static_cast<std::size_t>(
                    std::count_if(table.begin(), table.end(), [](Player p) { return p != kComputer; }));
                Game game{round, table, Outcome::played, {}, {}, {}};
                for (std::size_t seat = 0; seat < table.size(); ++seat)
                    game.ranks.push_back(static_cast<int>(seat) + 1);
                for (const Player player : go_on(game, table_size)) next.push_back(player);
            }
            RC_ASSERT(seen == order.size());
            if (is_final) break;
            RC_ASSERT(next.size() < order.size());
            std::sort(next.begin(), next.end());
            order = next;
        }
        // As in every bracket of pairs: nobody has a bye after the first round.
        if (table_size == 2) RC_ASSERT(rounds_with_byes.empty() || rounds_with_byes == std::set<int>{1});
    }));
}

TEST(Arena, who_has_waited_longest_plays_and_the_last_opponent_is_avoided) {
    History history{.players = 5};
    history.games.push_back({1, {0, 1}, Outcome::played, {1, 2}, {0, 0}, {}});
    const std::vector<Ranked> waiting{{1, 0}, {0, 24}, {2, 0}, {3, 24}, {4, 24}};
    const Pairing pairing = pair_arena(waiting, history, 2, false);
    EXPECT_THAT(sorted_tables(pairing), ElementsAre(ElementsAre(0, 3), ElementsAre(1, 2)));
    EXPECT_THAT(pair_arena({}, history, 2, true).tables, IsEmpty());
    EXPECT_THAT(sorted_tables(pair_arena(std::vector<Ranked>{{4, 0}}, history, 3, true)),
                ElementsAre(ElementsAre(kComputer, kComputer, 4)));
}

}  // namespace wharf::tournaments
