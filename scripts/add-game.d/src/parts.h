// What the lists of games take of Skeleton Game: the trait of core/game_parts.h.
#pragma once

#include "core/game_parts.h"
#include "games/skeleton_game/evaluation.h"
#include "games/skeleton_game/features.h"
#include "games/skeleton_game/rules.h"

namespace wharf::skeleton_game {

struct SkeletonGameText;

struct Parts {
    static constexpr const char* kId = "skeleton-game";
    using Rules = SkeletonGame;
    using Text = SkeletonGameText;
    using Evaluation = SkeletonGameEvaluation;
    using Features = FeatureVersions<SkeletonGameFeatures>;
    using NetFeatures = SkeletonGameFeatures;
    static constexpr int kDeviceBlock = 512;
};

static_assert(GameParts<Parts>);

}  // namespace wharf::skeleton_game
