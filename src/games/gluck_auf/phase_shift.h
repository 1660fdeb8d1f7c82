// The end of a turn and of a shift: refilling (G3.1, G7.1), the next player (G2.1), scoring (G8), the next shift (G9).
#pragma once

#include "games/gluck_auf/piles.h"
#include "games/gluck_auf/scoring.h"

namespace wharf::gluck_auf {

GAME_FN inline void forget_turn(Table& table) {
    table.space = table.steps_left = table.half_order = table.colour = table.carts_left = table.lay_base = 0;
    assert(table.in_hand == 0);
}

GAME_FN inline int workers_in_factory(const Table& table, Seat seat) {
    int workers = 0;
    for (int space = kFactory1; space <= kFactoryDraw; ++space)
        if (table.crews[space].owner == seat) workers += table.crews[space].workers;
    return workers;
}

// G9.1: the old start player is asked last, so that he needs more than all others.
GAME_FN inline Seat next_start_player(const Table& table) {
    Seat next = 0;
    int most = -1;
    for (int k = 1; k <= table.players; ++k) {
        const Seat seat = clockwise(table, table.start, k);
        const int workers = workers_in_factory(table, seat);
        if (workers > most) {
            most = workers;
            next = seat;
        }
    }
    return next;
}

// G9.2.
GAME_FN inline void return_workers(Table& table) {
    for (Crew& crew : table.crews) crew = {};
    for (int seat = 0; seat < table.players; ++seat) {
        Player& player = table.seats[seat];
        player.workers = static_cast<std::uint8_t>(workers_of(table.players));
        player.in_canteen = player.in_bank = 0;
    }
}

// G8.1, G9, G10.1.
GAME_FN inline void end_shift(Table& table) {
    score_shift(table);
    if (table.shift == kShifts) {
        table.active = table.start;
        table.pending = Pending::over;
        return;
    }
    table.start = next_start_player(table);
    return_workers(table);
    table.shift += 1;
    table.active = table.start;
    table.pending = Pending::placement;
}

// G2.1: the next player who has workers; without any the shift ends.
GAME_FN inline void next_turn(Table& table) {
    forget_turn(table);
    for (int k = 1; k <= table.players; ++k) {
        const Seat seat = clockwise(table, table.active, k);
        if (table.seats[seat].workers == 0) continue;
        table.active = seat;
        table.pending = Pending::placement;
        return;
    }
    end_shift(table);
}

// G3.1, G7.1: what was taken from the board is replaced, as long as the pile lasts.
GAME_FN inline void end_turn(Table& table) {
    const bool takes = is_factory(table.space) || is_new_order(table.space);
    if (takes && table.piles[index_of(pile_of(table.space))].size > 0)
        table.pending = Pending::refill;
    else
        next_turn(table);
}

// Turn the top card up on the space that waits for it.
GAME_FN inline void show_tile(State& state, std::uint8_t tile) {
    take_top(state, Pile::tiles, tile);
    state.table.tile_on[state.table.space - kFactory1] = tile;
}

GAME_FN inline void show_order(State& state, std::uint8_t order) {
    take_top(state, Pile::orders, order);
    state.table.order_on[state.table.space - kNewOrder1] = order;
}

GAME_FN inline void list_refill(const State& state, Actions& list) {
    if (is_factory(state.table.space))
        list_top(state, Pile::tiles, Kind::show_tile, list);
    else
        list_top(state, Pile::orders, Kind::show_order, list);
}

GAME_FN inline void apply_refill(State& state, Action action) {
    if (is_factory(state.table.space))
        show_tile(state, action.card);
    else
        show_order(state, action.card);
    next_turn(state.table);
}

}  // namespace wharf::gluck_auf
