// Random play over the contract: the driver of benchmarks, signatures and property tests, on every target.
#pragma once

#include "core/game.h"

namespace wharf {

// One step taken: who, what, and out of how many.
template <Game G>
struct Step {
    Seat seat;
    typename G::Action action;
    int index;
    int choices;
};

// Index of a chance outcome drawn by its weight.
template <Game G>
GAME_FN int draw_outcome(const typename G::State& state, const ActionList<G>& list, Rng& rng) {
    if (list.size() == 1) return 0;
    std::uint32_t total = 0;
    for (const auto& action : list) total += G::chance_weight(state, action);
    std::uint32_t ticket = rng.below(total);
    int index = 0;
    for (;; ++index) {
        const std::uint32_t weight = G::chance_weight(state, list[index]);
        if (ticket < weight) return index;
        ticket -= weight;
    }
}

// One of the kinds, by how many there are of each; a single kind takes no random number, as in draw_outcome.
template <int kKinds>
GAME_FN int draw_by_count(const std::uint8_t (&counts)[kKinds], Rng& rng) {
    std::uint32_t total = 0;
    int present = 0;
    int last = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        if (counts[kind] == 0) continue;
        total += counts[kind];
        present += 1;
        last = kind;
    }
    if (present == 1) return last;
    std::uint32_t ticket = rng.below(total);
    int kind = 0;
    for (; ticket >= counts[kind]; ++kind) ticket -= counts[kind];
    return kind;
}

// A game with many chance events may draw one without a list: the same outcome, by the same random numbers.
template <class G>
concept DrawsChance = requires(const typename G::State& state, Rng& rng) {
    { G::draw_chance(state, rng) } -> std::same_as<typename G::Action>;
};

// The outcome of the pending chance event; `list` is scratch space.
template <Game G>
GAME_FN typename G::Action draw_chance(const typename G::State& state, ActionList<G>& list, Rng& rng) {
    if constexpr (DrawsChance<G>) {
        return G::draw_chance(state, rng);
    } else {
        list.reset();
        G::legal_actions(state, kChance, list);
        return list[draw_outcome<G>(state, list, rng)];
    }
}

// A member of the set, each equally likely.
GAME_FN inline Seat draw_seat(SeatSet set, Rng& rng) {
    if (set.is_chance()) return kChance;
    for (std::uint32_t skip = set.size() > 1 ? rng.below(static_cast<std::uint32_t>(set.size())) : 0; skip > 0; --skip)
        set.erase(set.first());
    return set.first();
}

// Chooses for one of `to_act` with equal odds (chance: by weight) without applying it; `list` is scratch space.
template <Game G>
GAME_FN Step<G> choose_random(const typename G::State& state, SeatSet to_act, ActionList<G>& list, Rng& rng) {
    const Seat seat = draw_seat(to_act, rng);
    list.reset();
    G::legal_actions(state, seat, list);
    assert(!list.empty());
    const int index = seat == kChance ? draw_outcome<G>(state, list, rng)
                                      : static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())));
    return {seat, list[index], index, list.size()};
}

// Plays to the end and returns the number of steps.
template <Game G>
GAME_FN int play_random(typename G::State& state, Rng& rng) {
    ActionList<G> list;
    int steps = 0;
    for (SeatSet set = G::to_act(state); !set.empty(); set = G::to_act(state), ++steps) {
        assert(steps < G::kMaxSteps);
        const Step<G> step = choose_random<G>(state, set, list, rng);
        G::apply(state, step.seat, step.action);
    }
    return steps;
}

}  // namespace wharf
