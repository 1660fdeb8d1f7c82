// H2 Phase 1: market.
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

TEST(HermagorMarket, FillsOpenStallsFromTopLeft) {
    CLAUSES("H2.1 H1.4");
    State state = Hermagor::initial(config_of(3));
    EXPECT_EQ(state.table.stall, stall_at(2, 1));
    EXPECT_EQ(legal(state).size(), 20);
    act(state, make(Kind::stall_tile, stall_at(2, 1), 0, 7));
    EXPECT_EQ(state.table.stalls[stall_at(2, 1)], 7);
    EXPECT_EQ(legal(state).size(), 19);
    EXPECT_FALSE(offers(state, make(Kind::stall_tile, stall_at(2, 2), 0, 7)));
    int filled = 1;
    for (; state.table.pending == Pending::stall_tile; ++filled) act(state, legal(state)[0]);
    EXPECT_EQ(filled, 12);
    EXPECT_EQ(state.table.pending, Pending::action_tile);
    for (int column = 1; column <= 4; ++column) {
        EXPECT_EQ(state.table.stalls[stall_at(1, column)], kNoTile);
        EXPECT_EQ(state.table.stalls[stall_at(5, column)], kNoTile);
    }
}

TEST(HermagorMarket, TilesLeftFromBeforeStay) {
    CLAUSES("H2.1");
    State state = Hermagor::initial(config_of(5));
    state.table.stalls[0] = 12;
    state.table.stalls[2] = kSideRoad;
    state.table.bag &= ~tiles({12, kSideRoad});
    state.table.round = 0;
    begin_round(state.table);
    act(state, make(Kind::stall_tile, 1, 0, 1));
    act(state, make(Kind::stall_tile, 3, 0, 2));
    EXPECT_EQ(state.table.stalls[0], 12);
    EXPECT_EQ(state.table.stalls[2], kSideRoad);
}

TEST(HermagorMarket, ActionTileIsDrawnByItsNumberAndGivesDepots) {
    CLAUSES("H2.1 H0.6");
    State state = Hermagor::initial(config_of(5));
    while (state.table.pending == Pending::stall_tile) act(state, legal(state)[0]);
    ASSERT_EQ(legal(state).size(), 3);
    EXPECT_EQ(Hermagor::chance_weight(state, make(Kind::action_tile, 0, 0, 3)), 1U);
    EXPECT_EQ(Hermagor::chance_weight(state, make(Kind::action_tile, 0, 0, 5)), 2U);
    state.table.sides[3].depots = 0x7FFFFU;  // 19 of 21 are laid
    act(state, make(Kind::action_tile, 0, 0, 5));
    EXPECT_EQ(state.table.actions, 5);
    EXPECT_EQ(state.table.action_tiles[2], 1);
    EXPECT_EQ(state.table.sides[0].depots_in_hand, 5);
    EXPECT_EQ(state.table.sides[3].depots_in_hand, 2);
    EXPECT_EQ(depots_in_supply(state.table.sides[0]), 16);
}

TEST(HermagorMarket, BuyersClockwiseFourTimes) {
    CLAUSES("H2.2");
    Config config = config_of(4);
    config.start = 2;
    State state = at_market(4, 5, config);
    for (int turn = 0; turn < 4; ++turn)
        for (int order = 0; order < 4; ++order) {
            EXPECT_EQ(state.table.pending, Pending::buyer);
            EXPECT_EQ(state.table.active, (2 + order) % 4);
            act(state, make(Kind::no_buyer));
        }
    EXPECT_NE(state.table.pending, Pending::buyer);
}

TEST(HermagorMarket, APassForfeitsThatBuyerOnly) {
    CLAUSES("H2.2");
    State state = at_market(3);
    act(state, make(Kind::no_buyer));
    act(state, make(Kind::no_buyer));
    act(state, make(Kind::no_buyer));
    EXPECT_EQ(state.table.active, 0);
    act(state, place_buyer(crossing(2, 2)));
    EXPECT_EQ(count_bits(state.table.buyers[0]), 1);
}

TEST(HermagorMarket, PlacesCostTheirNumberAndStallsTwo) {
    CLAUSES("H2.2 H0.3");
    State state = at_market(3);
    act(state, place_buyer(stall_place(3, 3)));
    EXPECT_EQ(money(state, 0), 18);
    act(state, place_buyer(crossing(3, 2)));
    EXPECT_EQ(money(state, 1), 15);
    act(state, place_buyer(field_h(2, 2)));
    EXPECT_EQ(money(state, 2), 17);
    EXPECT_EQ(state.table.buyers[1], place_bit(crossing(3, 2)));
}

TEST(HermagorMarket, NoSecondBuyerOnAPlaceAndNoneOutOfPlay) {
    CLAUSES("H2.2 H1.4");
    State state = at_market(3);
    // 12 stalls; lanes H2 and H3 with 4 sides and 3 crossings; 3 × 3 sides on V lanes in rows 2–4; the pass.
    EXPECT_EQ(legal(state).size(), 12 + 14 + 9 + 1);
    act(state, place_buyer(stall_place(2, 1)));
    EXPECT_EQ(legal(state).size(), 12 + 14 + 9 + 1 - 1);
    EXPECT_FALSE(offers(state, place_buyer(stall_place(2, 1))));
    EXPECT_FALSE(offers(state, place_buyer(stall_place(1, 1))));
    EXPECT_FALSE(offers(state, place_buyer(crossing(1, 1))));
}

TEST(HermagorMarket, NoDebts) {
    CLAUSES("H2.2");
    State state = at_market(5);
    EXPECT_EQ(legal(state).size(), 64);  // all 63 places and the pass
    state.table.sides[0].money = 3;
    for (const Action& action : legal(state))
        if (action.kind == Kind::buyer) EXPECT_LE(cost_of_place(action.place), 3);
    EXPECT_TRUE(offers(state, place_buyer(crossing(1, 1))));
    EXPECT_FALSE(offers(state, place_buyer(crossing(2, 2))));
    state.table.sides[0].money = 1;
    EXPECT_EQ(legal(state).size(), 1);
    act(state, make(Kind::no_buyer));
    EXPECT_EQ(state.table.active, 1);
}

}  // namespace
}  // namespace wharf::hermagor
