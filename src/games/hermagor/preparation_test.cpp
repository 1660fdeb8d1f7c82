// H3 Phase 2: preparation.
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

// A market with buyers put by hand; all other buyers are passed.
struct Market {
    State state;

    explicit Market(int players) : state(at_market(players)) {}
    void buyer(Seat colour, int place) { state.table.buyers[colour] |= place_bit(place); }
    void finish() { finish_buyers(state); }
};

// The rulebook's example: rows A–D, E–H, I–L are rows 2–4; the lanes between them H2 and H3.
struct WorkedExample : Market {
    static constexpr Seat red = 0;
    static constexpr Seat blue = 1;
    static constexpr Seat green = 2;
    WorkedExample() : Market(3) {
        for (int v = 1; v <= 3; ++v) buyer(red, crossing(2, v));
        buyer(red, field_h(2, 2));
        buyer(blue, stall_place(3, 1));
        buyer(blue, field_h(3, 3));
        buyer(blue, crossing(3, 3));
        buyer(blue, stall_place(4, 3));
        buyer(green, stall_place(2, 1));
        buyer(green, field_v(1, 2));
        buyer(green, field_h(3, 1));
        buyer(green, stall_place(4, 1));
    }
    Seat winner(char stall) const { return winner_of(state.table, kStallColumns + (stall - 'A')); }
};

TEST(HermagorPreparation, WorkedExampleIncome) {
    CLAUSES("H3.1");
    WorkedExample example;
    const Table& table = example.state.table;
    EXPECT_EQ(income(table.buyers[WorkedExample::red]), 13);
    EXPECT_EQ(income(table.buyers[WorkedExample::blue]), 4);
    EXPECT_EQ(income(table.buyers[WorkedExample::green]), 2);
    example.finish();
    EXPECT_EQ(money(example.state, WorkedExample::red), 20 + 13);
    EXPECT_EQ(money(example.state, WorkedExample::blue), 20 + 4);
    EXPECT_EQ(money(example.state, WorkedExample::green), 20 + 2);
}

TEST(HermagorPreparation, WorkedExampleTiles) {
    CLAUSES("H3.2");
    const WorkedExample example;
    for (char stall : {'A', 'I'}) EXPECT_EQ(example.winner(stall), WorkedExample::green) << stall;
    for (char stall : {'B', 'C', 'D', 'F'}) EXPECT_EQ(example.winner(stall), WorkedExample::red) << stall;
    for (char stall : {'E', 'G', 'K', 'L'}) EXPECT_EQ(example.winner(stall), WorkedExample::blue) << stall;
    for (char stall : {'H', 'J'}) EXPECT_EQ(example.winner(stall), kSpectator) << stall;
}

TEST(HermagorPreparation, LaneIncome) {
    CLAUSES("H3.1");
    EXPECT_EQ(income(place_bit(field_h(2, 1))), 1);
    EXPECT_EQ(income(place_bit(field_h(2, 1)) | place_bit(field_h(2, 2))), 3);
    EXPECT_EQ(income(place_bit(field_h(2, 1)) | place_bit(field_h(2, 2)) | place_bit(field_h(2, 3))), 6);
    EXPECT_EQ(income(place_bit(field_h(2, 1)) | place_bit(field_h(2, 2)) | place_bit(field_h(2, 3)) |
                     place_bit(field_h(2, 4))),
              10);
    EXPECT_EQ(income(place_bit(crossing(1, 1))), 2);
    EXPECT_EQ(income(place_bit(stall_place(2, 2))), 0);
}

TEST(HermagorPreparation, TiesAmongTheTiedOnly) {
    CLAUSES("H3.2");
    // Seats 0 and 1 have two each around the stall, seat 2 one on it: standing there does not help seat 2.
    Market market(3);
    market.buyer(0, field_h(2, 2));
    market.buyer(0, crossing(2, 1));
    market.buyer(1, crossing(2, 2));
    market.buyer(1, crossing(3, 1));
    market.buyer(2, stall_place(3, 2));
    EXPECT_EQ(winner_of(market.state.table, stall_at(3, 2)), 0) << "one beside against none";
    market.buyer(2, field_v(1, 3));
    EXPECT_EQ(winner_of(market.state.table, stall_at(3, 2)), 2) << "three are tied, one stands on the stall";
    market.state.table.buyers[2] = place_bit(field_v(1, 3)) | place_bit(field_v(2, 3));
    EXPECT_EQ(winner_of(market.state.table, stall_at(3, 2)), 2) << "two beside";
    market.state.table.buyers[2] = place_bit(field_v(1, 3)) | place_bit(crossing(3, 2));
    EXPECT_EQ(winner_of(market.state.table, stall_at(3, 2)), kSpectator) << "one beside each of two";
}

TEST(HermagorPreparation, WhatNobodyWinsStays) {
    CLAUSES("H3.2");
    Market market(3);
    put_on_stall(market.state, stall_at(2, 1), 9);
    market.buyer(0, field_v(1, 2));
    market.buyer(1, field_h(2, 1));
    market.buyer(2, stall_place(4, 4));
    put_on_stall(market.state, stall_at(4, 4), 10);
    market.finish();
    while (market.state.table.pending == Pending::raise) act(market.state, legal(market.state)[1]);
    EXPECT_EQ(market.state.table.stalls[stall_at(2, 1)], 9) << "one beside each";
    EXPECT_EQ(market.state.table.stalls[stall_at(4, 4)], kNoTile);
    EXPECT_TRUE(holds(market.state.table.sides[2], 10));
    EXPECT_NE(market.state.table.stalls[stall_at(4, 3)], kNoTile) << "nobody came";
}

TEST(HermagorPreparation, WinnerOfASingleProductMayRaiseItsPrice) {
    CLAUSES("H3.3 H0.5");
    for (const bool raise : {true, false}) {
        Market market(3);
        market.buyer(1, stall_place(2, 2));
        put_on_stall(market.state, stall_at(2, 2), 5);
        market.finish();
        EXPECT_EQ(market.state.table.pending, Pending::raise);
        EXPECT_EQ(market.state.table.active, 1);
        EXPECT_EQ(legal(market.state).size(), 2);
        act(market.state, make(raise ? Kind::raise : Kind::keep, 0, index_of(Good::salt)));
        EXPECT_EQ(market.state.table.prices[index_of(Good::salt)], raise ? 6 : 5);
        EXPECT_TRUE(holds(market.state.table.sides[1], 5));
        EXPECT_EQ(market.state.table.stalls[stall_at(2, 2)], kNoTile);
        EXPECT_NE(market.state.table.pending, Pending::raise);
    }
}

TEST(HermagorPreparation, AtTenAndForDoublesNothingIsAsked) {
    CLAUSES("H3.3 H0.5");
    Market market(3);
    market.buyer(1, stall_place(2, 2));
    market.buyer(1, stall_place(4, 4));
    put_on_stall(market.state, stall_at(2, 2), 5);
    put_on_stall(market.state, stall_at(4, 4), 12);
    market.state.table.prices[index_of(Good::salt)] = 10;
    market.finish();
    EXPECT_TRUE(holds(market.state.table.sides[1], 5));
    EXPECT_TRUE(holds(market.state.table.sides[1], 12));
    EXPECT_EQ(market.state.table.prices[index_of(Good::salt)], 10);
    EXPECT_NE(market.state.table.pending, Pending::raise);
}

TEST(HermagorPreparation, PriceFluctuationRaisesAnyPriceBelowTen) {
    CLAUSES("H3.4");
    Market market(3);
    market.buyer(2, stall_place(2, 2));
    put_on_stall(market.state, stall_at(2, 2), kPriceFluctuation);
    market.state.table.prices[0] = 10;
    market.finish();
    EXPECT_EQ(market.state.table.pending, Pending::fluctuation);
    EXPECT_EQ(market.state.table.active, 2);
    EXPECT_EQ(legal(market.state).size(), 7) << "seven prices below 10 and no way out";
    act(market.state, make(Kind::raise, 0, index_of(Good::relic)));
    EXPECT_EQ(market.state.table.prices[index_of(Good::relic)], 6);
    EXPECT_NE(market.state.table.bag & tile_bit(kPriceFluctuation), 0U);
    EXPECT_FALSE(holds(market.state.table.sides[2], kPriceFluctuation));
}

TEST(HermagorPreparation, PriceFluctuationWithoutEffect) {
    CLAUSES("H3.4");
    Market market(3);
    market.buyer(2, stall_place(2, 2));
    put_on_stall(market.state, stall_at(2, 2), kPriceFluctuation);
    for (std::uint8_t& price : market.state.table.prices) price = 10;
    market.finish();
    EXPECT_NE(market.state.table.pending, Pending::fluctuation);
    EXPECT_NE(market.state.table.bag & tile_bit(kPriceFluctuation), 0U);
}

TEST(HermagorPreparation, GoodDealPaysFiveSideRoadAndBlackMarketAreKept) {
    CLAUSES("H3.4");
    Market market(3);
    for (int column : {1, 3}) market.buyer(1, stall_place(2, column));
    market.buyer(1, stall_place(4, 2));
    put_on_stall(market.state, stall_at(2, 1), kGoodDealTile);
    put_on_stall(market.state, stall_at(2, 3), kSideRoad);
    put_on_stall(market.state, stall_at(4, 2), kBlackMarket);
    market.finish();
    EXPECT_EQ(money(market.state, 1), 20 + 5);
    EXPECT_NE(market.state.table.bag & tile_bit(kGoodDealTile), 0U);
    EXPECT_EQ(market.state.table.sides[1].tiles, tiles({kSideRoad, kBlackMarket}));
}

TEST(HermagorPreparation, TilesAreGivenFromTopLeft) {
    CLAUSES("H3.2 H3.3");
    Market market(3);
    market.buyer(0, stall_place(4, 1));
    market.buyer(2, stall_place(2, 4));
    put_on_stall(market.state, stall_at(4, 1), 1);
    put_on_stall(market.state, stall_at(2, 4), 2);
    market.finish();
    EXPECT_EQ(market.state.table.active, 2);
    act(market.state, make(Kind::keep, 0, index_of(Good::amulet)));
    EXPECT_EQ(market.state.table.active, 0);
    EXPECT_EQ(market.state.table.pending, Pending::raise);
}

TEST(HermagorPreparation, WhoHasNoProductDrawsOneFromTheStartPlayerOn) {
    CLAUSES("H3.5");
    Config config = config_of(3);
    config.start = 1;
    Market market(3);
    market.state = at_market(3, 5, config);
    market.buyer(2, stall_place(2, 1));  // wins a special tile only
    put_on_stall(market.state, stall_at(2, 1), kSideRoad);
    market.buyer(0, stall_place(4, 4));
    put_on_stall(market.state, stall_at(4, 4), 16);
    market.finish();
    ASSERT_EQ(market.state.table.pending, Pending::draw);
    EXPECT_EQ(market.state.table.active, 1);
    EXPECT_TRUE(Hermagor::to_act(market.state).is_chance());
    for (const Action& action : legal(market.state)) {
        EXPECT_LE(action.value, kProductTiles) << "specials go back";
        EXPECT_EQ(Hermagor::chance_weight(market.state, action), 1U);
        EXPECT_NE(market.state.table.bag & tile_bit(action.value), 0U);
    }
    const Action drawn = legal(market.state)[0];
    const std::uint8_t price_before = market.state.table.prices[0];
    act(market.state, drawn);
    EXPECT_EQ(market.state.table.sides[1].tiles, tile_bit(drawn.value));
    EXPECT_EQ(market.state.table.prices[0], price_before) << "no price rise for it";
    EXPECT_EQ(market.state.table.active, 2);
    act(market.state, legal(market.state)[0]);
    EXPECT_EQ(market.state.table.pending, Pending::name_start);
}

TEST(HermagorPreparation, ABagWithoutProductTilesGivesNothing) {
    CLAUSES("H3.5 H3.6");
    Market market(3);
    market.state.table.bag &= ~kProducts;
    market.finish();
    EXPECT_EQ(market.state.table.pending, Pending::action)
        << "nobody holds a tile: nobody names, the start player stays";
    EXPECT_EQ(market.state.table.active, market.state.table.start);
}

TEST(HermagorPreparation, LowestTileNamesTheStartPlayer) {
    CLAUSES("H3.6 H3.7");
    State state = at_market(4);
    give(state, 0, {9});
    give(state, 1, {4, 13});
    give(state, 2, {11, kSideRoad});
    put_on_stall(state, stall_at(2, 3), 17);  // tile 3 goes into the bag
    state.table.buyers[0] = place_bit(field_h(2, 2));
    draw_from(state.table, 0);
    act(state, make(Kind::draw, 3, 0, 3));  // drawn tiles count
    ASSERT_EQ(state.table.pending, Pending::name_start);
    EXPECT_EQ(state.table.active, 3);
    EXPECT_EQ(legal(state).size(), 4) << "himself, too";
    EXPECT_NE(state.table.buyers[0], 0U);
    act(state, make(Kind::name, 0, 0, 2));
    EXPECT_EQ(state.table.start, 2);
    EXPECT_EQ(state.table.active, 2);
    for (const std::uint64_t buyers : state.table.buyers) EXPECT_EQ(buyers, 0U);
}

}  // namespace
}  // namespace wharf::hermagor
