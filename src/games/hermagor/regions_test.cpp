// H5 Regions.
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

// Region indices of the board file.
constexpr int kR06 = 5;  // book: villages 2, 3, 12, 11

// Seat 0 stands in village 2, holds amulets and has depots in these villages.
State before_village_2(std::initializer_list<int> depots, int players = 3) {
    State state = at_selling(players);
    give(state, 0, {kAmuletTile});
    state.table.sides[0].merchant = 2;
    state.table.sides[0].depots = villages(depots);
    return state;
}

Action sell_in_2() { return sale(2, Way::stays); }

TEST(HermagorRegions, WorkedExample) {
    CLAUSES("H4.2 H4.7 H5.1 H5.2 H5.3");
    constexpr Seat red = 0;
    constexpr Seat green = 1;
    constexpr Seat blue = 2;
    State state = before_village_2({1, 3, 9, 10, 11}, 4);
    Table& table = state.table;
    table.sides[red].merchant = 23;  // 3 + 5 by way of village 11
    ASSERT_EQ(cost_of_way(23, 2), 8);
    table.prices[index_of(Good::amulet)] = 7;
    table.sides[green].depots = table.sides[blue].depots = villages({2});
    table.sides[green].nobility = 0b11;
    table.sides[blue].discs = disc_on(Good::weapon, 0) | disc_on(Good::weapon, 1) | disc_on(Good::relic, 0);
    act(state, sale(2));
    EXPECT_EQ(money(state, red), 20 - 8 + 7);
    EXPECT_EQ(money(state, green), 21);
    EXPECT_EQ(money(state, blue), 21);
    EXPECT_NE(table.sides[red].depots & villages({2}), 0U);
    act(state, make(Kind::ennoble, kR01));
    EXPECT_EQ(money(state, red), 19 + 4);
    EXPECT_FALSE(offers(state, make(Kind::build, kR05, index_of(Good::weapon)))) << "covered by the price marker";
    EXPECT_TRUE(offers(state, make(Kind::build, kR05, index_of(Good::corn))));
    act(state, make(Kind::build, kR05, index_of(Good::relic)));
    EXPECT_EQ(money(state, red), 23 + 3);
    EXPECT_EQ(table.sides[red].discs, disc_on(Good::relic, 1));
    EXPECT_EQ(table.active, 1);
}

TEST(HermagorRegions, ARegionNeedsAllItsVillagesButNotTheCity) {
    CLAUSES("H5.1");
    State state = before_village_2({1, 3});
    act(state, sell_in_2());
    EXPECT_EQ(state.table.pending, Pending::disc);
    state = before_village_2({1});
    act(state, sell_in_2());
    EXPECT_EQ(state.table.pending, Pending::action);
    EXPECT_EQ(state.table.active, 1);
}

TEST(HermagorRegions, EachPlayerCompletesForHimself) {
    CLAUSES("H5.1");
    State state = before_village_2({1, 3});
    state.table.sides[1].depots = villages({1, 2, 3});
    act(state, sell_in_2());
    EXPECT_EQ(state.table.pending, Pending::disc) << "that another completed it before does not matter";
    state = before_village_2({1});
    state.table.sides[1].depots = villages({3});
    act(state, sell_in_2());
    EXPECT_EQ(state.table.pending, Pending::action) << "depots of others do not help";
}

TEST(HermagorRegions, SeveralAtOnceInTheBoardsOrder) {
    CLAUSES("H5.1");
    State state = before_village_2({1, 3, 9, 10, 11, 12});
    act(state, sell_in_2());
    EXPECT_EQ(state.table.regions, (1U << kR01) | (1U << kR05) | (1U << kR06));
    EXPECT_TRUE(offers(state, make(Kind::ennoble, kR01)));
    act(state, make(Kind::decline, kR01));
    EXPECT_TRUE(offers(state, make(Kind::build, kR05, index_of(Good::corn))));
    act(state, make(Kind::decline, kR05));
    EXPECT_EQ(legal(state).size(), 2);
    act(state, make(Kind::build, kR06, index_of(Good::book)));
    EXPECT_EQ(money(state, 0), 20 + 5 + 5);
    EXPECT_EQ(state.table.regions, 0U);
    EXPECT_EQ(state.table.active, 1);
}

TEST(HermagorRegions, OnlyRegionsWithTheVillageJustSupplied) {
    CLAUSES("H5.1");
    // R06 was completed and declined before; a sale in 1 completes R01 only.
    State state = at_selling(3);
    give(state, 0, {5});
    state.table.sides[0].depots = villages({2, 3, 11, 12});
    act(state, sale(1));
    EXPECT_EQ(state.table.regions, 1U << kR01);
}

TEST(HermagorRegions, DeclinedNeverReturns) {
    CLAUSES("H5.1 H5.2");
    State state = before_village_2({3, 11, 12});
    act(state, sell_in_2());
    act(state, make(Kind::decline, kR06));
    EXPECT_EQ(discs_laid(state.table.sides[0]), 0);
    EXPECT_EQ(money(state, 0), 25);
    act(state, make(Kind::pass));
    act(state, make(Kind::pass));
    act(state, make(Kind::pass));
    EXPECT_EQ(state.table.pending, Pending::action);
    EXPECT_EQ(state.table.regions, 0U);
}

TEST(HermagorRegions, ARegionThatCanTakeNoDiscIsPassedOver) {
    CLAUSES("H5.1 H5.2 H5.3");
    State state = before_village_2({1, 3, 9, 10, 11, 12});
    state.table.sides[1].nobility = (1U << kNobilityFields) - 1U;  // the track is full
    state.table.sides[2].discs = disc_on(Good::corn, 0) | disc_on(Good::corn, 1) | disc_on(Good::weapon, 0) |
                                 disc_on(Good::weapon, 1) | disc_on(Good::relic, 0) | disc_on(Good::relic, 1);
    act(state, sell_in_2());
    EXPECT_EQ(state.table.regions, 1U << kR06);
}

TEST(HermagorRegions, WithoutADiscTheChanceIsLost) {
    CLAUSES("H5.2 H5.3 H0.6");
    State state = before_village_2({1, 3, 11, 12});
    state.table.sides[0].nobility = 0b1111;
    state.table.sides[0].discs =
        disc_on(Good::corn, 0) | disc_on(Good::corn, 1) | disc_on(Good::salt, 0) | disc_on(Good::salt, 1);
    act(state, sell_in_2());  // completes R01 and R06 with one disc left
    act(state, make(Kind::ennoble, kR01));
    EXPECT_EQ(state.table.sides[0].nobility, 0b11111);
    EXPECT_EQ(discs_laid(state.table.sides[0]), kDiscs);
    EXPECT_EQ(state.table.pending, Pending::action);
    EXPECT_EQ(state.table.regions, 0U);
}

TEST(HermagorRegions, LeftmostOpenFreeFieldAndItsValue) {
    CLAUSES("H5.2 H0.5");
    const int values[] = {5, 3, 1, 0};
    for (int taken = 0; taken < 4; ++taken)
        for (int price = 5; price <= 10; ++price) {
            State state = before_village_2({3, 11, 12});
            state.table.prices[index_of(Good::book)] = static_cast<std::uint8_t>(price);
            for (int field = 0; field < taken; ++field)
                state.table.sides[field % 3].discs |= disc_on(Good::book, field);  // own discs there do not matter
            act(state, sell_in_2());
            const bool open = taken < 2 || price >= 7 || (taken == 2 && price == 6);
            ASSERT_EQ(state.table.pending == Pending::disc, open) << taken << " taken at price " << price;
            if (!open) continue;
            act(state, make(Kind::build, kR06, index_of(Good::book)));
            EXPECT_EQ(money(state, 0), 20 + 5 + values[taken]);
            EXPECT_NE(state.table.sides[0].discs & disc_on(Good::book, taken), 0U);
        }
}

TEST(HermagorRegions, OneRowAmongTheBuildings) {
    CLAUSES("H5.2");
    State state = before_village_2({1, 9, 10, 11});
    act(state, sell_in_2());
    ASSERT_EQ(legal(state).size(), 4) << "three rows, or none";
    for (Good good : {Good::corn, Good::weapon, Good::relic})
        EXPECT_TRUE(offers(state, make(Kind::build, kR05, index_of(good))));
    act(state, make(Kind::build, kR05, index_of(Good::weapon)));
    EXPECT_EQ(discs_laid(state.table.sides[0]), 1);
}

TEST(HermagorRegions, NobilityTrackFromTheLeft) {
    CLAUSES("H5.3 H0.5");
    const int values[] = {5, 5, 4, 4, 3, 3, 2, 2, 1, 1};
    for (int taken = 0; taken < kNobilityFields; ++taken) {
        State state = before_village_2({1, 3});
        state.table.sides[1].nobility = static_cast<std::uint16_t>((1U << taken) - 1U);
        act(state, sell_in_2());
        EXPECT_TRUE(offers(state, make(Kind::decline, kR01)));
        act(state, make(Kind::ennoble, kR01));
        EXPECT_EQ(money(state, 0), 20 + 5 + values[taken]);
        EXPECT_EQ(state.table.sides[0].nobility, 1U << taken);
    }
}

}  // namespace
}  // namespace wharf::hermagor
