// G1 Set-up: the start player, tiles for the factory, the draft of orders, orders for the board.
#pragma once

#include "games/gluck_auf/phase_shift.h"

namespace wharf::gluck_auf {

// G1.1.
GAME_FN inline void equip(Table& table, Player& player) {
    player.workers = static_cast<std::uint8_t>(workers_of(table.players));
    player.marks = static_cast<std::int16_t>(starting_marks(table.players));
    for (int c = 0; c < kColours; ++c) {
        player.carts[c][c] = 1;
        table.stock[c] -= 1;
    }
}

GAME_FN inline State set_up(const Config& config) {
    State state{};
    Table& table = state.table;
    table.players = config.players;
    table.rules = config.rules == kNewestRules ? std::uint8_t{kRulesVersion} : config.rules;
    table.shift = 1;
    for (std::uint8_t& cubes : table.stock) cubes = kCubesPerColour;
    for (int seat = 0; seat < table.players; ++seat) equip(table, table.seats[seat]);
    for (std::uint8_t& tile : table.tile_on) tile = kNoTile;
    for (std::uint8_t& order : table.order_on) order = kNoOrder;
    table.piles[index_of(Pile::tiles)].size = kTiles;
    table.piles[index_of(Pile::orders)].size = kOrders;
    for (std::uint8_t& tiles : state.unknown_tiles) tiles = kTilesPerType;
    state.unknown_orders = kAllOrders;
    if (config.start == kDrawStart) {
        table.pending = Pending::start_player;
    } else {
        table.start = table.active = config.start;
        table.pending = Pending::first_tile;
    }
    return state;
}

GAME_FN inline void apply_start_player(State& state, Action action) {
    state.table.start = state.table.active = action.value;
    state.table.pending = Pending::first_tile;
}

// The next open space of this kind, or `end`.
GAME_FN inline int next_open(const Table& table, int space, int end) {
    while (space < end && !is_open(space, table.players)) ++space;
    return space;
}

// G1.2.
GAME_FN inline void apply_first_tile(State& state, Action action) {
    Table& table = state.table;
    show_tile(state, action.card);
    table.space = static_cast<std::uint8_t>(next_open(table, table.space + 1, kFactoryDraw));
    if (table.space == kFactoryDraw) {
        table.space = 0;
        table.pending = Pending::draft_order;
    }
}

// G1.3: three for everybody and one that is left over.
GAME_FN constexpr int orders_in_draft(const Table& table) { return kDraftedOrders * table.players + 1; }

GAME_FN inline void apply_draft_order(State& state, Action action) {
    Table& table = state.table;
    take_top(state, Pile::orders, action.card);
    table.draft |= only(action.card);
    if (count_bits(table.draft) < orders_in_draft(table)) return;
    table.active = right_of(table, table.start);
    table.pending = Pending::draft;
}

GAME_FN inline void list_draft(const Table& table, Actions& list) {
    for (OrderSet rest = table.draft; rest != 0; rest &= rest - 1)
        list.push_back(make(Kind::draft, 0, lowest_bit(rest)));
}

// G1.3: counter-clockwise; the card nobody took goes to the lowest open order space.
GAME_FN inline void apply_draft(State& state, Action action) {
    Table& table = state.table;
    table.draft &= ~only(action.card);
    table.seats[table.active].outstanding |= only(action.card);
    table.active = right_of(table, table.active);
    if (count_bits(table.draft) > 1) return;
    const int lowest = next_open(table, kNewOrder1, kNewOrderDraw);
    table.order_on[lowest - kNewOrder1] = static_cast<std::uint8_t>(lowest_bit(table.draft));
    table.draft = 0;
    table.space = static_cast<std::uint8_t>(lowest + 1);
    table.pending = Pending::first_order;
}

GAME_FN inline void apply_first_order(State& state, Action action) {
    Table& table = state.table;
    show_order(state, action.card);
    table.space += 1;
    if (table.space < kNewOrderDraw) return;
    table.space = 0;
    table.active = table.start;
    table.pending = Pending::placement;
}

}  // namespace wharf::gluck_auf
