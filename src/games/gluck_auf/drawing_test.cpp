// G3.2, G7.2 The draw spaces.
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

constexpr int kBlack1 = tile_of(Colour::black, Side::light, 1);
constexpr int kBlack2 = tile_of(Colour::black, Side::light, 2);
constexpr int kGrey1 = tile_of(Colour::grey, Side::dark, 1);
constexpr int kGrey2 = tile_of(Colour::grey, Side::dark, 2);

void look_at(State& state, std::vector<int> tiles) {
    for (int tile : tiles) act(state, make(Kind::look_tile, 0, tile));
}

State looking_at(std::vector<int> tiles) {
    State state = at_work(2);
    act(state, place_on(state, kFactoryDraw));
    look_at(state, tiles);
    return state;
}

void lay_back(State& state, std::vector<int> cards) {
    const Kind kind = state.table.space == kFactoryDraw ? Kind::lay_tile : Kind::lay_order;
    for (int card : cards) act(state, make(kind, 0, card));
}

TEST(GluckAufDrawing, LooksAtFiveAndBuysOne) {
    CLAUSES("G3.2");
    State state = looking_at({kBlack1, kGrey2, kBlack1, kGrey1, kBlack2});
    ASSERT_EQ(state.table.pending, Pending::choice);
    EXPECT_EQ(state.table.in_hand, 5);
    EXPECT_EQ(backs(state, Pile::tiles).size, 42 - 5);
    EXPECT_EQ(legal(state).size(), 4U + 1U);  // equal tiles once, and none
    act(state, make(Kind::buy, 0, kBlack1));
    EXPECT_EQ(seat(state, 0).marks, 10 - 4);
    EXPECT_EQ(seat(state, 0).carts[kK][kK], 2);
    ASSERT_EQ(state.table.pending, Pending::lay_where);
    EXPECT_EQ(legal(state).size(), 2U);
    act(state, make(Kind::on_top));
    EXPECT_EQ(backs(state, Pile::tiles).size, 42 - 1);
    lay_back(state, {kGrey2, kBlack1, kGrey1, kBlack2});
    EXPECT_EQ(state.table.active, 1);  // nothing is refilled
    expect_conserved(state);
    // The first laid is uppermost, and drawn first.
    for (int tile : {kGrey2, kBlack1, kGrey1, kBlack2}) {
        seat(state, state.table.active).marks = 99;
        act(state, place_on(state, kF1));
        ASSERT_EQ(legal(state).size(), 1U);
        act(state, make(Kind::show_tile, 0, tile));
        seat(state, 0).workers = seat(state, 1).workers = 18;
        state.table.crews[kF1] = {};
    }
    act(state, place_on(state, kF1));
    EXPECT_GT(legal(state).size(), 1U);  // unknown again
}

TEST(GluckAufDrawing, OnlyWhatCanBePaid) {
    CLAUSES("G3.2");
    State state = at_work(2);
    seat(state, 0).marks = 3;
    act(state, place_on(state, kFactoryDraw));
    look_at(state, {kBlack1, kGrey2, kGrey1, kGrey1, kBlack2});
    EXPECT_EQ(legal(state).size(), 2U);
    EXPECT_TRUE(offers(state, make(Kind::buy, 0, kGrey1)));
    EXPECT_TRUE(offers(state, make(Kind::buy, 0, kNoTile)));
}

TEST(GluckAufDrawing, PossibleWithoutMarksAndWithoutBuying) {
    CLAUSES("G3.2 G2.3");
    State state = at_work(2);
    seat(state, 0).marks = 0;
    EXPECT_TRUE(may_place(state, kFactoryDraw));
    act(state, place_on(state, kFactoryDraw));
    look_at(state, {kBlack1, kGrey2, kGrey1, kGrey1, kBlack2});
    EXPECT_EQ(legal(state), std::vector<Action>{make(Kind::buy, 0, kNoTile)});
    act(state, make(Kind::buy, 0, kNoTile));
    act(state, make(Kind::at_bottom));
    EXPECT_EQ(legal(state).size(), 4U);  // equal tiles are one choice
    lay_back(state, {kBlack2, kGrey1, kBlack1, kGrey1, kGrey2});
    EXPECT_EQ(state.table.active, 1);
    const int expected[] = {kGrey2, kGrey1, kBlack1, kGrey1, kBlack2};  // from the bottom
    for (int place = 0; place < 5; ++place) {
        EXPECT_EQ(state.face[0][place], expected[place]);
        EXPECT_EQ(backs(state, Pile::tiles).knower[place], 1);
    }
    EXPECT_EQ(backs(state, Pile::tiles).knower[5], 0);
    EXPECT_EQ(backs(state, Pile::tiles).size, 42);
    expect_conserved(state);
}

TEST(GluckAufDrawing, ABoughtTileGetsItsCubesBeforeLayingBack) {
    CLAUSES("G3.2 G3.3");
    State state = looking_at({kBlack1, kGrey2, kBlack1, kGrey1, kBlack2});
    while (state.table.stock[kK] > 0) give_cubes(state, 1, To::store, {kK});
    act(state, make(Kind::buy, 0, kBlack2));
    ASSERT_EQ(state.table.pending, Pending::substitute);
    act(state, make(Kind::substitute, 0, 0, kY));
    act(state, make(Kind::substitute, 0, 0, kB));
    ASSERT_EQ(state.table.pending, Pending::lay_where);
    EXPECT_EQ(state.table.in_hand, 4);
    expect_conserved(state);
}

TEST(GluckAufDrawing, AShortPileIsLookedAtWhole) {
    CLAUSES("G3.2");
    State state = at_work(2);
    shorten(state, Pile::tiles, 3);
    act(state, place_on(state, kFactoryDraw));
    settle(state);
    EXPECT_EQ(state.table.in_hand, 3);
    act(state, make(Kind::buy, 0, kNoTile));
    EXPECT_EQ(legal(state), std::vector<Action>{make(Kind::on_top)});  // no other card in the pile
}

TEST(GluckAufDrawing, TheLastTileBoughtLeavesNothingToLay) {
    CLAUSES("G3.2");
    State state = at_work(2);
    shorten(state, Pile::tiles, 1);
    seat(state, 0).marks = 99;
    act(state, place_on(state, kFactoryDraw));
    settle(state);
    EXPECT_EQ(state.table.in_hand, 1);
    act(state, legal(state).front());
    EXPECT_EQ(state.table.active, 1);
    EXPECT_FALSE(may_place(state, kFactoryDraw));
}

TEST(GluckAufDrawing, OrdersAreKeptOrNot) {
    CLAUSES("G7.2");
    State state = at_work(2);
    seat(state, 0).marks = 0;
    act(state, place_on(state, kNewOrderDraw));
    for (int order : {40, 30, 35, 25, 20}) act(state, make(Kind::look_order, 0, order));
    EXPECT_EQ(legal(state).size(), 5U + 1U);
    State without = state;
    act(state, make(Kind::keep, 0, 35));
    EXPECT_EQ(seat(state, 0).outstanding, only(35));
    act(state, make(Kind::on_top));
    lay_back(state, {20, 40, 25, 30});
    EXPECT_EQ(state.table.active, 1);
    expect_conserved(state);
    act(state, place_on(state, kO2));
    EXPECT_EQ(legal(state), std::vector<Action>{make(Kind::show_order, 0, 20)});

    act(without, make(Kind::keep, 0, kNoOrder));
    EXPECT_EQ(seat(without, 0).outstanding, 0U);
    act(without, make(Kind::at_bottom));
    lay_back(without, {20, 40, 25, 30, 35});
    EXPECT_EQ(without.face[1][0], 35);
    EXPECT_EQ(without.face[1][4], 20);
    expect_conserved(without);
}

TEST(GluckAufDrawing, KnownCardsAreLookedAtWithoutChance) {
    CLAUSES("G3.2 G11.1");
    State state = at_work(2);
    know_top(state, Pile::tiles, 1, {kGrey2, kBlack1});
    act(state, place_on(state, kFactoryDraw));
    EXPECT_EQ(legal(state), std::vector<Action>{make(Kind::look_tile, 0, kGrey2)});
    look_at(state, {kGrey2});
    EXPECT_EQ(legal(state), std::vector<Action>{make(Kind::look_tile, 0, kBlack1)});
    EXPECT_EQ(GluckAuf::chance_weight(state, make(Kind::look_tile, 0, kBlack1)), 1U);
    look_at(state, {kBlack1});
    EXPECT_GT(legal(state).size(), 1U);
    expect_conserved(state);
}

// A pile that is known from top to bottom: laid back at the bottom, it turns round.
TEST(GluckAufDrawing, AWhollyKnownPile) {
    CLAUSES("G3.2 G11.1");
    State state = at_work(2);
    shorten(state, Pile::tiles, 7);
    std::vector<int> cards;
    for (int tile = 0; tile < kTileTypes; ++tile)
        for (int i = 0; i < state.unknown_tiles[tile]; ++i) cards.push_back(tile);
    ASSERT_EQ(cards.size(), 7U);
    know_top(state, Pile::tiles, 1, cards);
    act(state, place_on(state, kFactoryDraw));
    settle(state);
    act(state, make(Kind::buy, 0, kNoTile));
    act(state, make(Kind::at_bottom));
    settle(state);
    while (state.table.pending == Pending::lay) act(state, legal(state).front());
    EXPECT_EQ(state.face[0][6], cards[5]);
    EXPECT_EQ(state.face[0][5], cards[6]);
    EXPECT_EQ(backs(state, Pile::tiles).knower[6], 2);
    EXPECT_EQ(backs(state, Pile::tiles).knower[5], 2);
    for (int place = 0; place < 5; ++place) EXPECT_EQ(backs(state, Pile::tiles).knower[place], 1);
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
