// The random player: any legal move, each as likely as any.
#pragma once

#include "core/game.h"

namespace wharf::players {

template <Game G>
typename G::Action choose_randomly(const typename G::View& view, Seat seat, Rng& rng) {
    // What a seat may do depends on nothing but its view, so any state that fits the view has the list.
    const typename G::State imagined = G::determinize(view, rng);
    ActionList<G> list;
    list.reset();
    G::legal_actions(imagined, seat, list);
    return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
}

}  // namespace wharf::players
