// G1 Set-up.
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

TEST(GluckAufSetUp, TheTableNamesTheStartPlayerOrChanceDoes) {
    CLAUSES("G1.0");
    Config config;
    config.players = 3;
    State drawn = GluckAuf::initial(config);
    EXPECT_TRUE(GluckAuf::to_act(drawn).is_chance());
    const auto outcomes = legal(drawn);
    ASSERT_EQ(outcomes.size(), 3U);
    for (const Action& outcome : outcomes) EXPECT_EQ(GluckAuf::chance_weight(drawn, outcome), 1U);
    act(drawn, make(Kind::start, 2));
    EXPECT_TRUE(same_bytes(drawn, start_of(3, 2)));
    EXPECT_EQ(at_work(3, 2).table.active, 2);
}

TEST(GluckAufSetUp, RightHandNeighbour) {
    CLAUSES("G1.0");
    const State state = start_of(3);
    EXPECT_EQ(right_of(state.table, 2), 1);
    EXPECT_EQ(right_of(state.table, 0), 2);
    EXPECT_EQ(clockwise(state.table, 2, 1), 0);
}

TEST(GluckAufSetUp, Equipment) {
    CLAUSES("G1.1");
    const int workers[] = {18, 15, 13};
    const int marks[] = {10, 9, 8};
    for (int players = 2; players <= 4; ++players) {
        const State state = start_of(players);
        for (int s = 0; s < players; ++s) {
            const Player& player = state.table.seats[s];
            EXPECT_EQ(player.workers, workers[players - 2]);
            EXPECT_EQ(player.marks, marks[players - 2]);
            for (int level = 0; level < kColours; ++level) {
                EXPECT_EQ(sum(player.carts[level]), 1);
                EXPECT_EQ(player.carts[level][level], 1);
            }
            EXPECT_EQ(player.cage_at, 0);
            EXPECT_EQ(sum(player.cage), 0);
            EXPECT_EQ(sum(player.store), 0);
            EXPECT_EQ(player.points, 0);
        }
        for (int c = 0; c < kColours; ++c) EXPECT_EQ(state.table.stock[c], 16 - players);
    }
}

TEST(GluckAufSetUp, TilesOnOpenFactorySpaces) {
    CLAUSES("G1.2");
    const int tiles[] = {6, 7, 8};
    for (int players = 2; players <= 4; ++players) {
        State state = start_of(players);
        int shown = 0;
        for (; state.table.pending == Pending::first_tile; ++shown) {
            EXPECT_EQ(GluckAuf::chance_weight(state, make(Kind::show_tile, 0, 15)), 3U);
            act(state, legal(state).front());
        }
        EXPECT_EQ(shown, tiles[players - 2]);
        for (int space = 0; space < kFactorySpaces; ++space)
            EXPECT_EQ(state.table.tile_on[space] != kNoTile, is_open(space, players)) << space;
        EXPECT_EQ(backs(state, Pile::tiles).size, 48 - shown);
    }
}

TEST(GluckAufSetUp, EqualTilesBecomeRarer) {
    CLAUSES("G0.2 G1.2");
    State state = start_of(2);
    for (std::uint32_t left = 3; left > 0; --left) {
        EXPECT_EQ(GluckAuf::chance_weight(state, make(Kind::show_tile, 0, 5)), left);
        act(state, make(Kind::show_tile, 0, 5));
    }
    EXPECT_FALSE(offers(state, make(Kind::show_tile, 0, 5)));
}

// From the start player's right-hand neighbour counter-clockwise, the start player last in each round.
TEST(GluckAufSetUp, TheDraftGoesCounterClockwise) {
    CLAUSES("G1.3");
    for (int players = 2; players <= 4; ++players) {
        State state = start_of(players, 1);
        while (state.table.pending != Pending::draft) {
            EXPECT_TRUE(GluckAuf::to_act(state).is_chance());
            act(state, legal(state).front());
        }
        EXPECT_EQ(count_bits(state.table.draft), 3 * players + 1);
        for (int pick = 0; pick < 3 * players; ++pick) {
            EXPECT_EQ(state.table.active, (1 - 1 - pick % players + players) % players);
            EXPECT_EQ(legal(state).size(), static_cast<std::size_t>(3 * players + 1 - pick));
            act(state, legal(state).back());
        }
        for (int s = 0; s < players; ++s) EXPECT_EQ(count_bits(seat(state, s).outstanding), 3);
        expect_conserved(state);
    }
}

TEST(GluckAufSetUp, TheLastDraftCardGoesToTheLowestOpenSpace) {
    CLAUSES("G1.3");
    for (int players = 2; players <= 4; ++players) {
        State state = start_of(players);
        while (state.table.pending != Pending::first_order) act(state, legal(state).back());
        const int lowest = players == 2 ? 1 : 0;
        for (int i = 0; i < kOrderSpaces; ++i) EXPECT_EQ(state.table.order_on[i] != kNoOrder, i == lowest);
        EXPECT_EQ(state.table.draft, 0U);
        for (int i = lowest + 1; i < kOrderSpaces; ++i) {
            ASSERT_EQ(state.table.pending, Pending::first_order);
            const Action shown = legal(state).back();
            act(state, shown);
            EXPECT_EQ(state.table.order_on[i], shown.card);
        }
        EXPECT_EQ(state.table.pending, Pending::placement);
        EXPECT_EQ(state.table.active, state.table.start);
        EXPECT_EQ(state.table.order_on[0] == kNoOrder, players == 2);
    }
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
