// What a position lets every seat hope for, in words of the result: wins and points.
#pragma once

#include "players/evaluation.h"

namespace wharf::players {

struct Hopes {
    float win_share[kMaxSeats] = {};
    float points[kMaxSeats] = {};

    void add(const Hopes& more) {
        for (int seat = 0; seat < kMaxSeats; ++seat) {
            win_share[seat] += more.win_share[seat];
            points[seat] += more.points[seat];
        }
    }
    void divide_by(std::uint32_t count) {
        for (int seat = 0; count > 0 && seat < kMaxSeats; ++seat) {
            win_share[seat] /= static_cast<float>(count);
            points[seat] /= static_cast<float>(count);
        }
    }
};

// Of a finished game its result, winners sharing the win; before, the estimate: a seat wins if it ends before every
// other.
template <Evaluation E>
Hopes hopes_of(const typename E::Rules::State& state) {
    using G = typename E::Rules;
    Hopes hopes;
    const int players = G::players(state);
    float total = 0;
    if (G::to_act(state).empty()) {
        const Outcome outcome = G::outcome(state);
        for (int seat = 0; seat < players; ++seat) {
            hopes.points[seat] = outcome.score[seat];
            total += hopes.win_share[seat] = outcome.rank[seat] == 1 ? 1.0F : 0.0F;
        }
    } else {
        const Estimate estimate = E::estimate(state);
        for (int seat = 0; seat < players; ++seat) {
            hopes.points[seat] = static_cast<float>(estimate.centipoints[seat]) / 100.0F;
            hopes.win_share[seat] = 1;
            for (int other = 0; other < players; ++other)
                if (other != seat)
                    hopes.win_share[seat] *=
                        chance_ahead(estimate.centipoints[seat] - estimate.centipoints[other], E::kScale);
            total += hopes.win_share[seat];
        }
    }
    for (int seat = 0; seat < players; ++seat) hopes.win_share[seat] /= total;
    return hopes;
}

}  // namespace wharf::players
