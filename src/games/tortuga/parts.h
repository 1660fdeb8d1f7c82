// What the lists of games take of Tortuga: the trait of core/game_parts.h.
#pragma once

#include "core/game_parts.h"
#include "games/tortuga/evaluation.h"
#include "games/tortuga/features.h"
#include "games/tortuga/rules.h"

namespace wharf::tortuga {

struct TortugaText;
struct Lengths;

struct Parts : PartTypes<Tortuga, TortugaText, TortugaEvaluation, TortugaFeatures, TortugaFeatures2> {
    static constexpr const char* kId = "tortuga";
    using Lengths = tortuga::Lengths;
    static constexpr MeasuredLevels kLevels[] = {
        {0, {"novice~4", "novice~2.8", "novice~1.7", "net~7.2", "net", "net:800"}}};
    static constexpr int kDeviceBlock = 1024;
};

static_assert(GameParts<Parts>);

}  // namespace wharf::tortuga
