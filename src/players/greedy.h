// The greedy player: tries every move in a few imagined worlds and takes the one after which its own worth is highest.
#pragma once

#include "players/evaluation.h"

namespace wharf::players {

// Worlds imagined per decision; all moves are tried in the same worlds with the same luck, so their differences count.
inline constexpr int kGreedyWorlds = 12;

// It sees what its seat sees: a view, never a state.
template <Evaluation E>
typename E::Rules::Action choose_greedy(const typename E::Rules::View& view, Seat seat, Rng& rng) {
    using G = typename E::Rules;
    ActionList<G> list;
    ActionList<G> scratch;
    list.reset();
    float worth[G::kMaxActions];
    for (int world = 0; world < kGreedyWorlds; ++world) {
        const typename G::State imagined = G::determinize(view, rng);
        if (world == 0) {
            G::legal_actions(imagined, seat, list);
            if (list.size() == 1) return list[0];
            for (int i = 0; i < list.size(); ++i) worth[i] = 0;
        }
        const Rng luck = Rng::from(rng.next());
        for (int i = 0; i < list.size(); ++i) {
            typename G::State state = imagined;
            Rng same_luck = luck;
            G::apply(state, seat, list[i]);
            worth[i] += judge<E>(state, scratch, same_luck).of[seat];
        }
    }
    int best = 0;
    for (int i = 1; i < list.size(); ++i)
        if (worth[i] > worth[best]) best = i;
    return list[best];
}

}  // namespace wharf::players
