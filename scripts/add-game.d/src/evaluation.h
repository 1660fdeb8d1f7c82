// What a position of Skeleton Game promises every seat, for the computer players (players/evaluation.h).
#pragma once

#include "core/estimate.h"
#include "games/skeleton_game/rules.h"

namespace wharf::skeleton_game {

// Every number the evaluation weighs.
struct Weights {
    int scale;          // in hundredths of a point: the lead that makes a win 3 in 4
    float exploration;  // of the search
};
inline constexpr Weights kWeights{.scale = 600, .exploration = 4};

struct SkeletonGameEvaluation {
    using Rules = SkeletonGame;

    static constexpr std::int32_t scale(int /*players*/) { return kWeights.scale; }
    static constexpr float exploration(int /*players*/) { return kWeights.exploration; }
    static constexpr int rollout_turns(int /*players*/) { return 0; }
    static constexpr bool kChanceNodes = true;
    static constexpr int kQuiescenceLimit = 1;
    static bool is_quiet(const State&) { return true; }
    static bool quiesces_greedily(const State&) { return true; }
    static bool chance_matters(const State&) { return false; }

    // The points so far: what will be drawn is as good for everybody.
    static Estimate estimate(const State& state) {
        Estimate estimate;
        for (int seat = 0; seat < state.table.players; ++seat)
            estimate.centipoints[seat] = kPoint * score(state.table.tokens[seat]);
        return estimate;
    }
};

}  // namespace wharf::skeleton_game
