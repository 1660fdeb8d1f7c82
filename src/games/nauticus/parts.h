// What the lists of games take of Nauticus: the trait of core/game_parts.h.
#pragma once

#include "core/game_parts.h"
#include "games/nauticus/evaluation.h"
#include "games/nauticus/features.h"
#include "games/nauticus/rules.h"

namespace wharf::nauticus {

struct NauticusText;
struct Lengths;

struct Parts : PartTypes<Nauticus, NauticusText, NauticusEvaluation, NauticusFeatures, NauticusFeatures2> {
    static constexpr const char* kId = "nauticus";
    using Lengths = nauticus::Lengths;
    static constexpr MeasuredLevels kLevels[] = {{0, {"novice~1", "net~4.4", "net~3.2", "net", "net:80", "net:800"}}};
};

static_assert(GameParts<Parts>);

}  // namespace wharf::nauticus
