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

}  // namespace wharf::nauticus
