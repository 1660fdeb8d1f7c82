// What every batch of a game has in common, wherever it runs: its shape, and which batches there can be.
#pragma once

#include "batch/batch.h"
#include "batch/lane.h"

namespace wharf::batch {

template <Game G, FeaturesOf<G> F>
Shape shape_of(std::string_view game, const Config& config, std::int64_t lanes, bool on_device) {
    return {game,        F::kVersion,     config.rules,    config.players, lanes,
            F::kActions, F::kObservation, sizeof(Lane<G>), on_device};
}

// The configuration with its version of the rules named.
template <class F>
Config with_rules(Config config) {
    if (config.rules == kNewestRules) config.rules = F::kRules;
    return config;
}

// Why there can be no such batch, in one line; empty if there can.
template <Game G, FeaturesOf<G> F>
std::string problem_of(std::string_view game, const Config& config, std::int64_t lanes) {
    const std::string name(game);
    if (config.rules < G::kOldestRules || config.rules > F::kRules)
        return "version " + std::to_string(F::kVersion) + " of " + name + "'s numbers is for rules " +
               std::to_string(G::kOldestRules) + " to " + std::to_string(F::kRules) + ", not " +
               std::to_string(config.rules);
    if (config.players < G::kMinPlayers || config.players > G::kMaxPlayers)
        return name + " is for " + std::to_string(G::kMinPlayers) + " to " + std::to_string(G::kMaxPlayers) +
               " players, not " + std::to_string(config.players);
    if (config.start != kDrawStart && config.start >= config.players)
        return "there is no seat " + std::to_string(config.start) + " to start";
    for (int i = 0; i < G::kOptionCount; ++i) {
        const OptionValues offered = G::option_values(i);
        bool found = false;
        for (int k = 0; k < offered.count; ++k) found = found || offered.values[k] == config.options[i];
        if (!found) return name + "'s option " + std::to_string(i) + " cannot be " + std::to_string(config.options[i]);
    }
    if (lanes < 1 || lanes > kMostLanes)
        return "a batch has 1 to " + std::to_string(kMostLanes) + " lanes, not " + std::to_string(lanes);
    return {};
}

inline void add(Report& sum, const Report& other) {
    sum.steps += other.steps;
    sum.games += other.games;
    sum.refused += other.refused;
    if (other.first_refused >= 0 && (sum.first_refused < 0 || other.first_refused < sum.first_refused))
        sum.first_refused = other.first_refused;
}

// Gives every buffer a place of its own; place(bytes) finds it.
template <class Place>
Buffers place_buffers(const Shape& shape, const Place& place) {
    const auto lanes = static_cast<std::size_t>(shape.lanes);
    const std::size_t seats = lanes * static_cast<std::size_t>(shape.players);
    const auto give = [&]<class T>(T*& buffer, std::size_t count) {
        buffer = static_cast<T*>(place(count * sizeof(T)));
    };
    Buffers buffers;
    give(buffers.actions, lanes);
    give(buffers.seats, lanes);
    give(buffers.masks, lanes * static_cast<std::size_t>(shape.actions));
    give(buffers.observations, lanes * static_cast<std::size_t>(shape.observation));
    give(buffers.done, lanes);
    give(buffers.rewards, seats);
    give(buffers.scores, seats);
    give(buffers.ranks, seats);
    give(buffers.refused, lanes);
    return buffers;
}

}  // namespace wharf::batch
