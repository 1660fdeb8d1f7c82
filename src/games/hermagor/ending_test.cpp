// H6 End of round and game.
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

TEST(HermagorEnding, KeptTilesReturnAndTheMarketStays) {
    CLAUSES("H6.1 H4.8");
    State state = at_selling(3, 1);
    give(state, 0, {1, kSideRoad});
    give(state, 2, {9, kBlackMarket});
    put_on_stall(state, stall_at(4, 4), kGoodDealTile);
    state.table.sides[1].merchant = 7;
    const std::uint8_t before = state.table.stalls[stall_at(3, 3)];
    ASSERT_NE(before, kNoTile);
    for (int seat = 0; seat < 3; ++seat) act(state, make(Kind::pass));
    EXPECT_EQ(state.table.round, 2);
    EXPECT_EQ(state.table.pending, Pending::stall_tile);
    for (const Side& side : state.table.sides) EXPECT_EQ(side.tiles, 0U);
    EXPECT_EQ(state.table.bag & tiles({1, 9, kSideRoad, kBlackMarket}), tiles({1, 9, kSideRoad, kBlackMarket}));
    EXPECT_EQ(state.table.stalls[stall_at(4, 4)], kGoodDealTile) << "specials, too";
    EXPECT_EQ(state.table.stalls[stall_at(3, 3)], before);
    EXPECT_EQ(state.table.sides[1].merchant, 7);
}

TEST(HermagorEnding, TheGameEndsWithTheActionTiles) {
    CLAUSES("H6.1 H1.2");
    State state = at_selling(4, 1);
    for (std::uint8_t& left : state.table.action_tiles) left = 0;
    for (int seat = 0; seat < 4; ++seat) act(state, make(Kind::pass));
    EXPECT_EQ(state.table.pending, Pending::over);
    EXPECT_TRUE(Hermagor::to_act(state).empty());
    EXPECT_TRUE(legal(state).empty());
}

TEST(HermagorEnding, OneRoundPerActionTile) {
    CLAUSES("H1.2 H6.1");
    for (int players = 2; players <= 5; ++players) {
        State state = Hermagor::initial(config_of(players));
        Rng rng = Rng::from(4);
        play_random<Hermagor>(state, rng);
        EXPECT_EQ(state.table.round, players <= 3 ? 5 : 4);
    }
}

TEST(HermagorEnding, WorkedExampleBuildings) {
    CLAUSES("H6.2");
    const std::uint8_t prices[kGoods] = {8, 5, 10, 7, 9, 8, 9, 5};  // end values 6 0 9 3 8 6 8 and a row without discs
    const auto rows = [](std::initializer_list<int> numbers) {
        std::uint32_t discs = 0;
        for (int row : numbers) discs |= 1U << (kBuildingFields * (row - 1));
        return discs;
    };
    EXPECT_EQ(score_buildings(prices, rows({1, 2, 3, 4, 6})), 24);
    EXPECT_EQ(score_buildings(prices, rows({3, 5})), 17);
    EXPECT_EQ(score_buildings(prices, rows({4, 5})), 11);
    EXPECT_EQ(score_buildings(prices, rows({3, 6, 7})), 23);
}

TEST(HermagorEnding, ARowCountsOnce) {
    CLAUSES("H6.2");
    const std::uint8_t prices[kGoods] = {10, 5, 5, 5, 5, 5, 5, 5};
    EXPECT_EQ(score_buildings(prices, disc_on(Good::corn, 0) | disc_on(Good::corn, 1) | disc_on(Good::corn, 3)), 9);
}

// Depots so that the three duchies hold these numbers.
std::uint32_t depots_by_duchy(int east, int south, int west) {
    std::uint32_t depots = 0;
    const int wanted[] = {east, south, west};
    for (int duchy = 0; duchy < kDuchies; ++duchy) {
        std::uint32_t left = villages_of_duchy(duchy);
        for (int i = 0; i < wanted[duchy]; ++i, left &= left - 1) depots |= left & (~left + 1);
    }
    return depots;
}

TEST(HermagorEnding, WorkedExampleDuchies) {
    CLAUSES("H6.3");
    EXPECT_EQ(score_duchies(depots_by_duchy(9, 5, 2), 4), 6);
    EXPECT_EQ(score_duchies(depots_by_duchy(5, 2, 9), 5), 8);
    EXPECT_EQ(score_duchies(depots_by_duchy(9, 0, 2), 2), 0);
}

// A finished game of five in which the players have these numbers of depots on the main road and nothing else.
State main_road_game(std::initializer_list<int> depots) {
    State state = Hermagor::initial(config_of(static_cast<int>(depots.size())));
    state.table.pending = Pending::over;
    int seat = 0;
    for (int number : depots) {
        std::uint32_t left = kMainRoad;
        for (int i = 0; i < number; ++i, left &= left - 1) state.table.sides[seat].depots |= left & (~left + 1);
        ++seat;
    }
    return state;
}

TEST(HermagorEnding, WorkedExamplesMainRoad) {
    CLAUSES("H6.4");
    const auto prizes = [](std::initializer_list<int> depots, std::initializer_list<int> expected) {
        const State state = main_road_game(depots);
        Seat seat = 0;
        for (int prize : expected) {
            EXPECT_EQ(score(state.table, seat).main_road, prize) << "seat " << int{seat};
            ++seat;
        }
    };
    prizes({6, 6, 4, 3, 3}, {5, 5, 0, -5, -5});
    prizes({6, 6, 3, 3, 3}, {5, 5, -5, -5, -5});
    prizes({2, 2, 2}, {0, 0, 0});
    prizes({1, 0}, {5, -5});
}

TEST(HermagorEnding, TheSumMayGoBelowZero) {
    CLAUSES("H6.4");
    State state = main_road_game({1, 0, 0});
    state.table.sides[1].money = 2;
    EXPECT_EQ(Hermagor::outcome(state).score[1], -3);
}

TEST(HermagorEnding, TheSumOfAllParts) {
    CLAUSES("H6.2 H6.3 H6.4 H6.5");
    State state = Hermagor::initial(config_of(3));
    state.table.prices[index_of(Good::salt)] = 8;
    Side& side = state.table.sides[0];
    side.money = 31;
    side.discs = disc_on(Good::salt, 0);
    side.depots = depots_by_duchy(3, 3, 3);
    const Score parts = score(state.table, 0);
    EXPECT_EQ(parts.money, 31);
    EXPECT_EQ(parts.buildings, 6);
    EXPECT_EQ(parts.duchies, 9);
    EXPECT_EQ(parts.main_road, 5);
    EXPECT_EQ(Hermagor::outcome(state).score[0], 31 + 6 + 9 + 5);
}

TEST(HermagorEnding, TiesByDiscsThenByTheNobilityTrackThenShared) {
    CLAUSES("H6.5");
    State state = Hermagor::initial(config_of(5));
    Side* sides = state.table.sides;
    for (Seat seat = 0; seat < 5; ++seat) sides[seat].money = 30;
    sides[0].discs = disc_on(Good::corn, 0) | disc_on(Good::corn, 1);  // two discs, none on the track
    sides[1].nobility = 0b0001;                                        // one
    sides[1].discs = disc_on(Good::corn, 2);
    sides[2].nobility = 0b0110;  // two, the furthest right
    const Outcome outcome = Hermagor::outcome(state);
    EXPECT_EQ(outcome.rank[2], 1);
    EXPECT_EQ(outcome.rank[1], 2) << "two discs, one on the track further left";
    EXPECT_EQ(outcome.rank[0], 3) << "two discs, none on the track";
    EXPECT_EQ(outcome.rank[3], 4) << "no discs: shared";
    EXPECT_EQ(outcome.rank[4], 4);
}

TEST(HermagorEnding, MoneyGoesBeforeDiscs) {
    CLAUSES("H6.5");
    State state = Hermagor::initial(config_of(3));
    state.table.sides[0].money = 31;
    state.table.sides[1].nobility = 0b11;
    const Outcome outcome = Hermagor::outcome(state);
    EXPECT_EQ(outcome.rank[0], 1);
    EXPECT_EQ(outcome.rank[1], 2);
    EXPECT_EQ(outcome.rank[2], 3);
    state.table.sides[2].money = 31;
    EXPECT_EQ(Hermagor::outcome(state).rank[0], 1);
    EXPECT_EQ(Hermagor::outcome(state).rank[2], 1);
    EXPECT_EQ(Hermagor::outcome(state).rank[1], 3);
}

}  // namespace
}  // namespace wharf::hermagor
