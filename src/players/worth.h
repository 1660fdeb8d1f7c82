// The worth of a position to every seat, between 0 and 1: what computer players compare.
#pragma once

#include "core/estimate.h"

namespace wharf::players {

// A seat's expected share of the wins: 1 = surely alone at the top, 0 = surely last.
struct Worth {
    float of[kMaxSeats] = {};
};

// Chance to end before an opponent who is `lead` hundredths behind; `scale` hundredths of lead make it 3 in 4.
GAME_FN constexpr float chance_ahead(std::int32_t lead, std::int32_t scale) {
    const std::int32_t distance = lead < 0 ? -lead : lead;
    const float surplus = static_cast<float>(lead) / static_cast<float>(distance + scale);
    return 0.5F + 0.5F * surplus;
}

GAME_FN inline Worth worth_of(const Estimate& estimate, int players, std::int32_t scale) {
    Worth worth;
    for (int a = 0; a < players; ++a) {
        for (int b = 0; b < players; ++b)
            if (b != a) worth.of[a] += chance_ahead(estimate.centipoints[a] - estimate.centipoints[b], scale);
        worth.of[a] /= static_cast<float>(players - 1);
    }
    return worth;
}

// A finished game: the places decide, the margin breaks what ties they leave.
GAME_FN inline Worth worth_of(const Outcome& outcome, int players, std::int32_t scale) {
    constexpr float kMarginShare = 0.1F;
    Worth worth;
    for (int a = 0; a < players; ++a) {
        for (int b = 0; b < players; ++b) {
            if (b == a) continue;
            const float place = outcome.rank[a] < outcome.rank[b]    ? 1.0F
                                : outcome.rank[a] == outcome.rank[b] ? 0.5F
                                                                     : 0.0F;
            const float margin = chance_ahead(100 * (outcome.score[a] - outcome.score[b]), scale);
            worth.of[a] += (1.0F - kMarginShare) * place + kMarginShare * margin;
        }
        worth.of[a] /= static_cast<float>(players - 1);
    }
    return worth;
}

}  // namespace wharf::players
