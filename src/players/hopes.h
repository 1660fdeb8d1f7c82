// What a position lets every seat hope for, in words of the result: wins, place and points.
#pragma once

#include "players/evaluation.h"

namespace wharf::players {

struct Hopes {
    float win_share[kMaxSeats] = {};
    float rank[kMaxSeats] = {};
    float points[kMaxSeats] = {};

    void add(const Hopes& more) {
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
};

// Of a finished game its result, winners sharing the win; before, the estimate.
template <Evaluation E>
Hopes hopes_of(const typename E::Rules::State& state) {
    using G = typename E::Rules;
    Hopes hopes;
    const int players = G::players(state);
    if (G::to_act(state).empty()) {
        const Outcome outcome = G::outcome(state);
        float winners = 0;
        for (int seat = 0; seat < players; ++seat) winners += outcome.rank[seat] == 1 ? 1.0F : 0.0F;
        for (int seat = 0; seat < players; ++seat) {
            hopes.points[seat] = outcome.score[seat];
            hopes.rank[seat] = outcome.rank[seat];
            hopes.win_share[seat] = outcome.rank[seat] == 1 ? 1.0F / winners : 0.0F;
        }
        return hopes;
    }
    const Estimate estimate = E::estimate(state);
    const Worth worth = worth_of(estimate, players, E::scale(players));
    for (int seat = 0; seat < players; ++seat) {
        hopes.points[seat] = static_cast<float>(estimate.centipoints[seat]) / 100.0F;
        hopes.win_share[seat] = worth.of[seat];
        hopes.rank[seat] = 1;
        for (int other = 0; other < players; ++other)
            if (other != seat)
                hopes.rank[seat] +=
                    chance_ahead(estimate.centipoints[other] - estimate.centipoints[seat], E::scale(players));
    }
    return hopes;
}

}  // namespace wharf::players
