// The two face-down piles: drawn lazily from what nobody knows, with known cards where somebody laid them back (G11.1).
#pragma once

#include "games/gluck_auf/actions.h"
#include "games/gluck_auf/state.h"

namespace wharf::gluck_auf {

GAME_FN constexpr bool top_is_known(const Backs& backs) { return backs.knower[backs.size - 1] != 0; }

// Every card that may lie on top is an outcome; a known one is the only outcome.
GAME_FN inline void list_top(const State& state, Pile pile, Kind kind, Actions& list) {
    const Backs& backs = state.table.piles[index_of(pile)];
    if (top_is_known(backs)) {
        list.push_back(make(kind, 0, state.face[index_of(pile)][backs.size - 1]));
    } else if (pile == Pile::tiles) {
        for (int tile = 0; tile < kTileTypes; ++tile)
            if (state.unknown_tiles[tile] > 0) list.push_back(make(kind, 0, tile));
    } else {
        for (OrderSet rest = state.unknown_orders; rest != 0; rest &= rest - 1)
            list.push_back(make(kind, 0, lowest_bit(rest)));
    }
}

GAME_FN inline std::uint32_t weight_of_top(const State& state, Pile pile, int card) {
    if (pile == Pile::orders || top_is_known(state.table.piles[index_of(pile)])) return 1;
    return state.unknown_tiles[card];
}

GAME_FN inline void take_top(State& state, Pile pile, int card) {
    Backs& backs = state.table.piles[index_of(pile)];
    backs.size -= 1;
    if (backs.knower[backs.size] != 0) {
        backs.knower[backs.size] = 0;
        state.face[index_of(pile)][backs.size] = 0;
    } else if (pile == Pile::tiles) {
        state.unknown_tiles[card] -= 1;
    } else {
        state.unknown_orders &= ~only(card);
    }
}

// Keeps `count` places free for the cards `seat` is going to lay back, on top or below everything.
GAME_FN inline void keep_places_free(State& state, Pile pile, bool on_top, int count, Seat seat) {
    Backs& backs = state.table.piles[index_of(pile)];
    auto& face = state.face[index_of(pile)];
    const int base = on_top ? backs.size : 0;
    for (int place = backs.size - 1; place >= base; --place) {
        backs.knower[place + count] = backs.knower[place];
        face[place + count] = face[place];
    }
    for (int place = base; place < base + count; ++place) {
        backs.knower[place] = static_cast<std::uint8_t>(seat + 1);
        face[place] = 0;
    }
    backs.size = static_cast<std::uint8_t>(backs.size + count);
    state.table.lay_base = static_cast<std::uint8_t>(base);
}

// The hand is kept in ascending order: in which order its cards were looked at is no matter.
GAME_FN inline void add_to_hand(State& state, std::uint8_t card) {
    int place = state.table.in_hand;
    for (; place > 0 && state.hand[place - 1] > card; --place) state.hand[place] = state.hand[place - 1];
    state.hand[place] = card;
    state.table.in_hand += 1;
}

GAME_FN inline void remove_from_hand(State& state, std::uint8_t card) {
    int place = 0;
    while (state.hand[place] != card) ++place;
    state.table.in_hand -= 1;
    for (; place < state.table.in_hand; ++place) state.hand[place] = state.hand[place + 1];
    state.hand[state.table.in_hand] = 0;
}

// Equal cards of the hand are one choice.
GAME_FN constexpr bool is_first_in_hand(const State& state, int i) {
    return i == 0 || state.hand[i] != state.hand[i - 1];
}

}  // namespace wharf::gluck_auf
