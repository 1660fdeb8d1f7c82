// How a game evaluates its positions for the computer players: the trait of each game's evaluation.h.
#pragma once

#include <concepts>

#include "core/random_play.h"
#include "players/value.h"

namespace wharf::players {

template <class E>
concept Evaluation = Game<typename E::Rules> && requires(const typename E::Rules::State& state) {
    // Expected final points of every seat, from the position alone. Called on determinized states only.
    { E::estimate(state) } -> std::same_as<Estimate>;
    // A lead of so many hundredths of a point makes the win 3 in 4.
    { E::scale(2) } -> std::same_as<std::int32_t>;
    // PUCT's exploration constant: the larger, the less a one-ply lookahead can be trusted as prior.
    { E::exploration(2) } -> std::same_as<float>;
    // How many turns a rollout plays to their ends, by one-ply lookahead, before a leaf is evaluated; 0: no rollouts.
    { E::rollout_turns(2) } -> std::same_as<int>;
    // Whether chance has nodes in the tree, with a child for every outcome; if not, outcomes are sampled and one node
    // stands for what follows on the mean (open loop).
    { E::kChanceNodes } -> std::convertible_to<bool>;
    // Whether the estimate may be trusted here; if not, quiescence leads on first (dice fall, a round ends).
    { E::is_quiet(state) } -> std::same_as<bool>;
    // The most steps on the way to a quiet position.
    { E::kQuiescenceLimit } -> std::convertible_to<int>;
    // Whether a search chooses the steps of quiescence here by one-ply lookahead; if not, they are random.
    { E::quiesces_greedily(state) } -> std::same_as<bool>;
    // Whether the pending chance event may change the estimate; if not, a one-ply lookahead does not wait for it.
    { E::chance_matters(state) } -> std::same_as<bool>;
};

// For a game without an evaluation of its own: the points if the game ended now.
template <Game G>
struct PointsNow {
    using Rules = G;
    static constexpr std::int32_t scale(int /*players*/) { return 1000; }
    static constexpr int kQuiescenceLimit = 20;
    static constexpr float exploration(int /*players*/) { return 4; }
    static constexpr int rollout_turns(int /*players*/) { return 0; }
    static constexpr bool kChanceNodes = true;
    static bool is_quiet(const typename G::State&) { return true; }
    static bool quiesces_greedily(const typename G::State&) { return true; }
    static bool chance_matters(const typename G::State&) { return true; }
    static Estimate estimate(const typename G::State& state) {
        Estimate estimate;
        const Outcome outcome = G::outcome(state);
        for (int seat = 0; seat < G::players(state); ++seat) estimate.centipoints[seat] = kPoint * outcome.score[seat];
        return estimate;
    }
};

// The value of a position as it stands: of its result if the game is over, else of the estimate.
template <Evaluation E>
Value static_value(const typename E::Rules::State& state) {
    using G = typename E::Rules;
    const int players = G::players(state);
    return G::to_act(state).empty() ? value_of(G::outcome(state), players, E::scale(players))
                                    : value_of(E::estimate(state), players, E::scale(players));
}

// Samples the chance events that are pending; no decision is taken, whoever's it is.
template <Evaluation E>
void sample_chance(typename E::Rules::State& state, ActionList<typename E::Rules>& scratch, Rng& rng) {
    using G = typename E::Rules;
    for (int step = 0; step < E::kQuiescenceLimit && G::to_act(state).is_chance() && E::chance_matters(state); ++step)
        G::apply(state, kChance, draw_chance<G>(state, scratch, rng));
}

// Quiescence: chance by its odds, decisions of the seats that act by `decide`, until the estimate may be trusted.
template <Evaluation E, class Decide>
void quiesce(typename E::Rules::State& state, ActionList<typename E::Rules>& scratch, Rng& rng, const Decide& decide) {
    using G = typename E::Rules;
    SeatSet acting = G::to_act(state);
    const auto leads_on = [&] {
        return !acting.empty() && (!E::is_quiet(state) || (acting.is_chance() && E::chance_matters(state)));
    };
    for (int step = 0; step < E::kQuiescenceLimit && leads_on(); ++step) {
        if (acting.is_chance())
            G::apply(state, kChance, draw_chance<G>(state, scratch, rng));
        else
            decide(acting);
        acting = G::to_act(state);
    }
}

template <Evaluation E>
void quiesce(typename E::Rules::State& state, ActionList<typename E::Rules>& scratch, Rng& rng) {
    using G = typename E::Rules;
    quiesce<E>(state, scratch, rng, [&](SeatSet acting) {
        const Step<G> chosen = choose_random<G>(state, acting, scratch, rng);
        G::apply(state, chosen.seat, chosen.action);
    });
}

}  // namespace wharf::players
