// G3.2, G7.2 Laying back what was looked at: on top or at the bottom for all to see, the order for nobody's eyes.
#pragma once

#include "games/gluck_auf/phase_shift.h"

namespace wharf::gluck_auf {

GAME_FN inline void begin_laying(Table& table) {
    if (table.in_hand > 0)
        table.pending = Pending::lay_where;
    else
        end_turn(table);
}

// Without another card in the pile top and bottom are the same.
GAME_FN inline void list_lay_where(const Table& table, Actions& list) {
    list.push_back(make(Kind::on_top));
    if (table.piles[index_of(pile_of(table.space))].size > 0) list.push_back(make(Kind::at_bottom));
}

GAME_FN inline void apply_lay_where(State& state, Action action) {
    Table& table = state.table;
    keep_places_free(state, pile_of(table.space), action.kind == Kind::on_top, table.in_hand, table.active);
    table.pending = Pending::lay;
}

GAME_FN inline void list_lays(const State& state, Actions& list) {
    const Kind kind = pile_of(state.table.space) == Pile::tiles ? Kind::lay_tile : Kind::lay_order;
    for (int i = 0; i < state.table.in_hand; ++i)
        if (is_first_in_hand(state, i)) list.push_back(make(kind, 0, state.hand[i]));
}

// From the uppermost of the free places to the lowest.
GAME_FN inline void apply_lay(State& state, Action action) {
    Table& table = state.table;
    remove_from_hand(state, action.card);
    state.face[index_of(pile_of(table.space))][table.lay_base + table.in_hand] = action.card;
    if (table.in_hand == 0) end_turn(table);
}

}  // namespace wharf::gluck_auf
