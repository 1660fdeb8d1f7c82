// H8.1 The tax officer: everybody may show his money; who showed least names this round's start player.
#pragma once

#include "games/hermagor/actions.h"
#include "games/hermagor/state.h"

namespace wharf::hermagor {

GAME_FN inline void begin_buyers(Table& table);

GAME_FN inline void begin_tax(Table& table) {
    table.active = table.start;
    table.pending = Pending::show_money;
}

// The poorest of those who showed, the first in order among equals; nobody showed: the start player.
GAME_FN inline Seat least_shown(const Table& table) {
    Seat least = kSpectator;
    for (int order = 0; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        if (!table.shown.contains(seat)) continue;
        if (least == kSpectator || table.sides[seat].money < table.sides[least].money) least = seat;
    }
    return least == kSpectator ? table.start : least;
}

GAME_FN inline void apply_show_money(Table& table, Action action) {
    if (action.kind == Kind::show) table.shown.insert(table.active);
    const int order = order_of(table, table.active) + 1;
    if (order < table.players) {
        table.active = seat_in_order(table, order);
        return;
    }
    table.active = least_shown(table);
    table.pending = Pending::tax_start;
}

GAME_FN inline void apply_tax_start(Table& table, Action action) {
    table.start = action.value;
    table.shown = SeatSet::nobody();
    if (table.actions == 0) {  // since version 2 the action tile is turned up now
        table.active = table.start;
        table.pending = Pending::action_tile;
    } else {
        begin_buyers(table);
    }
}

}  // namespace wharf::hermagor
