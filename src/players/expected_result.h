// The result every seat may expect from a position: its share of the win, and points.
#pragma once

#include "players/evaluation.h"

namespace wharf::players {

struct ExpectedResult {
    float win_share[kMaxSeats] = {};
    float points[kMaxSeats] = {};
};

// Of a finished game its result, winners sharing the win; before, the estimate.
template <Evaluation E>
ExpectedResult expected_result_of(const typename E::Rules::State& state) {
    using G = typename E::Rules;
    ExpectedResult result;
    const int players = G::players(state);
    if (G::to_act(state).empty()) {
        const Outcome outcome = G::outcome(state);
        float winners = 0;
        for (int seat = 0; seat < players; ++seat) winners += outcome.rank[seat] == 1 ? 1.0F : 0.0F;
        for (int seat = 0; seat < players; ++seat) {
            result.points[seat] = outcome.score[seat];
            result.win_share[seat] = outcome.rank[seat] == 1 ? 1.0F / winners : 0.0F;
        }
        return result;
    }
    const Estimate estimate = E::estimate(state);
    const Value value = value_of(estimate, players, E::scale(players));
    for (int seat = 0; seat < players; ++seat) {
        result.points[seat] = static_cast<float>(estimate.centipoints[seat]) / 100.0F;
        result.win_share[seat] = value.of[seat];
    }
    return result;
}

}  // namespace wharf::players
