// H1 Set-up, and the options that change it (H8.2, H8.3).
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

TEST(HermagorSetup, MoneyMerchantsPrices) {
    CLAUSES("H1.1 H8.3 H0.5");
    for (int players = 2; players <= 5; ++players)
        for (int start_money : {20, 10}) {
            const State state = Hermagor::initial(config_of(players, 0, 0, static_cast<std::uint8_t>(start_money)));
            for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
                EXPECT_EQ(money(state, seat), seat < players ? start_money : 0);
                EXPECT_EQ(state.table.sides[seat].merchant, kCity);
            }
            for (const std::uint8_t price : state.table.prices) EXPECT_EQ(price, 5);
        }
    EXPECT_EQ(Hermagor::option_values(2).values[0], 20);
    EXPECT_EQ(Hermagor::option_values(2).values[1], 10);
}

TEST(HermagorSetup, StartPlayerIsDrawnUnlessNamed) {
    CLAUSES("H1.1");
    Config config = config_of(4);
    config.start = kDrawStart;
    State state = Hermagor::initial(config);
    EXPECT_EQ(state.table.pending, Pending::start_player);
    EXPECT_TRUE(Hermagor::to_act(state).is_chance());
    ASSERT_EQ(legal(state).size(), 4);
    for (const Action& action : legal(state)) EXPECT_EQ(Hermagor::chance_weight(state, action), 1U);
    act(state, make(Kind::start, 0, 0, 2));
    EXPECT_EQ(state.table.start, 2);
    config.start = 3;
    EXPECT_EQ(Hermagor::initial(config).table.start, 3);
    EXPECT_EQ(Hermagor::initial(config).table.pending, Pending::stall_tile);
}

TEST(HermagorSetup, ActionTiles) {
    CLAUSES("H1.2 H8.2");
    const auto tiles_are = [](int players, std::uint8_t six_tile, int threes, int fours, int fives, int sixes) {
        const State state = Hermagor::initial(config_of(players, 0, six_tile));
        const std::uint8_t* left = state.table.action_tiles;
        return left[0] == threes && left[1] == fours && left[2] == fives && left[3] == sixes;
    };
    EXPECT_TRUE(tiles_are(2, 0, 1, 2, 2, 0));
    EXPECT_TRUE(tiles_are(3, 0, 1, 2, 2, 0));
    EXPECT_TRUE(tiles_are(4, 0, 0, 2, 2, 0));
    EXPECT_TRUE(tiles_are(5, 0, 1, 1, 2, 0));
    EXPECT_TRUE(tiles_are(2, 1, 1, 1, 2, 1));
    EXPECT_TRUE(tiles_are(3, 1, 1, 1, 2, 1));
    EXPECT_TRUE(tiles_are(4, 1, 0, 1, 2, 1));
    EXPECT_TRUE(tiles_are(5, 1, 1, 0, 2, 1));
}

TEST(HermagorSetup, TilesInTheBag) {
    CLAUSES("H1.3");
    for (int players = 2; players <= 5; ++players) {
        const std::uint32_t bag = Hermagor::initial(config_of(players)).table.bag;
        EXPECT_EQ(count_bits(bag), players <= 3 ? 20 : 24);
        for (int tile = 1; tile <= kTiles; ++tile)
            EXPECT_EQ((bag & tile_bit(tile)) != 0, players > 3 || tile < 17 || tile > 20) << tile;
    }
}

TEST(HermagorSetup, OpenStallsAndFields) {
    CLAUSES("H1.4");
    for (int players = 2; players <= 5; ++players) {
        const bool without_first = players <= 4;
        const bool without_last = players <= 3;
        const std::uint64_t open = places_open(players);
        const auto is_open = [&](int place) { return (open & place_bit(place)) != 0; };
        for (int row = 1; row <= 5; ++row) {
            const bool row_open = !(row == 1 && without_first) && !(row == 5 && without_last);
            for (int column = 1; column <= 4; ++column) EXPECT_EQ(is_open(stall_place(row, column)), row_open);
            for (int v = 1; v <= 3; ++v) EXPECT_EQ(is_open(field_v(v, row)), row_open);
        }
        for (int h = 1; h <= 4; ++h) {
            const bool lane_open = !(h == 1 && without_first) && !(h == 4 && without_last);
            for (int column = 1; column <= 4; ++column) EXPECT_EQ(is_open(field_h(h, column)), lane_open);
            for (int v = 1; v <= 3; ++v) EXPECT_EQ(is_open(crossing(h, v)), lane_open);
        }
    }
}

}  // namespace
}  // namespace wharf::hermagor
