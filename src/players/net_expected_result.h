// The result a net expects: shares of the win, and points. A net predicts leads; the points they are leads over are the
// evaluation's.
#pragma once

#include "nets/evaluator.h"
#include "players/expected_result.h"

namespace wharf::players {

// The mean of all seats' final points, as the evaluation sees them.
template <Evaluation E>
float mean_points_of(const typename E::Rules::View& view, Rng& rng) {
    using G = typename E::Rules;
    const typename G::State state = G::determinize(view, rng);
    const Estimate estimate = E::estimate(state);
    float sum = 0;
    for (int seat = 0; seat < G::players(state); ++seat) sum += static_cast<float>(estimate.centipoints[seat]);
    return sum / (100.0F * static_cast<float>(G::players(state)));
}

inline ExpectedResult expected_result_of(const nets::Prediction& predicted, int players, float mean_points) {
    ExpectedResult result;
    const auto seats = static_cast<float>(players);
    for (int seat = 0; seat < players; ++seat) {
        result.win_share[seat] = predicted.share[seat];
        result.points[seat] = mean_points + predicted.lead[seat] * (seats - 1.0F) / seats;
    }
    return result;
}

}  // namespace wharf::players
