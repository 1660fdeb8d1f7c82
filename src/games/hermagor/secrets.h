// H9 Who knows what: everybody everything. What is hidden, the order of the bag and of the action tiles, is not drawn
// yet and lies in no state.
#pragma once

#include "games/hermagor/actions.h"
#include "games/hermagor/state.h"

namespace wharf::hermagor {

GAME_FN inline View observe_state(const State& state, Seat observer) {
    View view{};
    view.table = state.table;
    view.observer = observer;
    return view;
}

GAME_FN inline State determinize_view(const View& view) { return {view.table}; }

// How much of an action an observer learns when it happens.
enum class Seen : std::uint8_t { nothing, that_it_happened, everything };

GAME_FN inline Seen seen_by(const State&, Seat, Action, Seat) { return Seen::everything; }

}  // namespace wharf::hermagor
