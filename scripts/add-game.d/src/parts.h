// What the lists of games take of Skeleton Game: the trait of core/game_parts.h.
#pragma once

#include "core/game_parts.h"
#include "games/skeleton_game/evaluation.h"
#include "games/skeleton_game/features.h"
#include "games/skeleton_game/rules.h"

namespace wharf::skeleton_game {

struct SkeletonGameText;

struct Parts : PartTypes<SkeletonGame, SkeletonGameText, SkeletonGameEvaluation, SkeletonGameFeatures> {
    static constexpr const char* kId = "skeleton-game";
};

static_assert(GameParts<Parts>);

}  // namespace wharf::skeleton_game
