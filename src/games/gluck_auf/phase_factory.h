// G3 Factory: a tile is paid, laid in the mine, and its carts are loaded one by one.
#pragma once

#include "games/gluck_auf/phase_laying.h"

namespace wharf::gluck_auf {

GAME_FN constexpr bool can_pay(const Table& table, int tile) {
    return table.seats[table.active].marks >= price_of_tile(tile);
}

GAME_FN inline void load_cart(Table& table, int cube) {
    table.seats[table.active].carts[table.colour][cube] += 1;
    table.stock[cube] -= 1;
    table.carts_left -= 1;
}

// G3.3: own colour as long as there is some; then the buyer's choice; then nothing.
GAME_FN inline void load_on(Table& table) {
    while (table.carts_left > 0 && table.stock[table.colour] > 0) load_cart(table, table.colour);
    if (table.carts_left > 0 && sum(table.stock) > 0) {
        table.pending = Pending::substitute;
        return;
    }
    table.carts_left = table.colour = 0;
    begin_laying(table);
}

// G3.1.
GAME_FN inline void buy_tile(Table& table, int tile) {
    Player& player = table.seats[table.active];
    player.marks = static_cast<std::int16_t>(player.marks - price_of_tile(tile));
    player.tiles[tile] += 1;
    table.colour = static_cast<std::uint8_t>(colour_of_tile(tile));
    table.carts_left = static_cast<std::uint8_t>(carts_of_tile(tile));
    load_on(table);
}

// Since version 2 the cart may stay empty; version 1 made the other cube compulsory.
GAME_FN inline void list_substitutes(const Table& table, Actions& list) {
    for (int c = 0; c < kColours; ++c)
        if (table.stock[c] > 0) list.push_back(make(Kind::substitute, 0, 0, c));
    if (rules_of(table) >= 2) list.push_back(make(Kind::substitute, 0, 0, kNoCube));
}

GAME_FN inline void apply_substitute(State& state, Action action) {
    if (action.cube == kNoCube)
        state.table.carts_left -= 1;
    else
        load_cart(state.table, action.cube);
    load_on(state.table);
}

}  // namespace wharf::gluck_auf
