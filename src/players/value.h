// The value of a position to every seat, between 0 and 1: what computer players compare.
#pragma once

#include "core/estimate.h"

namespace wharf::players {

// A seat's expected share of the wins: 1 = surely alone at the top, 0 = surely not.
struct Value {
    float of[kMaxSeats] = {};

    void add(const Value& more) {
        for (int seat = 0; seat < kMaxSeats; ++seat) of[seat] += more.of[seat];
    }
};

// How often a move was visited, and what was found there on the mean.
struct Learnt {
    std::uint32_t visits = 0;
    Value value;

    // What another search learnt about the same move; means are weighed by their visits.
    void merge(const Learnt& other) {
        if (other.visits == 0) return;
        visits += other.visits;
        const float share = static_cast<float>(other.visits) / static_cast<float>(visits);
        for (int seat = 0; seat < kMaxSeats; ++seat) value.of[seat] += share * (other.value.of[seat] - value.of[seat]);
    }
};

// Chance to end before an opponent who is `lead` hundredths behind; `scale` hundredths of lead make it 3 in 4.
GAME_FN constexpr float chance_ahead(std::int32_t lead, std::int32_t scale) {
    const std::int32_t distance = lead < 0 ? -lead : lead;
    const float surplus = static_cast<float>(lead) / static_cast<float>(distance + scale);
    return 0.5F + 0.5F * surplus;
}

// A seat wins if it ends before every other; all shares together are 1.
GAME_FN inline Value value_of(const Estimate& estimate, int players, std::int32_t scale) {
    Value value;
    float total = 0;
    for (int a = 0; a < players; ++a) {
        value.of[a] = 1;
        for (int b = 0; b < players; ++b)
            if (b != a) value.of[a] *= chance_ahead(estimate.centipoints[a] - estimate.centipoints[b], scale);
        total += value.of[a];
    }
    for (int a = 0; a < players; ++a) value.of[a] /= total;
    return value;
}

// A finished game: the winners share the win, the margin breaks what ties that leaves.
GAME_FN inline Value value_of(const Outcome& outcome, int players, std::int32_t scale) {
    constexpr float kMarginShare = 0.1F;
    Estimate final_points;
    float winners = 0;
    for (int seat = 0; seat < players; ++seat) {
        final_points.centipoints[seat] = kPoint * outcome.score[seat];
        winners += outcome.rank[seat] == 1 ? 1.0F : 0.0F;
    }
    Value value = value_of(final_points, players, scale);
    for (int seat = 0; seat < players; ++seat) {
        const float share = outcome.rank[seat] == 1 ? 1.0F / winners : 0.0F;
        value.of[seat] = (1.0F - kMarginShare) * share + kMarginShare * value.of[seat];
    }
    return value;
}

}  // namespace wharf::players
