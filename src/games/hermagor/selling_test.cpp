// H4 Phase 3: selling.
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

// Village 1 buys salt and costs 2 from the city; village 9 buys books and costs 2 more; 3 weapons at 3; 2 amulets at 5.
constexpr int kBookTile = 6;

TEST(HermagorSelling, OneActionEachClockwiseUntilNoDepotsAreLeft) {
    CLAUSES("H4.1 H4.5");
    State state = at_selling(3, 2);
    state.table.start = 1;
    begin_selling(state.table);
    for (int turn = 0; turn < 6; ++turn) {
        ASSERT_EQ(state.table.pending, Pending::action);
        EXPECT_EQ(state.table.active, (1 + turn) % 3);
        const int supply = depots_in_supply(state.table.sides[state.table.active]);
        const Seat seat = state.table.active;
        act(state, make(Kind::pass));
        EXPECT_EQ(state.table.sides[seat].depots_in_hand, turn < 3 ? 1 : 0);
        EXPECT_EQ(depots_in_supply(state.table.sides[seat]), supply + 1) << "a passed depot returns to the supply";
        EXPECT_EQ(money(state, seat), 20);
    }
    EXPECT_NE(state.table.pending, Pending::action);
}

TEST(HermagorSelling, WhoHasNoDepotIsSkipped) {
    CLAUSES("H4.1 H4.10 H8.2");
    State state = at_selling(3, 2);
    state.table.sides[0].depots_in_hand = 1;
    state.table.sides[1].depots_in_hand = 0;
    act(state, make(Kind::pass));
    EXPECT_EQ(state.table.active, 2);
    act(state, make(Kind::pass));
    EXPECT_EQ(state.table.active, 2) << "seat 0 has used his last one";
}

TEST(HermagorSelling, WithTheSixTileDepotsCanRunShort) {
    CLAUSES("H4.10 H8.2");
    State state = at_market(3, 6, config_of(3, 0, 1));
    EXPECT_EQ(state.table.sides[0].depots_in_hand, 6);
    state = Hermagor::initial(config_of(3, 0, 1));
    while (state.table.pending == Pending::stall_tile) act(state, legal(state)[0]);
    state.table.sides[0].depots = 0x1FFFFFU;  // all 21 are laid
    act(state, make(Kind::action_tile, 0, 0, 6));
    finish_buyers(state);
    while (state.table.pending != Pending::action) act(state, legal(state)[0]);
    EXPECT_EQ(state.table.sides[0].depots_in_hand, 0);
    EXPECT_NE(state.table.active, 0) << "he cannot sell any more";
}

TEST(HermagorSelling, MoveAndSellPaysTheCheapestWayAndEarnsThePrice) {
    CLAUSES("H4.2 H4.7 H4.6");
    State state = at_selling(3);
    give(state, 0, {kBookTile});
    state.table.prices[index_of(Good::book)] = 7;
    act(state, sale(9));  // through village 1: 2 + 2
    EXPECT_EQ(money(state, 0), 20 - 4 + 7);
    EXPECT_EQ(state.table.sides[0].merchant, 9);
    EXPECT_EQ(state.table.sides[0].depots, villages({9}));
    EXPECT_EQ(state.table.sides[0].depots_in_hand, 2);
    EXPECT_EQ(state.table.sides[0].tiles, tiles({kBookTile})) << "tiles are not used up";
    EXPECT_EQ(state.table.active, 1);
}

TEST(HermagorSelling, SellingNeedsATileWithTheVillagesGood) {
    CLAUSES("H4.7");
    State state = at_selling(3);
    EXPECT_EQ(count_offers(state, Kind::sell), 0);
    give(state, 0, {kSaltTile});
    EXPECT_EQ(count_offers(state, Kind::sell), 4);
    give(state, 0, {9});  // corn and books
    EXPECT_EQ(count_offers(state, Kind::sell), 12);
    for (const Action& action : legal(state))
        if (action.kind == Kind::sell) EXPECT_EQ(action.good, good_in(action.place));
}

TEST(HermagorSelling, OneSalePerPlayerAndVillage) {
    CLAUSES("H4.2 H4.3 H4.4 H4.7");
    State state = at_selling(3);
    give(state, 0, {kSaltTile});
    state.table.sides[0].depots = villages({1});
    EXPECT_EQ(count_offers(state, Kind::sell), 3);
    EXPECT_FALSE(offers(state, sale(1)));
    EXPECT_FALSE(offers(state, make(Kind::move, 1)));
    state.table.sides[0].merchant = 1;
    EXPECT_FALSE(offers(state, sale(1, Way::stays)));
    EXPECT_FALSE(offers(state, sale(1)));
}

TEST(HermagorSelling, TheWayMayBePaidOutOfTheSale) {
    CLAUSES("H4.2");
    State state = at_selling(3);
    give(state, 0, {kSaltTile});
    state.table.sides[0].money = 0;
    EXPECT_TRUE(offers(state, sale(1)));  // costs 2, earns 5
    const int far = 12;                   // salt, costs 6
    ASSERT_EQ(cost_of_way(kCity, far), 6);
    EXPECT_FALSE(offers(state, sale(far)));
    state.table.sides[0].money = 1;
    ASSERT_TRUE(offers(state, sale(far)));
    act(state, sale(far));
    EXPECT_EQ(money(state, 0), 0);
}

TEST(HermagorSelling, DiscsDoNotPayTheWay) {
    CLAUSES("H4.2");
    // Selling in 12 would complete R06 and pay 5 for the library: too late for the way.
    State state = at_selling(3);
    give(state, 0, {kSaltTile});
    state.table.sides[0].money = 0;
    state.table.sides[0].depots = villages({2, 3, 11});
    EXPECT_FALSE(offers(state, sale(12)));
}

TEST(HermagorSelling, AMoveEndsInAnotherVillage) {
    CLAUSES("H4.2 H4.4 H4.6");
    State state = at_selling(3);
    give(state, 0, {kSaltTile});
    state.table.sides[0].merchant = 1;
    EXPECT_FALSE(offers(state, sale(1, Way::travels)));
    EXPECT_FALSE(offers(state, make(Kind::move, 1)));
    EXPECT_TRUE(offers(state, sale(1, Way::stays)));
    for (const Action& action : legal(state))
        if (action.kind == Kind::sell || action.kind == Kind::move) EXPECT_NE(action.place, kCity);
}

TEST(HermagorSelling, SellWithoutMoving) {
    CLAUSES("H4.3");
    State state = at_selling(3);
    give(state, 0, {kSaltTile, kSideRoad});
    state.table.sides[0].merchant = 1;
    EXPECT_FALSE(offers(state, sale(1, Way::side_road)));
    act(state, sale(1, Way::stays));
    EXPECT_EQ(money(state, 0), 25);
    EXPECT_EQ(state.table.sides[0].depots, villages({1}));
    EXPECT_TRUE(holds(state.table.sides[0], kSideRoad));
}

TEST(HermagorSelling, MoveWithoutSellingCostsHalf) {
    CLAUSES("H4.4");
    State state = at_selling(3);
    state.table.sides[1].depots = villages({2});
    ASSERT_EQ(cost_of_way(kCity, 2), 5);
    act(state, make(Kind::move, 2));
    EXPECT_EQ(money(state, 0), 20 - 2) << "half of 5, rounded down";
    EXPECT_EQ(state.table.sides[0].merchant, 2);
    EXPECT_EQ(state.table.sides[0].depots, 0U);
    EXPECT_EQ(state.table.sides[0].depots_in_hand, 2);
    EXPECT_EQ(money(state, 1), 20) << "nobody gets anything";
}

TEST(HermagorSelling, NoCreditForAMoveWithoutSelling) {
    CLAUSES("H4.4");
    State state = at_selling(3);
    state.table.sides[0].money = 1;
    for (int village = 1; village <= kVillages; ++village)
        EXPECT_EQ(offers(state, make(Kind::move, village)), cost_of_way(kCity, village) / 2 <= 1);
}

TEST(HermagorSelling, MerchantsPassThroughAnythingAndShareVillages) {
    CLAUSES("H4.6");
    State state = at_selling(3);
    state.table.sides[0].depots = villages({1});
    state.table.sides[1].merchant = 9;
    act(state, make(Kind::move, 9));  // through the own village 1
    EXPECT_EQ(state.table.sides[0].merchant, 9);
    // From 1 to 5 the cheapest way leads through the city.
    EXPECT_EQ(cost_of_way(1, 5), cost_of_way(1, kCity) + cost_of_way(kCity, 5));
}

TEST(HermagorSelling, OtherDepotOwnersGetOneEach) {
    CLAUSES("H4.7");
    State state = at_selling(4);
    give(state, 0, {kSaltTile});
    state.table.sides[1].depots = villages({1});
    state.table.sides[3].depots = villages({1, 2});
    act(state, sale(1));
    EXPECT_EQ(money(state, 0), 20 - 2 + 5) << "nothing for the own new depot";
    EXPECT_EQ(money(state, 1), 21);
    EXPECT_EQ(money(state, 2), 20);
    EXPECT_EQ(money(state, 3), 21);
}

TEST(HermagorSelling, SideRoadHalvesOneMoveAndSell) {
    CLAUSES("H4.8");
    State state = at_selling(3);
    give(state, 0, {kSaltTile, kSideRoad});
    ASSERT_EQ(cost_of_way(kCity, 12), 6);
    ASSERT_EQ(cost_of_way(12, 18), 15);
    EXPECT_TRUE(offers(state, sale(12, Way::travels))) << "he may save it";
    act(state, sale(12, Way::travels));
    EXPECT_EQ(money(state, 0), 20 - 6 + 5);
    EXPECT_TRUE(holds(state.table.sides[0], kSideRoad));
    act(state, make(Kind::pass));
    act(state, make(Kind::pass));
    act(state, sale(18, Way::side_road));
    EXPECT_EQ(money(state, 0), 19 - 7 + 5) << "half of 15, rounded down";
    EXPECT_FALSE(holds(state.table.sides[0], kSideRoad));
    EXPECT_NE(state.table.bag & tile_bit(kSideRoad), 0U);
}

TEST(HermagorSelling, CreditAppliesToTheHalvedCost) {
    CLAUSES("H4.8");
    State state = at_selling(3);
    give(state, 0, {kSaltTile, kSideRoad});
    state.table.sides[0].money = 0;
    for (int village = 1; village <= kVillages; ++village) {
        if (good_in(village) != index_of(Good::salt)) continue;
        EXPECT_EQ(offers(state, sale(village, Way::side_road)), cost_of_way(kCity, village) / 2 <= 5);
        EXPECT_EQ(offers(state, sale(village)), cost_of_way(kCity, village) <= 5);
    }
}

TEST(HermagorSelling, SideRoadIsNotForMovesWithoutSelling) {
    CLAUSES("H4.8");
    State state = at_selling(3);
    give(state, 0, {kSideRoad});
    state.table.sides[0].money = 1;
    EXPECT_FALSE(offers(state, make(Kind::move, 2)));
    act(state, make(Kind::move, 1));
    EXPECT_TRUE(holds(state.table.sides[0], kSideRoad));
}

TEST(HermagorSelling, UnderTheBlackMarketOthersGetNothing) {
    CLAUSES("H4.9");
    State state = at_selling(3, 2);
    give(state, 0, {kSaltTile, kBlackMarket});
    give(state, 1, {12});  // salt and dragon eggs
    state.table.sides[1].depots = villages({12});
    state.table.sides[2].depots = villages({1});
    act(state, sale(1));
    EXPECT_EQ(money(state, 2), 20);
    act(state, sale(1));
    EXPECT_EQ(money(state, 0), 20 - 2 + 5 + 1) << "the holder's own sales only";
    EXPECT_EQ(money(state, 2), 21);
    act(state, make(Kind::pass));
    act(state, sale(12));
    EXPECT_EQ(money(state, 1), 20 - 2 + 5) << "in the whole phase";
}

TEST(HermagorSelling, LongestList) {
    CLAUSES("H4.2 H4.4 H4.5");
    State state = at_selling(3);
    give(state, 0, {1, 2, 3, 4, 5, 6, 7, 8, kSideRoad});
    state.table.sides[0].money = 100;
    EXPECT_EQ(legal(state).size(), 97);
}

}  // namespace
}  // namespace wharf::hermagor
