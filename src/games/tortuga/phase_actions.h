// T3 Phase 2: the five actions, each for the best and the second best.
#pragma once

#include "games/tortuga/chests.h"
#include "games/tortuga/state.h"

namespace wharf::tortuga {

// T3.2: dice numbers, turned skulls included (T2.4), plus the advantage tile (T2.9); 0 without a die there.
GAME_FN inline int strength(const Board& board, Symbol action) {
    int dice = 0;
    for (int die = 0; die < kDice; ++die)
        if (board.die_on[die] == action) dice += die_number(die, action);
    return dice == 0 ? 0 : dice + board.advantage[index_of(action)];
}

// T3.2: best and second best; ties go clockwise from the start player. T6.1: two players have no second best.
GAME_FN inline void rank_players(Table& table) {
    table.ranked[0] = table.ranked[1] = kSpectator;
    int best = 0;
    int second = 0;
    for (int order = 0; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        const int own = strength(table.boards[seat], table.action);
        if (own > best) {
            second = best;
            table.ranked[1] = table.ranked[0];
            best = own;
            table.ranked[0] = seat;
        } else if (own > second) {
            second = own;
            table.ranked[1] = seat;
        }
    }
    if (table.players == 2) table.ranked[1] = kSpectator;
}

// The track an action is about: its markers move and its chests are at stake.
GAME_FN constexpr Track track_of(Symbol action) {
    return action == Symbol::fleet || action == Symbol::ship_attack ? Track::fleet : Track::crew;
}

// T3.7: a defended target lowers the attacker's marker too.
GAME_FN inline bool is_defended(const Table& table, Seat target) {
    return dice_on(table.boards[target], table.action) > 0;
}

GAME_FN inline bool may_target(const Table& table, Seat target) {
    return target != table.active && (table.place == 1 || target != table.ranked[0]);  // T3.8
}

// T3.3: an attack that takes no chest must at least move a marker.
GAME_FN inline bool moves_a_marker(const Table& table, Seat target) {
    const int track = index_of(track_of(table.action));
    return table.boards[target].marker[track] > 1 ||
           (is_defended(table, target) && table.boards[table.active].marker[track] > 1);
}

// T3.7, T3.10: the best names target and chest; a target without chests loses a field only. T3.8: the second best takes
// none.
GAME_FN inline void list_attacks(const Table& table, Actions& list) {
    const Kind kind = table.action == Symbol::raid ? Kind::raid : Kind::attack;
    for (Seat target = 0; target < table.players; ++target) {
        if (!may_target(table, target)) continue;
        const auto& row = table.boards[target].row[index_of(track_of(table.action))];
        if (table.place == 2 || row.empty()) {
            if (moves_a_marker(table, target)) list.push_back(make(kind, kNoChest, target));
            continue;
        }
        for (int i = 0; i < row.size(); ++i)
            if (row.find(row[i]) == i) list.push_back(make(kind, index_of(row[i]), target));
    }
    list.push_back(make(Kind::leave));
}

GAME_FN inline bool can_attack(const Table& table) {
    Actions list;
    list.reset();
    list_attacks(table, list);
    return list.size() > 1;
}

GAME_FN inline void list_centre(const Table& table, Actions& list) {
    for (int c = 0; c < kColours; ++c)
        if (((table.centre >> c) & 1U) != 0) list.push_back(make(Kind::take, c));
    list.push_back(make(Kind::leave));
}

// T0.2: tiles still around the island; the one a hunter is looking at is not.
GAME_FN inline int tiles_left(const Table& table) {
    int left = kTiles - table.hunted;
    for (const Board& board : table.boards) left -= board.tiles;
    return left;
}

// T3.3: what cannot change anything is not asked.
GAME_FN inline bool can_use(const Table& table) {
    if (table.action == Symbol::treasure) return tiles_left(table) > 0 || (table.place == 1 && bag_size(table) > 0);
    return table.boards[table.active].marker[index_of(track_of(table.action))] < kLastField;
}

// Asks for the current place of the current action, or goes on to the next place, action and phase.
GAME_FN inline Next offer_action(Table& table) {
    for (;;) {
        if (table.place > 2) {
            if (table.action == Symbol::raid) return Next::moving;
            table.action = static_cast<Symbol>(index_of(table.action) + 1);
            rank_players(table);
            table.place = 1;
        }
        table.active = table.ranked[table.place - 1];
        if (table.active == kSpectator) {
            table.place = 3;
            continue;
        }
        const bool attacking = table.action == Symbol::ship_attack || table.action == Symbol::raid;
        if (!attacking && can_use(table)) {
            table.pending = Pending::use;
            return Next::wait;
        }
        if (attacking && can_attack(table)) {
            table.pending = Pending::attack;
            return Next::wait;
        }
        if (attacking && table.place == 2 && table.centre != 0) {
            table.pending = Pending::centre;
            return Next::wait;
        }
        table.place += 1;
    }
}

GAME_FN inline Next begin_actions(Table& table) {
    table.finished = SeatSet::nobody();
    table.action = Symbol::fleet;
    rank_players(table);
    table.place = 1;
    return offer_action(table);
}

GAME_FN inline Next next_place(Table& table) {
    table.place += 1;
    return offer_action(table);
}

// T3.6: the hunt goes on with a tile, or ends. The best of three or four players draws two, everybody else one.
GAME_FN inline Next hunt_on(Table& table) {
    if (tiles_left(table) == 0) return next_place(table);
    table.pending = Pending::hunt_tile;
    return Next::wait;
}

GAME_FN inline Next apply_use(State& state, Action action) {
    Table& table = state.table;
    if (action.kind == Kind::leave) return next_place(table);
    if (table.action != Symbol::treasure) {  // T3.4, T3.5, T6.1
        const int steps = table.players > 2 && table.place == 1 ? 2 : 1;
        std::uint8_t& field = table.boards[table.active].marker[index_of(track_of(table.action))];
        field = static_cast<std::uint8_t>(field + steps > kLastField ? kLastField : field + steps);
        return next_place(table);
    }
    if (table.place == 2 || bag_size(table) == 0) return hunt_on(table);
    table.pending = Pending::hunt_chest;
    return Next::wait;
}

GAME_FN inline Next apply_hunt_chest(State& state, Action action) {
    draw_to_island(state.table, state.table.active, static_cast<Colour>(action.value));
    return hunt_on(state.table);
}

GAME_FN inline void list_tiles(const State& state, Actions& list) {
    for (int value = 1; value <= kTileValues; ++value)
        if (state.pool[value - 1] > 0) list.push_back(make(Kind::tile, value));
}

// T3.6: of two tiles the higher is kept, the other goes back.
GAME_FN inline Next apply_hunt_tile(State& state, Action action) {
    Table& table = state.table;
    std::uint8_t kept = action.value;
    state.pool[kept - 1] -= 1;
    if (state.hunted_value != 0) {
        const std::uint8_t other = kept < state.hunted_value ? kept : state.hunted_value;
        kept = kept < state.hunted_value ? state.hunted_value : kept;
        state.pool[other - 1] += 1;
        state.hunted_value = table.hunted = 0;
    } else if (table.players > 2 && table.place == 1 && tiles_left(table) > 1) {
        state.hunted_value = kept;
        table.hunted = 1;
        return Next::wait;
    }
    state.hands[table.active].tiles[kept - 1] += 1;
    table.boards[table.active].tiles += 1;
    return next_place(table);
}

// T3.8: after the second best's attack the central island.
GAME_FN inline Next after_attack(Table& table) {
    if (table.place == 1 || table.centre == 0) return next_place(table);
    table.pending = Pending::centre;
    return Next::wait;
}

// T3.7: chest; target's marker and surplus; attacker's marker and surplus.
GAME_FN inline Next apply_attack(State& state, Action action) {
    Table& table = state.table;
    if (action.kind != Kind::leave) {
        const Track track = track_of(table.action);
        if (action.value != kNoChest) {
            auto& row = table.boards[action.which].row[index_of(track)];
            row.remove_at(row.find(static_cast<Colour>(action.value)));
            table.boards[table.active].island[action.value] += 1;
        }
        lower_marker(table, action.which, track);
        if (is_defended(table, action.which)) lower_marker(table, table.active, track);
    }
    return after_attack(table);
}

GAME_FN inline Next apply_centre(State& state, Action action) {
    Table& table = state.table;
    if (action.kind == Kind::take) {
        table.centre = static_cast<std::uint8_t>(table.centre & ~(1U << action.value));
        table.boards[table.active].island[action.value] += 1;
    }
    return next_place(table);
}

}  // namespace wharf::tortuga
