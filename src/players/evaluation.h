// How a game judges its positions for the computer players: the trait of each game's evaluation.h.
#pragma once

#include <concepts>

#include "core/random_play.h"
#include "players/worth.h"

namespace wharf::players {

template <class E>
concept Evaluation = Game<typename E::Rules> && requires(const typename E::Rules::State& state) {
    // Expected final points of every seat, from the position alone. Called on imagined states only.
    { E::estimate(state) } -> std::same_as<Estimate>;
    // A lead of so many hundredths of a point makes the win 3 in 4.
    { E::kScale } -> std::convertible_to<std::int32_t>;
    // Whether the estimate may be trusted here; if not, a few random steps lead on first (dice fall, a round ends).
    { E::is_calm(state) } -> std::same_as<bool>;
    // The most random steps on the way to a calm position.
    { E::kLeadOn } -> std::convertible_to<int>;
};

// For a game without an evaluation of its own: the points if the game ended now.
template <Game G>
struct PointsNow {
    using Rules = G;
    static constexpr std::int32_t kScale = 1000;
    static constexpr int kLeadOn = 20;
    static bool is_calm(const typename G::State&) { return true; }
    static Estimate estimate(const typename G::State& state) {
        Estimate estimate;
        const Outcome outcome = G::outcome(state);
        for (int seat = 0; seat < G::players(state); ++seat) estimate.centipoints[seat] = 100 * outcome.score[seat];
        return estimate;
    }
};

// The worth of a position: of its result if the game is over, else of the estimate, after leading on to calm water.
template <Evaluation E>
Worth judge(typename E::Rules::State& state, ActionList<typename E::Rules>& scratch, Rng& rng) {
    using G = typename E::Rules;
    SeatSet acting = G::to_act(state);
    for (int step = 0; !acting.empty() && step < E::kLeadOn && (acting.is_chance() || !E::is_calm(state)); ++step) {
        const Step<G> chosen = choose_random<G>(state, acting, scratch, rng);
        G::apply(state, chosen.seat, chosen.action);
        acting = G::to_act(state);
    }
    const int players = G::players(state);
    return acting.empty() ? worth_of(G::outcome(state), players, E::kScale)
                          : worth_of(E::estimate(state), players, E::kScale);
}

}  // namespace wharf::players
