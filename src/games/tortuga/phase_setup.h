// T1 Set-up: the start player, then two chests for everybody.
#pragma once

#include "games/tortuga/chests.h"

namespace wharf::tortuga {

GAME_FN inline State set_up(const Config& config) {
    State state{};
    Table& table = state.table;
    table.players = config.players;
    table.target = config.options[0];
    table.round = 1;
    table.action = Symbol::none;
    table.ranked[0] = table.ranked[1] = kSpectator;
    for (Symbol& face : table.open_face) face = Symbol::none;
    for (int c = 0; c < kColours; ++c) table.bag[c] = static_cast<std::uint8_t>(chests_of(static_cast<Colour>(c)));
    for (int value = 1; value <= kTileValues; ++value)
        state.pool[value - 1] = static_cast<std::uint8_t>(tiles_of(value));
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        for (Symbol& face : state.hands[seat].face) face = Symbol::none;
        Board& board = table.boards[seat];
        for (Symbol& action : board.die_on) action = Symbol::none;
        if (seat < table.players) board.marker[0] = board.marker[1] = kStartField;
    }
    if (config.start == kDrawStart) {
        table.pending = Pending::start_player;
    } else {
        table.start = config.start;
        table.active = config.start;
        table.pending = Pending::first_chest;
    }
    return state;
}

GAME_FN inline void apply_start_player(State& state, Action action) {
    state.table.start = action.value;
    state.table.active = action.value;
    state.table.pending = Pending::first_chest;
}

GAME_FN inline void apply_first_chest(State& state, Action action) {
    draw_to_island(state.table, state.table.active, static_cast<Colour>(action.value));
    state.table.pending = Pending::second_chest;
}

GAME_FN inline Next apply_second_chest(State& state, Action action) {
    Table& table = state.table;
    const auto colour = static_cast<Colour>(action.value);
    table.bag[index_of(colour)] -= 1;
    table.boards[table.active].row[index_of(Track::crew)].push_back(colour);
    const int next = order_of(table, table.active) + 1;
    if (next == table.players) return Next::roll;
    table.active = seat_in_order(table, next);
    table.pending = Pending::first_chest;
    return Next::wait;
}

}  // namespace wharf::tortuga
