// G4 Mining: one work step per decision.
#pragma once

#include "games/gluck_auf/phase_shift.h"

namespace wharf::gluck_auf {

GAME_FN inline void begin_mining(Table& table) {
    table.steps_left = static_cast<std::uint8_t>(steps_of(table.space));
    table.pending = Pending::step;
}

// Cubes that can be laid on an order now, by source and colour (G4.4, G4.6).
struct CubesAtHand {
    bool cage[kColours];
    bool store[kColours];
    bool pair_for[kColours];  // G4.7: two cubes and two steps for a slot of this colour
};

GAME_FN inline CubesAtHand cubes_at_hand(const Player& player, int steps_left) {
    CubesAtHand at_hand{};
    const bool at_surface = player.cage_at == 0;
    int cubes[kColours] = {};
    int all = 0;
    for (int c = 0; c < kColours; ++c) {
        at_hand.cage[c] = at_surface && player.cage[c] > 0;
        at_hand.store[c] = player.store[c] > 0;
        cubes[c] = (at_surface ? player.cage[c] : 0) + player.store[c];
        all += cubes[c];
    }
    for (int c = 0; c < kColours; ++c) at_hand.pair_for[c] = steps_left >= 2 && all - cubes[c] >= 2;
    return at_hand;
}

// G4.4, G4.6, G4.7: cubes for one free slot of an order, the right one or the first of two others.
GAME_FN inline void list_cubes_for(const CubesAtHand& at_hand, int order, int slot, Actions& list) {
    for (int cube = 0; cube < kColours; ++cube) {
        if (cube != slot && !at_hand.pair_for[slot]) continue;
        if (at_hand.cage[cube]) list.push_back(make(Kind::from_cage, slot, order, cube));
        if (at_hand.store[cube]) list.push_back(make(Kind::from_store, slot, order, cube));
    }
}

GAME_FN inline void list_steps(const Table& table, Actions& list) {
    const Player& player = table.seats[table.active];
    const bool at_surface = player.cage_at == 0;
    for (int level = 0; level <= kColours; ++level)
        if (level != player.cage_at) list.push_back(make(Kind::ride, level));
    if (at_surface) {
        for (int c = 0; c < kColours; ++c)
            if (player.cage[c] > 0) list.push_back(make(Kind::unload, 0, 0, c));
    } else if (sum(player.cage) < kCagePlaces) {
        for (int c = 0; c < kColours; ++c)
            if (player.carts[player.cage_at - 1][c] > 0) list.push_back(make(Kind::load, 0, 0, c));
    }
    if (sum(player.store) + (at_surface ? sum(player.cage) : 0) > 0) {
        const CubesAtHand at_hand = cubes_at_hand(player, table.steps_left);
        for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1) {
            const int order = lowest_bit(rest);
            const auto open = static_cast<Slots>(slots_of(order) - table.filled[order]);
            for (int slot = 0; slot < kColours; ++slot)
                if (slots_of_colour(open, slot) > 0) list_cubes_for(at_hand, order, slot, list);
        }
    }
    list.push_back(make(Kind::stop));
}

GAME_FN inline void list_second_cubes(const Table& table, Actions& list) {
    const Player& player = table.seats[table.active];
    for (int cube = 0; cube < kColours; ++cube) {
        if (cube == table.colour) continue;
        if (player.cage_at == 0 && player.cage[cube] > 0)
            list.push_back(make(Kind::from_cage, table.colour, table.half_order, cube));
        if (player.store[cube] > 0) list.push_back(make(Kind::from_store, table.colour, table.half_order, cube));
    }
}

GAME_FN inline void lay_cube(Table& table, Action action) {
    Player& player = table.seats[table.active];
    (action.kind == Kind::from_cage ? player.cage : player.store)[action.cube] -= 1;
    table.cubes_on[action.card] = static_cast<std::uint16_t>(table.cubes_on[action.card] + (1U << (4 * action.cube)));
}

GAME_FN inline void fill_slot(Table& table, int order, int slot) {
    table.filled[order] = static_cast<Slots>(table.filled[order] + one_slot(slot));
}

// One step is used up; without steps the turn ends.
GAME_FN inline void step_on(Table& table) {
    table.steps_left -= 1;
    if (table.steps_left == 0)
        end_turn(table);
    else
        table.pending = Pending::step;
}

GAME_FN inline void apply_step(State& state, Action action) {
    Table& table = state.table;
    Player& player = table.seats[table.active];
    switch (action.kind) {
        case Kind::ride: player.cage_at = action.value; break;
        case Kind::load:
            player.carts[player.cage_at - 1][action.cube] -= 1;
            player.cage[action.cube] += 1;
            break;
        case Kind::unload:
            player.cage[action.cube] -= 1;
            player.store[action.cube] += 1;
            break;
        case Kind::stop: return end_turn(table);
        default:
            lay_cube(table, action);
            if (action.cube != action.value) {
                table.half_order = action.card;
                table.colour = action.value;
                table.steps_left -= 1;
                table.pending = Pending::second_cube;
                return;
            }
            fill_slot(table, action.card, action.value);
    }
    step_on(table);
}

GAME_FN inline void apply_second_cube(State& state, Action action) {
    Table& table = state.table;
    lay_cube(table, action);
    fill_slot(table, table.half_order, table.colour);
    table.half_order = table.colour = 0;
    step_on(table);
}

}  // namespace wharf::gluck_auf
