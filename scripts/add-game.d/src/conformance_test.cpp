// Skeleton Game keeps the contract, in rules, in words and in numbers.
#include "core/testing/conformance.h"

#include "games/skeleton_game/features.h"
#include "games/skeleton_game/text.h"
#include "text/testing/feature_conformance.h"
#include "text/testing/text_conformance.h"

namespace wharf::skeleton_game {

CONFORMANCE(SkeletonGame)
TEXT_CONFORMANCE(SkeletonGameText)
FEATURE_CONFORMANCE(SkeletonGameText, SkeletonGameFeatures)

}  // namespace wharf::skeleton_game
