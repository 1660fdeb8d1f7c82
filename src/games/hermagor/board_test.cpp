// H0: the tables made of the board file say what the board says.
#include <gtest/gtest.h>

#include "games/hermagor/board_names.h"
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

TEST(HermagorBoard, EightGoodsWithTheirBuildings) {
    CLAUSES("H0.1");
    const std::string_view goods[] = {"corn", "amulet", "weapon", "dragon-egg", "salt", "book", "blessing", "relic"};
    const std::string_view buildings[] = {"corn-field", "seers-tent", "weapon-smith", "dragon-valley",
                                          "salt-mine",  "library",    "church",       "cemetery"};
    for (int good = 0; good < kGoods; ++good) {
        EXPECT_EQ(kGoodWords[good], goods[good]);
        EXPECT_EQ(kBuildingWords[good], buildings[good]);
    }
    EXPECT_EQ(index_of(Good::relic), kGoods - 1);
}

TEST(HermagorBoard, EveryVillageBuysOneGoodAndLiesInOneDuchy) {
    CLAUSES("H0.2");
    std::uint32_t bought = 0;
    for (int good = 0; good < kGoods; ++good) {
        EXPECT_EQ(count_bits(villages_buying(good)), 4);
        EXPECT_EQ(bought & villages_buying(good), 0U);
        bought |= villages_buying(good);
    }
    EXPECT_EQ(bought, 0xFFFFFFFFU);
    std::uint32_t lying = 0;
    for (int duchy = 0; duchy < kDuchies; ++duchy) {
        EXPECT_EQ(lying & villages_of_duchy(duchy), 0U);
        lying |= villages_of_duchy(duchy);
    }
    EXPECT_EQ(lying, 0xFFFFFFFFU);
    for (int village = 1; village <= kVillages; ++village)
        EXPECT_NE(villages_buying(good_in(village)) & village_bit(village), 0U);
}

TEST(HermagorBoard, MainRoadLeadsThroughEightVillagesAndTheCity) {
    CLAUSES("H0.2");
    EXPECT_EQ(count_bits(kMainRoad), 8);
    std::uint32_t along = 0;
    int city_roads = 0;
    for (const Road& road : kRoads) {
        if (!road.main_road) continue;
        for (int end : {road.a, road.b})
            if (end == kCity)
                ++city_roads;
            else
                along |= village_bit(end);
    }
    EXPECT_EQ(along, kMainRoad);
    EXPECT_EQ(city_roads, 2);
}

TEST(HermagorBoard, RegionsHaveThreeToSixVillagesAndBuildingsOrAFlag) {
    CLAUSES("H0.2");
    for (int region = 0; region < kRegions; ++region) {
        const int around = count_bits(villages_of_region(region));
        EXPECT_GE(around, 3);
        EXPECT_LE(around, 6);
        EXPECT_LE(count_bits(std::uint32_t{buildings_of(region)}), 3);
        EXPECT_EQ(is_noble(region), region < 4) << "the four small regions at the city";
        for (int village = 1; village <= kVillages; ++village)
            EXPECT_EQ((villages_of_region(region) & village_bit(village)) != 0,
                      (regions_of_village(village) & (1U << region)) != 0);
    }
}

// The cheapest ways once more, by relaxing the roads until nothing changes.
TEST(HermagorBoard, CheapestWays) {
    CLAUSES("H0.2 H4.2");
    for (int from = 0; from <= kVillages; ++from) {
        int cost[kVillages + 1];
        for (int& c : cost) c = 1000;
        cost[from] = 0;
        for (int round = 0; round <= kVillages; ++round)
            for (const Road& road : kRoads) {
                cost[road.a] = std::min(cost[road.a], cost[road.b] + road.cost);
                cost[road.b] = std::min(cost[road.b], cost[road.a] + road.cost);
            }
        for (int to = 0; to <= kVillages; ++to) {
            EXPECT_EQ(cost_of_way(from, to), cost[to]);
            EXPECT_LE(cost[to], kLongestWay);
            for (int budget = 0; to != kCity && budget <= kLongestWay; ++budget)
                EXPECT_EQ((villages_within(from, budget) & village_bit(to)) != 0, cost[to] <= budget);
        }
    }
}

TEST(HermagorBoard, MarketFieldsAtCrossingsAndStallSides) {
    CLAUSES("H0.3");
    EXPECT_EQ(kFields, 43);
    EXPECT_EQ(kStalls, 20);
    for (int h = 1; h <= 4; ++h)
        for (int column = 1; column <= 4; ++column)
            EXPECT_NE(fields_of_lane(h - 1) & place_bit(field_h(h, column)), 0U);
    for (int v = 1; v <= 3; ++v)
        for (int row = 1; row <= 5; ++row) EXPECT_NE(fields_of_lane(4 + v - 1) & place_bit(field_v(v, row)), 0U);
    for (int h = 1; h <= 4; ++h)
        for (int v = 1; v <= 3; ++v) {
            EXPECT_EQ(crossing(h, v) < kFields, true);
            EXPECT_NE(fields_of_lane(h - 1) & fields_of_lane(4 + v - 1) & place_bit(crossing(h, v)), 0U);
        }
    EXPECT_EQ(count_bits(fields_of_lane(0)), 7);              // 4 sides, 3 crossings
    EXPECT_EQ(count_bits(fields_of_lane(4)), 9);              // 5 sides, 4 crossings
    EXPECT_EQ(count_bits(places_around(stall_at(1, 1))), 4);  // corner: 2 sides, 1 crossing, itself
    EXPECT_EQ(count_bits(places_around(stall_at(3, 2))), 9);  // inside: 4 sides, 4 crossings, itself
    EXPECT_EQ(fields_beside(stall_at(3, 2)), place_bit(field_h(2, 2)) | place_bit(field_h(3, 2)) |
                                                 place_bit(field_v(1, 3)) | place_bit(field_v(2, 3)));
    EXPECT_EQ(kPlaceWords[crossing(2, 3)], "h2v3");
    EXPECT_EQ(kPlaceWords[field_v(2, 4)], "v2r4");
    EXPECT_EQ(kPlaceWords[stall_place(5, 4)], "r5c4");
}

TEST(HermagorBoard, TilesShowOneGoodWithAnArrowOrTwo) {
    CLAUSES("H0.4");
    int singles = 0;
    for (int tile = 1; tile <= kProductTiles; ++tile) {
        const int goods = count_bits(std::uint32_t{goods_on(tile)});
        EXPECT_EQ(is_single(tile), goods == 1);
        EXPECT_LE(goods, 2);
        singles += goods == 1;
    }
    EXPECT_EQ(singles, 8);
    for (int tile : {kPriceFluctuation, kSideRoad, kBlackMarket, kGoodDealTile}) EXPECT_FALSE(is_single(tile));
    for (int good = 0; good < kGoods; ++good) EXPECT_EQ(count_bits(tiles_showing(good)), 4);
}

TEST(HermagorBoard, PriceTable) {
    CLAUSES("H0.5");
    const int values[] = {0, 1, 3, 6, 8, 9};
    for (int price = 5; price <= 10; ++price) {
        EXPECT_EQ(end_value(price), values[price - 5]);
        EXPECT_EQ(fields_open_at(price), price == 5 ? 0b0011 : price == 6 ? 0b0111 : 0b1111);
    }
    const int fields[] = {5, 3, 1, 0};
    for (int field = 0; field < kBuildingFields; ++field) EXPECT_EQ(building_value(field), fields[field]);
    const int nobility[] = {5, 5, 4, 4, 3, 3, 2, 2, 1, 1};
    for (int field = 0; field < kNobilityFields; ++field) EXPECT_EQ(nobility_value(field), nobility[field]);
}

TEST(HermagorBoard, PiecesPerPlayer) {
    CLAUSES("H0.6");
    const State state = Hermagor::initial(config_of(5));
    for (const Side& side : state.table.sides) {
        EXPECT_EQ(depots_in_supply(side), 21);
        EXPECT_EQ(discs_laid(side), 0);
        EXPECT_EQ(side.merchant, kCity);
    }
    EXPECT_EQ(kDiscs, 9);
    EXPECT_EQ(kBuyers, 4);
}

}  // namespace
}  // namespace wharf::hermagor
