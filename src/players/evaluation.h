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
    { E::scale(2) } -> std::same_as<std::int32_t>;
    // How curious a search is about moves that look worse than others: the more, the less one look can be trusted.
    { E::curiosity(2) } -> std::same_as<float>;
    // How many turns a search follows to their ends, by one look at each move, before it judges; 0: none.
    { E::turns_followed(2) } -> std::same_as<int>;
    // Whether a search looks at every outcome of chance apart; if not, at what follows on the mean.
    { E::kLuckDivides } -> std::convertible_to<bool>;
    // Whether the estimate may be trusted here; if not, a few steps lead on first (dice fall, a round ends).
    { E::is_calm(state) } -> std::same_as<bool>;
    // The most steps on the way to a calm position.
    { E::kLeadOn } -> std::convertible_to<int>;
    // Whether one look tells a search which step to take there; if not, the step is random.
    { E::look_tells(state) } -> std::same_as<bool>;
    // Whether the chance event that is pending may change the estimate; if not, one look does not wait for it.
    { E::luck_counts(state) } -> std::same_as<bool>;
};

// For a game without an evaluation of its own: the points if the game ended now.
template <Game G>
struct PointsNow {
    using Rules = G;
    static constexpr std::int32_t scale(int /*players*/) { return 1000; }
    static constexpr int kLeadOn = 20;
    static constexpr float curiosity(int /*players*/) { return 4; }
    static constexpr int turns_followed(int /*players*/) { return 0; }
    static constexpr bool kLuckDivides = true;
    static bool is_calm(const typename G::State&) { return true; }
    static bool look_tells(const typename G::State&) { return true; }
    static bool luck_counts(const typename G::State&) { return true; }
    static Estimate estimate(const typename G::State& state) {
        Estimate estimate;
        const Outcome outcome = G::outcome(state);
        for (int seat = 0; seat < G::players(state); ++seat) estimate.centipoints[seat] = 100 * outcome.score[seat];
        return estimate;
    }
};

// The worth of a position as it stands: of its result if the game is over, else of the estimate.
template <Evaluation E>
Worth worth_now(const typename E::Rules::State& state) {
    using G = typename E::Rules;
    const int players = G::players(state);
    return G::to_act(state).empty() ? worth_of(G::outcome(state), players, E::scale(players))
                                    : worth_of(E::estimate(state), players, E::scale(players));
}

// Lets dice, bags and piles speak; no decision is taken, whoever's it is.
template <Evaluation E>
void await_luck(typename E::Rules::State& state, ActionList<typename E::Rules>& scratch, Rng& rng) {
    using G = typename E::Rules;
    for (int step = 0; step < E::kLeadOn && G::to_act(state).is_chance() && E::luck_counts(state); ++step)
        G::apply(state, kChance, draw_chance<G>(state, scratch, rng));
}

// Steps to calm water: luck as it falls, decisions of the seats that act by `decide`.
template <Evaluation E, class Decide>
void await_calm(typename E::Rules::State& state, ActionList<typename E::Rules>& scratch, Rng& rng,
                const Decide& decide) {
    using G = typename E::Rules;
    SeatSet acting = G::to_act(state);
    const auto leads_on = [&] {
        return !acting.empty() && (!E::is_calm(state) || (acting.is_chance() && E::luck_counts(state)));
    };
    for (int step = 0; step < E::kLeadOn && leads_on(); ++step) {
        if (acting.is_chance())
            G::apply(state, kChance, draw_chance<G>(state, scratch, rng));
        else
            decide(acting);
        acting = G::to_act(state);
    }
}

template <Evaluation E>
void await_calm(typename E::Rules::State& state, ActionList<typename E::Rules>& scratch, Rng& rng) {
    using G = typename E::Rules;
    await_calm<E>(state, scratch, rng, [&](SeatSet acting) {
        const Step<G> chosen = choose_random<G>(state, acting, scratch, rng);
        G::apply(state, chosen.seat, chosen.action);
    });
}

}  // namespace wharf::players
