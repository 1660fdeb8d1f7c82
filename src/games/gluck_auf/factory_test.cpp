// G3 Factory: buying from the board and loading carts.
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

constexpr int kTwoGreyLight = tile_of(Colour::grey, Side::light, 2);

// Rulebook: the tile with two grey carts costs 6 marks, gets two grey cubes and lies on the light side.
TEST(GluckAufFactory, ExampleTwoGreyCartsForSixMarks) {
    CLAUSES("G3.1 G0.2");
    State state = at_work(3);
    put_tile(state, kF3, kTwoGreyLight);
    act(state, place_on(state, kF3));
    EXPECT_EQ(seat(state, 0).marks, 9 - 6);
    EXPECT_EQ(seat(state, 0).tiles[kTwoGreyLight], 1);
    EXPECT_EQ(seat(state, 0).carts[kG][kG], 1 + 2);
    EXPECT_EQ(state.table.stock[kG], 13 - 2);
    EXPECT_EQ(tiles_on_side(seat(state, 0), Side::light), 1);
    EXPECT_EQ(tiles_on_side(seat(state, 0), Side::dark), 0);
    expect_conserved(state);
}

// What is turned up is not known while deciding: the space stays empty until the turn is over.
TEST(GluckAufFactory, RefillAtTheEndOfTheTurn) {
    CLAUSES("G3.1");
    State state = at_work(3);
    put_tile(state, kF3, tile_of(Colour::yellow, Side::dark, 1));
    const int height = backs(state, Pile::tiles).size;
    act(state, place_on(state, kF3));
    EXPECT_EQ(state.table.tile_on[kF3], kNoTile);
    EXPECT_EQ(state.table.pending, Pending::refill);
    EXPECT_TRUE(GluckAuf::to_act(state).is_chance());
    act(state, make(Kind::show_tile, 0, 15));
    EXPECT_EQ(state.table.tile_on[kF3], 15);
    EXPECT_EQ(backs(state, Pile::tiles).size, height - 1);
    EXPECT_EQ(state.table.active, 1);
}

TEST(GluckAufFactory, RefillComesBeforeShiftScoring) {
    CLAUSES("G3.1");
    State state = at_work(2);
    seat(state, 0).workers = 1;
    seat(state, 1).workers = 0;
    act(state, place_on(state, kF1));
    EXPECT_EQ(state.table.pending, Pending::refill);
    EXPECT_EQ(state.table.shift, 1);
    act(state, legal(state).front());
    EXPECT_EQ(state.table.shift, 2);
    EXPECT_NE(state.table.tile_on[kF1], kNoTile);
}

TEST(GluckAufFactory, AnEmptyPileLeavesTheSpaceEmpty) {
    CLAUSES("G3.1");
    State state = at_work(2);
    shorten(state, Pile::tiles, 0);
    act(state, place_on(state, kF1));
    EXPECT_EQ(state.table.active, 1);
    EXPECT_EQ(state.table.tile_on[kF1], kNoTile);
}

TEST(GluckAufFactory, CartsAreFilledOneByOneWithSubstitutes) {
    CLAUSES("G3.3");
    State state = at_work(2);
    put_tile(state, kF1, kTwoGreyLight);
    give_cubes(state, 1, To::store, {kG, kG, kG, kG, kG, kG, kG, kG, kG, kG, kG, kG, kG});
    ASSERT_EQ(state.table.stock[kG], 1);
    act(state, place_on(state, kF1));
    EXPECT_EQ(seat(state, 0).marks, 10 - 6);  // the price is unchanged
    EXPECT_EQ(seat(state, 0).carts[kG][kG], 1 + 1);
    ASSERT_EQ(state.table.pending, Pending::substitute);
    EXPECT_EQ(legal(state).size(), 3U + 1U) << "three colours, or none";
    EXPECT_FALSE(offers(state, make(Kind::substitute, 0, 0, kG)));
    act(state, make(Kind::substitute, 0, 0, kY));
    EXPECT_EQ(seat(state, 0).carts[kG][kY], 1);
    EXPECT_EQ(seat(state, 0).carts[kY][kY], 1);
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 0);
    EXPECT_EQ(state.table.pending, Pending::refill);
    expect_conserved(state);
}

// Grey is out of stock; seat 0 buys two grey carts.
State at_two_empty_carts(std::uint8_t rules) {
    State state = at_work(2, 0, rules);
    put_tile(state, kF1, kTwoGreyLight);
    while (state.table.stock[kG] > 0) give_cubes(state, 1, To::store, {kG});
    act(state, place_on(state, kF1));
    return state;
}

TEST(GluckAufFactory, ACartMayStayEmpty) {
    CLAUSES("G3.3");
    State state = at_two_empty_carts(2);
    const int yellow = state.table.stock[kY];
    act(state, make(Kind::substitute, 0, 0, kNoCube));
    ASSERT_EQ(state.table.pending, Pending::substitute) << "each cart is asked by itself";
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 2);
    act(state, make(Kind::substitute, 0, 0, kY));
    EXPECT_EQ(state.table.pending, Pending::refill);
    EXPECT_EQ(state.table.stock[kY], yellow - 1);
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 1);
    expect_conserved(state);
    state = at_two_empty_carts(2);
    for (int cart = 0; cart < 2; ++cart) act(state, make(Kind::substitute, 0, 0, kNoCube));
    EXPECT_EQ(state.table.pending, Pending::refill);
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 2) << "they count as empty carts (G8)";
    EXPECT_EQ(seat(state, 0).marks, 10 - 6) << "the price is unchanged";
    expect_conserved(state);
}

TEST(GluckAufFactory, ByTheFirstRulesACartTakesAnotherColour) {
    CLAUSES("G3.3");
    State state = at_two_empty_carts(1);
    EXPECT_EQ(legal(state).size(), 3U);
    EXPECT_FALSE(offers(state, make(Kind::substitute, 0, 0, kNoCube)));
    const text::Refusal refusal = GluckAufText::refuse(GluckAuf::observe(state, 0), "cart none");
    EXPECT_EQ(refusal.code, "illegal_move");
    EXPECT_EQ(refusal.clause, "G3.3");
    for (int c = 0; c < kColours; ++c)
        while (state.table.stock[c] > (c == kK ? 1 : 0)) give_cubes(state, 1, To::store, {c});
    EXPECT_EQ(legal(state).size(), 1U) << "compulsory";
}

// The cube keeps its colour: it is a yellow one in the cage, though the cart counts as grey.
TEST(GluckAufFactory, ASubstituteKeepsItsOwnColour) {
    CLAUSES("G3.3 G4.3");
    State state = at_work(2);
    give_tile(state, 0, kTwoGreyLight);
    seat(state, 0).carts[kG][kY] = 1;
    state.table.stock[kY] -= 1;
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 1);
    act(state, place_on(state, kMining10));
    act(state, make(Kind::ride, 1 + kG));
    act(state, make(Kind::load, 0, 0, kY));
    EXPECT_EQ(seat(state, 0).cage[kY], 1);
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 2);
    EXPECT_EQ(empty_carts(seat(state, 0), kY), 0);
}

TEST(GluckAufFactory, WithoutAnyCubeACartStaysEmpty) {
    CLAUSES("G3.3");
    State state = at_work(2);
    put_tile(state, kF1, kTwoGreyLight);
    for (int c = 0; c < kColours; ++c)
        while (state.table.stock[c] > (c == kK ? 1 : 0)) give_cubes(state, 1, To::store, {c});
    act(state, place_on(state, kF1));
    ASSERT_EQ(state.table.pending, Pending::substitute);
    act(state, make(Kind::substitute, 0, 0, kK));
    EXPECT_EQ(state.table.pending, Pending::refill);
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 1);
    expect_conserved(state);
}

TEST(GluckAufFactory, CartsAreNeverRefilled) {
    CLAUSES("G3.3");
    State state = at_work(2);
    seat(state, 0).carts[kG][kG] = 0;
    state.table.stock[kG] += 1;
    put_tile(state, kF1, tile_of(Colour::grey, Side::dark, 1));
    act(state, place_on(state, kF1));
    EXPECT_EQ(sum(seat(state, 0).carts[kG]), 1);
    EXPECT_EQ(empty_carts(seat(state, 0), kG), 1);
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
