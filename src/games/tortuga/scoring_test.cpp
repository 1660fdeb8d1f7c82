// T5 Scoring.
#include "games/tortuga/testing.h"

namespace wharf::tortuga {
namespace {

// Rulebook: Anna has 18 + 4 + 2 + 6 + 8 + 4 = 42.
TEST(TortugaScoring, ExampleAnna) {
    CLAUSES("T5.1 T5.2 T5.3 T5.4");
    State state = before_roll(2);
    // In Tortuga six chests; one set of red, yellow and blue lies there, blue and white of the second too.
    put_in_tortuga(state, 0, Colour::red, 1);
    put_in_tortuga(state, 0, Colour::yellow, 1);
    put_in_tortuga(state, 0, Colour::blue, 3);
    put_in_tortuga(state, 0, Colour::white, 1);
    put_chest(state, 0, Track::fleet, Colour::purple);
    put_chest(state, 0, Track::crew, Colour::red);
    put_chest(state, 0, Track::crew, Colour::white);
    set_markers(state, 0, 4, 4);
    const std::uint8_t tiles[kTileValues] = {2, 1, 0};
    const Score anna = score(state.table.boards[0], tiles);
    EXPECT_EQ(anna.in_tortuga, 18);
    EXPECT_EQ(anna.in_fleet, 4);
    EXPECT_EQ(anna.in_crew, 2);
    EXPECT_EQ(anna.sets, 6);
    EXPECT_EQ(anna.tracks, 8);
    EXPECT_EQ(anna.coins, 4);
    EXPECT_EQ(anna.total(), 42);
}

TEST(TortugaScoring, PurpleCountsDoubleEverywhere) {
    CLAUSES("T5.1");
    State state = before_roll(2);
    put_in_tortuga(state, 0, Colour::purple);
    put_chest(state, 0, Track::fleet, Colour::purple);
    put_chest(state, 0, Track::crew, Colour::purple);
    put_on_island(state, 0, Colour::purple);
    const Score sum = score(state.table.boards[0], state.hands[0].tiles);
    EXPECT_EQ(sum.in_tortuga, 6);
    EXPECT_EQ(sum.in_fleet, 4);
    EXPECT_EQ(sum.in_crew, 2) << "the island scores nothing";
}

TEST(TortugaScoring, SetsUseWhitesInTortugaOnly) {
    CLAUSES("T5.2");
    EXPECT_EQ(count_sets(2, 2, 2, 0), 2);
    EXPECT_EQ(count_sets(3, 2, 1, 0), 1);
    EXPECT_EQ(count_sets(3, 2, 1, 1), 2);
    EXPECT_EQ(count_sets(3, 2, 1, 3), 3);
    EXPECT_EQ(count_sets(0, 0, 0, 5), 1) << "three whites are a set, two are not";
    EXPECT_EQ(count_sets(1, 0, 0, 1), 0);
    State state = before_roll(2);
    put_in_tortuga(state, 0, Colour::red);
    put_on_island(state, 0, Colour::blue);  // anywhere on the board
    put_chest(state, 0, Track::crew, Colour::white);
    EXPECT_EQ(score(state.table.boards[0], state.hands[0].tiles).sets, 0);
    put_in_tortuga(state, 0, Colour::white);
    EXPECT_EQ(score(state.table.boards[0], state.hands[0].tiles).sets, 3);
}

TEST(TortugaScoring, TracksAndCoins) {
    CLAUSES("T5.3 T5.4");
    State state = before_roll(2);
    set_markers(state, 0, 8, 5);
    const std::uint8_t tiles[kTileValues] = {1, 2, 3};
    const Score sum = score(state.table.boards[0], tiles);
    EXPECT_EQ(sum.tracks, 13);
    EXPECT_EQ(sum.coins, 1 + 4 + 9);
}

TEST(TortugaScoring, TiesAreShared) {
    CLAUSES("T5.5");
    State state = before_roll(4);
    put_in_tortuga(state, 1, Colour::red);
    put_in_tortuga(state, 3, Colour::red);
    set_markers(state, 2, 1, 1);
    const Outcome outcome = Tortuga::outcome(state);
    EXPECT_EQ(outcome.rank[1], 1);
    EXPECT_EQ(outcome.rank[3], 1);
    EXPECT_EQ(outcome.rank[0], 3);
    EXPECT_EQ(outcome.rank[2], 4);
}

}  // namespace
}  // namespace wharf::tortuga
