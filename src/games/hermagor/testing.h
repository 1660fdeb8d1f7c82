// Positions for Hermagor's tests.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>

#include "core/random_play.h"
#include "core/signature.h"
#include "core/testing/clauses.h"
#include "games/hermagor/rules.h"

namespace wharf::hermagor::testing {

inline Config config_of(int players, std::uint8_t tax_officer = 0, std::uint8_t six_tile = 0,
                        std::uint8_t start_money = 20) {
    Config config;
    config.players = static_cast<std::uint8_t>(players);
    config.start = 0;
    config.options[0] = tax_officer;
    config.options[1] = six_tile;
    config.options[2] = start_money;
    return config;
}

inline Actions legal(const State& state) {
    Actions list;
    list.reset();
    const SeatSet set = Hermagor::to_act(state);
    if (!set.empty()) Hermagor::legal_actions(state, set.is_chance() ? kChance : set.first(), list);
    return list;
}

inline bool offers(const State& state, Action action) { return legal(state).find(action) >= 0; }

inline int count_offers(const State& state, Kind kind) {
    int count = 0;
    for (const Action& action : legal(state)) count += action.kind == kind;
    return count;
}

// Plays a move, which must be a legal one.
inline void act(State& state, Action action) {
    ASSERT_TRUE(offers(state, action)) << "kind " << static_cast<int>(action.kind) << " place " << int{action.place}
                                       << " good " << int{action.good} << " value " << int{action.value};
    const SeatSet set = Hermagor::to_act(state);
    Hermagor::apply(state, set.is_chance() ? kChance : set.first(), action);
}

inline std::uint32_t villages(std::initializer_list<int> numbers) {
    std::uint32_t bits = 0;
    for (int village : numbers) bits |= village_bit(village);
    return bits;
}

inline std::uint32_t tiles(std::initializer_list<int> numbers) {
    std::uint32_t bits = 0;
    for (int tile : numbers) bits |= tile_bit(tile);
    return bits;
}

inline std::uint32_t disc_on(Good good, int field) { return 1U << (kBuildingFields * static_cast<int>(good) + field); }

inline int index_of(Good good) { return static_cast<int>(good); }

// Rows and columns as printed, from 1.
inline int stall_at(int row, int column) { return (row - 1) * kStallColumns + column - 1; }
inline int stall_place(int row, int column) { return place_of_stall(stall_at(row, column)); }
// Fields in the board file's order: sides on H lanes, sides on V lanes, crossings.
inline int field_h(int lane, int column) { return (lane - 1) * kStallColumns + column - 1; }
inline int field_v(int lane, int row) { return (kStallRows - 1) * kStallColumns + (lane - 1) * kStallRows + row - 1; }
inline int crossing(int h, int v) {
    return (kStallRows - 1) * kStallColumns + (kStallColumns - 1) * kStallRows + (h - 1) * (kStallColumns - 1) + v - 1;
}

inline Action place_buyer(int place) { return make(Kind::buyer, place); }
inline Action sale(int village, Way way = Way::travels) {
    return make(Kind::sell, village, good_in(village), static_cast<int>(way));
}

// Phase 1, the first buyer: the stalls hold the tiles 1, 2, 3 … in order, the action tile is `actions`.
inline State at_market(int players, int actions = 5, Config config = {}) {
    if (config.start == kDrawStart) config = config_of(players);
    State state = Hermagor::initial(config);
    while (state.table.pending == Pending::stall_tile) act(state, legal(state)[0]);
    act(state, make(Kind::action_tile, 0, 0, actions));
    return state;
}

// Everybody lets all buyers go but those put on the table by hand before.
inline void finish_buyers(State& state) {
    while (state.table.pending == Pending::buyer) act(state, make(Kind::no_buyer));
}

// Phase 3, seat 0 to act: merchants in the city, `depots` in hand each, nobody holds tiles, the market is full.
inline State at_selling(int players, int depots = 3) {
    State state = at_market(players, 5);
    Table& table = state.table;
    for (Seat seat = 0; seat < players; ++seat) {
        table.sides[seat].depots_in_hand = static_cast<std::uint8_t>(depots);
        table.sides[seat].common_buyers = 0;
    }
    table.pending = Pending::action;
    return state;
}

// A tile changes from where it is into a player's hand.
inline void give(State& state, Seat seat, std::initializer_list<int> numbers) {
    Table& table = state.table;
    for (int tile : numbers) {
        table.bag &= ~tile_bit(tile);
        for (std::uint8_t& stall : table.stalls)
            if (stall == tile) stall = kNoTile;
        for (Side& side : table.sides) side.tiles &= ~tile_bit(tile);
        table.sides[seat].tiles |= tile_bit(tile);
    }
}

// A tile changes from the bag onto a stall; what lay there goes into the bag.
inline void put_on_stall(State& state, int stall, int tile) {
    Table& table = state.table;
    if (table.stalls[stall] != kNoTile) table.bag |= tile_bit(table.stalls[stall]);
    for (std::uint8_t& other : table.stalls)
        if (other == tile) other = kNoTile;
    table.bag &= ~tile_bit(tile);
    table.stalls[stall] = static_cast<std::uint8_t>(tile);
}

inline constexpr int kAmuletTile = 2;
inline constexpr int kSaltTile = 5;
inline constexpr int kR01 = 0;  // noble: villages 1, 2, 3
inline constexpr int kR05 = 4;  // corn, weapon, relic: villages 1, 2, 11, 10, 9

inline int money(const State& state, Seat seat) { return state.table.sides[seat].money; }

}  // namespace wharf::hermagor::testing
