// G3.2, G7.2 The draw spaces: look at the top five, take one or none, lay the others back unseen.
#pragma once

#include "games/gluck_auf/phase_factory.h"

namespace wharf::gluck_auf {

GAME_FN inline void begin_look(Table& table) { table.pending = Pending::look; }

GAME_FN inline void list_look(const State& state, Actions& list) {
    const Pile pile = pile_of(state.table.space);
    list_top(state, pile, pile == Pile::tiles ? Kind::look_tile : Kind::look_order, list);
}

GAME_FN inline void apply_look(State& state, Action action) {
    Table& table = state.table;
    const Pile pile = pile_of(table.space);
    take_top(state, pile, action.card);
    add_to_hand(state, action.card);
    if (table.in_hand == kMostLooked || table.piles[index_of(pile)].size == 0) table.pending = Pending::choice;
}

GAME_FN inline void list_choices(const State& state, Actions& list) {
    const Table& table = state.table;
    const bool tiles = pile_of(table.space) == Pile::tiles;
    const Kind kind = tiles ? Kind::buy : Kind::keep;
    for (int i = 0; i < table.in_hand; ++i)
        if (is_first_in_hand(state, i) && (!tiles || can_pay(table, state.hand[i])))
            list.push_back(make(kind, 0, state.hand[i]));
    list.push_back(make(kind, 0, tiles ? kNoTile : kNoOrder));
}

GAME_FN inline void apply_choice(State& state, Action action) {
    Table& table = state.table;
    const bool buys = action.kind == Kind::buy;
    if (action.card == (buys ? kNoTile : kNoOrder)) return begin_laying(table);
    remove_from_hand(state, action.card);
    if (buys) return buy_tile(table, action.card);
    table.seats[table.active].outstanding |= only(action.card);
    begin_laying(table);
}

}  // namespace wharf::gluck_auf
