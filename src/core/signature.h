// A fingerprint of a game's rules: the hash of many random games, equal on every target.
#pragma once

#include "core/random_play.h"

namespace wharf {

struct Signature {
    std::uint64_t play = 0;    // lists, choices and results: independent of how a state is laid out
    std::uint64_t states = 0;  // bytes of every state on the way: proves targets alike bit for bit
    std::uint64_t steps = 0;

    // Games may be hashed in any order and on any number of threads.
    GAME_FN constexpr void add(const Signature& other) {
        play += other.play;
        states += other.states;
        steps += other.steps;
    }
    friend constexpr bool operator==(const Signature&, const Signature&) = default;
};

// The configuration of the n-th game: all combinations of options in turn, the start player drawn.
template <Game G>
GAME_FN Config signature_config(int players, std::uint64_t n, int rules = G::kRulesVersion) {
    Config config;
    config.players = static_cast<std::uint8_t>(players);
    config.rules = static_cast<std::uint8_t>(rules);
    for (int i = 0; i < G::kOptionCount; ++i) {
        const OptionValues option = G::option_values(i);
        config.options[i] = option.values[n % option.count];
        n /= option.count;
    }
    return config;
}

template <Game G>
GAME_FN Signature signature_of_game(int rules, int players, std::uint64_t n) {
    Rng rng = Rng::from(static_cast<std::uint64_t>(players), n);
    typename G::State state = G::initial(signature_config<G>(players, n, rules));
    ActionList<G> list;
    Signature result;
    for (SeatSet set = G::to_act(state); !set.empty(); set = G::to_act(state)) {
        const Step<G> step = choose_random<G>(state, set, list, rng);
        result.play = hash_next(
            result.play, (static_cast<std::uint64_t>(set.bits) << 48) | (static_cast<std::uint64_t>(step.seat) << 40) |
                             (static_cast<std::uint64_t>(step.choices) << 16) | static_cast<std::uint64_t>(step.index));
        G::apply(state, step.seat, step.action);
        result.states = hash_next(result.states, hash_bytes(state));
        result.steps += 1;
    }
    const Outcome outcome = G::outcome(state);
    for (int seat = 0; seat < players; ++seat)
        result.play =
            hash_next(result.play, (static_cast<std::uint64_t>(static_cast<std::uint16_t>(outcome.score[seat])) << 8) |
                                       outcome.rank[seat]);
    return result;
}

// The games first, first + stride, … below `games`.
template <Game G>
GAME_FN Signature signature_of(int rules, int players, std::uint64_t games, std::uint64_t first = 0,
                               std::uint64_t stride = 1) {
    Signature sum;
    for (std::uint64_t n = first; n < games; n += stride) sum.add(signature_of_game<G>(rules, players, n));
    return sum;
}

}  // namespace wharf
