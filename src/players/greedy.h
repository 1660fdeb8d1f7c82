// The players that look one move ahead: greedy takes the best move it sees, easy a good one more often than a bad one.
#pragma once

#include <cmath>

#include "players/evaluation.h"

namespace wharf::players {

// Every legal move with its worth to the mover, as one look shows it.
template <Game G>
struct Looks {
    ActionList<G> list;
    float worth[G::kMaxActions] = {};

    int best() const {
        int best = 0;
        for (int i = 1; i < list.size(); ++i)
            if (worth[i] > worth[best]) best = i;
        return best;
    }
};

// Worlds imagined per decision, where something is hidden or to be drawn; all moves are tried in the same worlds with
// the same luck, so their differences count.
inline constexpr int kGreedyWorlds = 12;

template <Evaluation E>
Looks<typename E::Rules> look_at_all(const typename E::Rules::View& view, Seat seat, Rng& rng) {
    using G = typename E::Rules;
    Looks<G> looks;
    ActionList<G> scratch;
    looks.list.reset();
    const typename G::State first = G::determinize(view, rng);
    G::legal_actions(first, seat, looks.list);
    if (looks.list.size() == 1) return looks;
    bool needs_luck = false;
    for (int world = 0; world < kGreedyWorlds; ++world) {
        const typename G::State imagined = world == 0 ? first : G::determinize(view, rng);
        if (world == 1 && !needs_luck && same_bytes(imagined, first)) break;
        const Rng luck = Rng::from(rng.next());
        for (int i = 0; i < looks.list.size(); ++i) {
            typename G::State state = imagined;
            Rng same_luck = luck;
            G::apply(state, seat, looks.list[i]);
            await_calm<E>(state, scratch, same_luck);
            looks.worth[i] += worth_now<E>(state).of[seat];
            needs_luck = needs_luck || !(same_luck == luck);
        }
    }
    return looks;
}

// Both see what their seat sees: a view, never a state.
template <Evaluation E>
typename E::Rules::Action choose_greedy(const typename E::Rules::View& view, Seat seat, Rng& rng) {
    const auto looks = look_at_all<E>(view, seat, rng);
    return looks.list[looks.best()];
}

template <Evaluation E>
typename E::Rules::Action choose_easy(const typename E::Rules::View& view, Seat seat, Rng& rng) {
    // A move that is as much worse than the best as the mean move gets a seventh of its odds.
    constexpr float kSharpness = 2.0F;
    constexpr float kParts = 4096.0F;
    const auto looks = look_at_all<E>(view, seat, rng);
    const int moves = looks.list.size();
    const float best = looks.worth[looks.best()];
    float mean = 0;
    for (int i = 0; i < moves; ++i) mean += looks.worth[i] / static_cast<float>(moves);
    std::uint32_t odds[E::Rules::kMaxActions];
    std::uint32_t total = 0;
    for (int i = 0; i < moves; ++i) {
        const float behind = best > mean ? (best - looks.worth[i]) / (best - mean) : 0;
        odds[i] = 1 + static_cast<std::uint32_t>(kParts * std::exp(-kSharpness * behind));
        total += odds[i];
    }
    std::uint32_t ticket = rng.below(total);
    int chosen = 0;
    for (; ticket >= odds[chosen]; ++chosen) ticket -= odds[chosen];
    return looks.list[chosen];
}

}  // namespace wharf::players
