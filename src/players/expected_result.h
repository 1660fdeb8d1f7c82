// The result every seat may expect from a position: wins, place and points.
#pragma once

#include "players/evaluation.h"

namespace wharf::players {

struct ExpectedResult {
    float win_share[kMaxSeats] = {};
    float rank[kMaxSeats] = {};
    float points[kMaxSeats] = {};

    void add(const ExpectedResult& more) {
        for (int seat = 0; seat < kMaxSeats; ++seat) {
            win_share[seat] += more.win_share[seat];
            rank[seat] += more.rank[seat];
            points[seat] += more.points[seat];
        }
    }
    void divide_by(std::uint32_t count) {
        for (int seat = 0; count > 0 && seat < kMaxSeats; ++seat) {
            win_share[seat] /= static_cast<float>(count);
            rank[seat] /= static_cast<float>(count);
            points[seat] /= static_cast<float>(count);
        }
    }
    // Both are means; `share` is the part of all visits that the other stands for.
    void merge(const ExpectedResult& other, float share) {
        for (int seat = 0; seat < kMaxSeats; ++seat) {
            win_share[seat] += share * (other.win_share[seat] - win_share[seat]);
            rank[seat] += share * (other.rank[seat] - rank[seat]);
            points[seat] += share * (other.points[seat] - points[seat]);
        }
    }
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
            result.rank[seat] = outcome.rank[seat];
            result.win_share[seat] = outcome.rank[seat] == 1 ? 1.0F / winners : 0.0F;
        }
        return result;
    }
    const Estimate estimate = E::estimate(state);
    const Value value = value_of(estimate, players, E::scale(players));
    for (int seat = 0; seat < players; ++seat) {
        result.points[seat] = static_cast<float>(estimate.centipoints[seat]) / 100.0F;
        result.win_share[seat] = value.of[seat];
        result.rank[seat] = 1;
        for (int other = 0; other < players; ++other)
            if (other != seat)
                result.rank[seat] +=
                    chance_ahead(estimate.centipoints[other] - estimate.centipoints[seat], E::scale(players));
    }
    return result;
}

}  // namespace wharf::players
