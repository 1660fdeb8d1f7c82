// T8 Who knows what: the only way out of a state, and the way back to a state that fits.
#pragma once

#include "games/tortuga/phase_rolling.h"
#include "games/tortuga/state.h"

namespace wharf::tortuga {

GAME_FN inline Hand empty_hand() {
    Hand hand{};
    for (Symbol& face : hand.face) face = Symbol::none;
    return hand;
}

GAME_FN inline View observe_state(const State& state, Seat observer) {
    View view{};
    view.table = state.table;
    view.observer = observer;
    view.own = observer < state.table.players ? state.hands[observer] : empty_hand();
    if (state.table.hunted != 0 && observer == state.table.active) view.hunted_value = state.hunted_value;
    if (state.table.pending == Pending::over)
        for (int seat = 0; seat < state.table.players; ++seat)
            for (int v = 0; v < kTileValues; ++v) view.shown_tiles[seat][v] = state.hands[seat].tiles[v];
    return view;
}

// T8.1: who has already selected is not seen, so every selecting seat but oneself seems to be thinking.
GAME_FN inline SeatSet seats_waited_for(const View& view) {
    SeatSet seats = deciding_seats(view.table);
    if (view.table.pending == Pending::selection && view.own.committed != 0) seats.erase(view.observer);
    return seats;
}

// Whether a hidden die of this common roll has fallen.
GAME_FN inline bool has_fallen(const Table& table, Seat seat, int die) {
    if (table.boards[seat].die_on[die] != Symbol::none) return false;
    if (table.pending == Pending::selection || table.pending == Pending::reveal) return true;
    if (table.pending != Pending::roll) return false;
    const int order = order_of(table, seat);
    const int rolling = order_of(table, table.active);
    return order < rolling || (order == rolling && die < table.die);
}

// Faces the observer cannot see, each as likely as any; at the reveal also a selection that fits them.
GAME_FN inline void imagine_roll(State& state, Seat seat, Rng& rng) {
    Hand& hand = state.hands[seat];
    for (int die = 0; die < kDice; ++die)
        if (has_fallen(state.table, seat, die)) hand.face[die] = static_cast<Symbol>(rng.below(kActions + 1));
    if (state.table.pending == Pending::reveal && !state.table.finished.contains(seat)) {
        Actions list;
        list.reset();
        list_selections(state.table.boards[seat], hand.face, list);
        hand.selection = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))].value;
        hand.committed = 1;
    }
}

// One tile out of the pool, each as likely as any.
GAME_FN inline int draw_tile(std::uint8_t (&pool)[kTileValues], Rng& rng) {
    std::uint32_t ticket = rng.below(static_cast<std::uint32_t>(pool[0] + pool[1] + pool[2]));
    int value = 1;
    for (; ticket >= pool[value - 1]; ++value) ticket -= pool[value - 1];
    pool[value - 1] -= 1;
    return value;
}

GAME_FN inline State determinize_view(const View& view, Rng& rng) {
    State state{};
    state.table = view.table;
    for (int value = 1; value <= kTileValues; ++value)
        state.pool[value - 1] = static_cast<std::uint8_t>(tiles_of(value));
    const bool over = view.table.pending == Pending::over;
    for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
        Hand& hand = state.hands[seat];
        hand = seat == view.observer ? view.own : empty_hand();
        if (over)
            for (int v = 0; v < kTileValues; ++v) hand.tiles[v] = view.shown_tiles[seat][v];
        for (int v = 0; v < kTileValues; ++v) state.pool[v] = static_cast<std::uint8_t>(state.pool[v] - hand.tiles[v]);
    }
    state.hunted_value = view.hunted_value;
    if (view.hunted_value != 0) state.pool[view.hunted_value - 1] -= 1;
    for (Seat seat = 0; seat < view.table.players; ++seat) {
        if (seat == view.observer) continue;
        imagine_roll(state, seat, rng);
        for (int i = 0; !over && i < view.table.boards[seat].tiles; ++i)
            state.hands[seat].tiles[draw_tile(state.pool, rng) - 1] += 1;
    }
    if (view.table.hunted != 0 && view.hunted_value == 0)
        state.hunted_value = static_cast<std::uint8_t>(draw_tile(state.pool, rng));
    return state;
}

// How much of an action an observer learns when it happens.
enum class Seen : std::uint8_t { nothing, that_it_happened, everything };

GAME_FN inline Seen seen_by(const State& before, Seat actor, Action action, Seat observer) {
    if (observer == actor) return Seen::everything;
    if (before.table.pending == Pending::selection) return Seen::nothing;
    if (before.table.pending == Pending::roll)
        return observer == before.table.active ? Seen::everything : Seen::nothing;
    if (action.kind == Kind::tile) return observer == before.table.active ? Seen::everything : Seen::that_it_happened;
    return Seen::everything;
}

}  // namespace wharf::tortuga
