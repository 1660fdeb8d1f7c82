// The value of a net's prediction, or of a finished game, to every seat.
#pragma once

#include <algorithm>

#include "nets/evaluator.h"
#include "players/value.h"

namespace wharf::players {

// The win counts most; the lead lets a player play on when the win is clear or lost.
inline constexpr float kLeadPart = 0.15F;

inline Value value_of(const nets::Prediction& predicted, int players, float points_scale) {
    Value value;
    for (int seat = 0; seat < players; ++seat) {
        const float lead = std::clamp(predicted.lead[seat] / points_scale, -1.0F, 1.0F);
        value.of[seat] = (1.0F - kLeadPart) * predicted.share[seat] + kLeadPart * (0.5F + 0.5F * lead);
    }
    return value;
}

// What was to be predicted, now that it is known.
inline nets::Prediction prediction_of(const Outcome& outcome, int players) {
    nets::Prediction known;
    float winners = 0;
    float points = 0;
    for (int seat = 0; seat < players; ++seat) {
        winners += outcome.rank[seat] == 1 ? 1.0F : 0.0F;
        points += outcome.score[seat];
    }
    for (int seat = 0; seat < players; ++seat) {
        const auto own = static_cast<float>(outcome.score[seat]);
        known.share[seat] = outcome.rank[seat] == 1 ? 1.0F / winners : 0.0F;
        known.lead[seat] = own - (points - own) / static_cast<float>(players - 1);
    }
    return known;
}

}  // namespace wharf::players
