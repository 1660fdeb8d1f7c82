// N10 Who knows what: everything is public, and no future deal exists in a state.
#pragma once

#include "games/nauticus/state.h"

namespace wharf::nauticus {

GAME_FN inline View observe_state(const State& state, Seat observer) {
    View view{};
    view.table = state.table;
    view.observer = observer;
    return view;
}

GAME_FN inline State determinize_view(const View& view) { return {view.table}; }

// How much of an action an observer learns when it happens.
enum class Seen : std::uint8_t { nothing, that_it_happened, everything };

GAME_FN constexpr Seen seen_by(const State&, Seat, Action, Seat) { return Seen::everything; }

}  // namespace wharf::nauticus
