// T2 Phase 1: everybody rolls, selects in secret, reveals; skulls turn, blocked players roll again, finished ones gain
// tiles.
#pragma once

#include "games/tortuga/actions.h"
#include "games/tortuga/state.h"

namespace wharf::tortuga {

// T0.5, T2.5: dice that still fit on an action space.
GAME_FN inline int room(const Board& board, Symbol action) {
    const int limit = action == Symbol::ship_attack ? capacity(board, Track::fleet)
                      : action == Symbol::raid      ? capacity(board, Track::crew)
                                                    : kDice;
    return limit - dice_on(board, action);
}

// Dice of a roll by face, a byte of dice for every face.
struct RolledDice {
    std::uint64_t bytes;

    GAME_FN unsigned showing(int face) const { return static_cast<unsigned>(bytes >> (8 * face)) & 0xFFU; }
    GAME_FN unsigned skulls() const { return showing(kActions); }
};

GAME_FN inline RolledDice sort_roll(const Symbol (&face)[kDice]) {
    static_assert(index_of(Symbol::none) < 8);  // has a byte of its own that nobody asks for
    RolledDice rolled{};
    for (int die = 0; die < kDice; ++die) rolled.bytes |= (std::uint64_t{1} << die) << (8 * index_of(face[die]));
    return rolled;
}

// T2.6: can any die of this roll be placed? A skull always can: three spaces take all five dice.
GAME_FN inline bool can_place(const Board& board, const RolledDice& rolled) {
    if (rolled.skulls() != 0) return true;
    for (int a = 0; a < kActions; ++a)
        if (rolled.showing(a) != 0 && room(board, static_cast<Symbol>(a)) > 0) return true;
    return false;
}

// T2.1, T2.5: dice of one symbol with any skulls, as many as fit; or skulls alone; or nothing if nothing can be placed.
GAME_FN inline void list_selections(const Board& board, const Symbol (&face)[kDice], Actions& list) {
    const RolledDice rolled = sort_roll(face);
    const unsigned skulls = rolled.skulls();
    for (int a = 0; a < kActions; ++a) {
        const unsigned matching = rolled.showing(a);
        if (matching == 0) continue;
        const int space = room(board, static_cast<Symbol>(a));
        const unsigned all = matching | skulls;
        for (unsigned dice = all; dice != 0; dice = (dice - 1) & all)
            if ((dice & matching) != 0 && count_bits(dice) <= space)
                list.push_back(make(Kind::keep, static_cast<int>(dice)));
    }
    for (unsigned dice = skulls; dice != 0; dice = (dice - 1) & skulls)
        list.push_back(make(Kind::keep, static_cast<int>(dice)));
    if (list.empty()) list.push_back(make(Kind::keep, 0));
}

// T2.2, T2.3: lays selected dice on the action they show; skulls among them follow, skulls alone wait for their action.
GAME_FN inline void lay_dice(Board& board, const Symbol (&face)[kDice], unsigned selection) {
    Symbol shown = Symbol::none;
    for (int die = 0; die < kDice; ++die)
        if (((selection >> die) & 1U) != 0 && face[die] != Symbol::skull) shown = face[die];
    if (shown == Symbol::none) {
        board.lone_skulls = static_cast<std::uint8_t>(selection);
        return;
    }
    for (int die = 0; die < kDice; ++die)
        if (((selection >> die) & 1U) != 0) board.die_on[die] = shown;
}

// T2.1: the next die to fall: free dice A to E, players clockwise from the start player. False when all have fallen.
GAME_FN inline bool next_die(Table& table, int from_die) {
    for (int order = order_of(table, table.active); order < table.players; ++order, from_die = 0) {
        const Seat seat = seat_in_order(table, order);
        const unsigned left = static_cast<unsigned>(free_dice(table.boards[seat]) >> from_die);
        if (left == 0) continue;
        table.active = seat;
        table.die = static_cast<std::uint8_t>(from_die + lowest_bit(left));
        return true;
    }
    return false;
}

// T2.7: a common roll of all free dice, or phase 2 if there are none.
GAME_FN inline Next begin_roll(Table& table) {
    table.finished = SeatSet::nobody();
    for (Seat seat = 0; seat < table.players; ++seat)
        if (free_dice(table.boards[seat]) == 0) table.finished.insert(seat);
    table.active = table.start;
    table.die = 0;
    if (!next_die(table, 0)) return Next::actions;
    table.pending = Pending::roll;
    return Next::wait;
}

GAME_FN inline void apply_roll(State& state, Action action) {
    Table& table = state.table;
    state.hands[table.active].face[table.die] = static_cast<Symbol>(action.value);
    if (next_die(table, table.die + 1)) return;
    table.active = table.start;
    table.die = 0;
    table.pending = Pending::selection;
}

GAME_FN inline SeatSet uncommitted_seats(const State& state) {
    SeatSet seats = deciding_seats(state.table);
    for (Seat seat = 0; seat < state.table.players; ++seat)
        if (state.hands[seat].committed != 0) seats.erase(seat);
    return seats;
}

GAME_FN inline void apply_selection(State& state, Seat seat, Action action) {
    state.hands[seat].selection = action.value;
    state.hands[seat].committed = 1;
    if (uncommitted_seats(state).empty()) state.table.pending = Pending::reveal;
}

// T2.8: the next finished player from this place on who can take an advantage tile; then the next common roll.
GAME_FN inline Next advantage_from(Table& table, int order) {
    for (; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        if (!table.finished.contains(seat)) continue;
        for (std::uint8_t advantage : table.boards[seat].advantage) {
            if (advantage == 2) continue;
            table.active = seat;
            table.pending = Pending::advantage;
            return Next::wait;
        }
    }
    return Next::roll;
}

// T2.6: the active player rolls all his free dice openly.
GAME_FN inline void begin_open_roll(Table& table, Seat seat) {
    for (Symbol& face : table.open_face) face = Symbol::none;
    table.active = seat;
    table.die = static_cast<std::uint8_t>(lowest_bit(static_cast<std::uint32_t>(free_dice(table.boards[seat]))));
    table.pending = Pending::open_roll;
}

// T2.8: the order of a step after the reveal: lone skulls, re-rolls, advantage tiles.
GAME_FN inline Next after_reveal(Table& table) {
    table.die = 0;
    for (Symbol& face : table.open_face) face = Symbol::none;
    for (int order = 0; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        if (table.boards[seat].lone_skulls == 0) continue;
        table.active = seat;
        table.pending = Pending::skulls;
        return Next::wait;
    }
    for (int order = 0; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        if (table.boards[seat].rerolls == 0) continue;
        begin_open_roll(table, seat);
        return Next::wait;
    }
    return advantage_from(table, 0);
}

GAME_FN inline Next apply_reveal(State& state) {
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        Hand& hand = state.hands[seat];
        if (hand.committed == 0) continue;
        Board& board = state.table.boards[seat];
        if (hand.selection == 0)
            board.rerolls = 1;
        else
            lay_dice(board, hand.face, hand.selection);
        hand.selection = hand.committed = 0;
        for (Symbol& face : hand.face) face = Symbol::none;
    }
    return after_reveal(state.table);
}

// T2.3, T2.5: actions with room for all the lone skulls.
GAME_FN inline void list_skull_turns(const Board& board, Actions& list) {
    const int skulls = count_bits(static_cast<std::uint32_t>(board.lone_skulls));
    for (int a = 0; a < kActions; ++a)
        if (room(board, static_cast<Symbol>(a)) >= skulls) list.push_back(make(Kind::turn, a));
}

GAME_FN inline Next apply_skulls(State& state, Action action) {
    Board& board = state.table.boards[state.table.active];
    for (int die = 0; die < kDice; ++die)
        if (((board.lone_skulls >> die) & 1U) != 0) board.die_on[die] = static_cast<Symbol>(action.value);
    board.lone_skulls = 0;
    return after_reveal(state.table);
}

GAME_FN inline void apply_open_roll(State& state, Action action) {
    Table& table = state.table;
    const Board& board = table.boards[table.active];
    table.open_face[table.die] = static_cast<Symbol>(action.value);
    const unsigned left = static_cast<unsigned>(free_dice(board) >> (table.die + 1));
    if (left != 0) {
        table.die = static_cast<std::uint8_t>(table.die + 1 + lowest_bit(left));
    } else if (can_place(board, sort_roll(table.open_face))) {
        table.die = 0;
        table.pending = Pending::open_selection;
    } else {
        begin_open_roll(table, table.active);
    }
}

GAME_FN inline Next apply_open_selection(State& state, Action action) {
    Table& table = state.table;
    Board& board = table.boards[table.active];
    board.rerolls = 0;
    lay_dice(board, table.open_face, action.value);
    return after_reveal(table);
}

GAME_FN inline void list_advantages(const Board& board, Actions& list) {
    for (int a = 0; a < kActions; ++a)
        if (board.advantage[a] < 2) list.push_back(make(Kind::advantage, a));
}

GAME_FN inline Next apply_advantage(State& state, Action action) {
    Table& table = state.table;
    table.boards[table.active].advantage[action.value] += 1;
    return advantage_from(table, order_of(table, table.active) + 1);
}

}  // namespace wharf::tortuga
