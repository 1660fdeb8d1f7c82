// G11 Who knows what: the only way out of a state, and the way back to a state that fits.
#pragma once

#include "games/gluck_auf/piles.h"
#include "games/gluck_auf/state.h"

namespace wharf::gluck_auf {

GAME_FN constexpr bool is_known_to(const Table& table, Pile pile, int place, Seat observer) {
    return table.piles[index_of(pile)].knower[place] == observer + 1;
}

GAME_FN inline View observe_state(const State& state, Seat observer) {
    View view{};
    view.table = state.table;
    view.observer = observer;
    for (int p = 0; p < kPiles; ++p)
        for (int place = 0; place < state.table.piles[p].size; ++place)
            if (is_known_to(state.table, static_cast<Pile>(p), place, observer))
                view.face[p][place] = state.face[p][place];
    if (observer == state.table.active)
        for (int i = 0; i < state.table.in_hand; ++i) view.hand[i] = state.hand[i];
    return view;
}

// G11.2: tiles and orders everybody sees; the others are in the piles or in a hand.
GAME_FN inline void set_unseen(State& state) {
    const Table& table = state.table;
    for (std::uint8_t& tiles : state.unknown_tiles) tiles = kTilesPerType;
    for (const Player& player : table.seats)
        for (int tile = 0; tile < kTileTypes; ++tile)
            state.unknown_tiles[tile] = static_cast<std::uint8_t>(state.unknown_tiles[tile] - player.tiles[tile]);
    for (std::uint8_t tile : table.tile_on)
        if (tile != kNoTile) state.unknown_tiles[tile] -= 1;
    OrderSet seen = table.draft;
    for (const Player& player : table.seats) seen |= player.outstanding | player.delivered;
    for (std::uint8_t order : table.order_on)
        if (order != kNoOrder) seen |= only(order);
    state.unknown_orders = kAllOrders & ~seen;
}

GAME_FN inline void remove_unknown(State& state, Pile pile, int card) {
    if (pile == Pile::tiles)
        state.unknown_tiles[card] -= 1;
    else
        state.unknown_orders &= ~only(card);
}

// One of the unseen cards, each as likely as any.
GAME_FN inline std::uint8_t draw_unknown(State& state, Pile pile, Rng& rng) {
    int card = 0;
    if (pile == Pile::tiles) {
        std::uint32_t total = 0;
        for (std::uint8_t tiles : state.unknown_tiles) total += tiles;
        for (std::uint32_t ticket = rng.below(total); ticket >= state.unknown_tiles[card]; ++card)
            ticket -= state.unknown_tiles[card];
    } else {
        OrderSet rest = state.unknown_orders;
        for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(count_bits(rest))); skip > 0; --skip)
            rest &= rest - 1;
        card = lowest_bit(rest);
    }
    remove_unknown(state, pile, card);
    return static_cast<std::uint8_t>(card);
}

// G11.1: what the observer knows stays; what only others know is any of the cards he has not seen.
GAME_FN inline State determinize_view(const View& view, Rng& rng) {
    State state{};
    state.table = view.table;
    Table& table = state.table;
    set_unseen(state);
    for (int p = 0; p < kPiles; ++p) {
        const Pile pile = static_cast<Pile>(p);
        for (int place = 0; place < table.piles[p].size; ++place) {
            if (!is_known_to(table, pile, place, view.observer) || is_kept_free(table, pile, place)) continue;
            state.face[p][place] = view.face[p][place];
            remove_unknown(state, pile, view.face[p][place]);
        }
    }
    const Pile looked = pile_of(table.space);
    const int in_hand = table.in_hand;
    table.in_hand = 0;
    for (int i = 0; i < in_hand; ++i) {
        if (view.observer != table.active) {
            add_to_hand(state, draw_unknown(state, looked, rng));
        } else {
            add_to_hand(state, view.hand[i]);
            remove_unknown(state, looked, view.hand[i]);
        }
    }
    for (int p = 0; p < kPiles; ++p) {
        const Pile pile = static_cast<Pile>(p);
        for (int place = 0; place < table.piles[p].size; ++place)
            if (table.piles[p].knower[place] != 0 && !is_known_to(table, pile, place, view.observer) &&
                !is_kept_free(table, pile, place))
                state.face[p][place] = draw_unknown(state, pile, rng);
    }
    return state;
}

// How much of an action an observer learns when it happens.
enum class Seen : std::uint8_t { nothing, that_it_happened, everything };

GAME_FN inline Seen seen_by(const State& before, Seat, Action action, Seat observer) {
    switch (action.kind) {
        case Kind::look_tile:
        case Kind::look_order:
        case Kind::lay_tile:
        case Kind::lay_order: return observer == before.table.active ? Seen::everything : Seen::that_it_happened;
        default: return Seen::everything;
    }
}

}  // namespace wharf::gluck_auf
