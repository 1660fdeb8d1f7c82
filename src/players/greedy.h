// The players with a one-ply lookahead: greedy takes the best move, easy a good one more often than a bad one.
#pragma once

#include <cmath>

#include "players/evaluation.h"

namespace wharf::players {

// Every legal move with its value to the mover, summed over the determinizations.
template <Game G>
struct OnePlyValues {
    ActionList<G> list;
    float value[G::kMaxActions] = {};

    int best() const {
        int best = 0;
        for (int i = 1; i < list.size(); ++i)
            if (value[i] > value[best]) best = i;
        return best;
    }
};

// Determinizations per decision, where something is hidden or to be drawn; all moves are tried in the same ones with
// the same random numbers, so their differences count.
inline constexpr int kGreedyDeterminizations = 12;

template <Evaluation E>
OnePlyValues<typename E::Rules> one_ply_lookahead(const typename E::Rules::View& view, Seat seat, Rng& rng) {
    using G = typename E::Rules;
    OnePlyValues<G> moves;
    ActionList<G> scratch;
    moves.list.reset();
    const typename G::State first = G::determinize(view, rng);
    G::legal_actions(first, seat, moves.list);
    if (moves.list.size() == 1) return moves;
    bool needs_chance = false;
    for (int world = 0; world < kGreedyDeterminizations; ++world) {
        const typename G::State determinized = world == 0 ? first : G::determinize(view, rng);
        if (world == 1 && !needs_chance && same_bytes(determinized, first)) break;
        const Rng common = Rng::from(rng.next());
        for (int i = 0; i < moves.list.size(); ++i) {
            typename G::State state = determinized;
            Rng numbers = common;
            G::apply(state, seat, moves.list[i]);
            quiesce<E>(state, scratch, numbers);
            moves.value[i] += static_value<E>(state).of[seat];
            needs_chance = needs_chance || !(numbers == common);
        }
    }
    return moves;
}

// Both see what their seat sees: a view, never a state.
template <Evaluation E>
typename E::Rules::Action choose_greedy(const typename E::Rules::View& view, Seat seat, Rng& rng) {
    const auto moves = one_ply_lookahead<E>(view, seat, rng);
    return moves.list[moves.best()];
}

// A move sampled from the softmax of the one-ply values.
template <Evaluation E>
typename E::Rules::Action choose_easy(const typename E::Rules::View& view, Seat seat, Rng& rng) {
    // A move that is as much worse than the best as the mean move gets a seventh of its odds.
    constexpr float kInverseTemperature = 2.0F;
    constexpr float kParts = 4096.0F;
    const auto moves = one_ply_lookahead<E>(view, seat, rng);
    const int count = moves.list.size();
    const float best = moves.value[moves.best()];
    float mean = 0;
    for (int i = 0; i < count; ++i) mean += moves.value[i] / static_cast<float>(count);
    std::uint32_t odds[E::Rules::kMaxActions];
    std::uint32_t total = 0;
    for (int i = 0; i < count; ++i) {
        const float behind = best > mean ? (best - moves.value[i]) / (best - mean) : 0;
        odds[i] = 1 + static_cast<std::uint32_t>(kParts * std::exp(-kInverseTemperature * behind));
        total += odds[i];
    }
    std::uint32_t ticket = rng.below(total);
    int chosen = 0;
    for (; ticket >= odds[chosen]; ++chosen) ticket -= odds[chosen];
    return moves.list[chosen];
}

}  // namespace wharf::players
