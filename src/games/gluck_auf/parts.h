// What the lists of games take of Glück Auf: the trait of core/game_parts.h.
#pragma once

#include "core/game_parts.h"
#include "games/gluck_auf/evaluation.h"
#include "games/gluck_auf/features_2.h"
#include "games/gluck_auf/rules.h"

namespace wharf::gluck_auf {

struct GluckAufText;
struct Lengths;

struct Parts : PartTypes<GluckAuf, GluckAufText, GluckAufEvaluation, GluckAufFeatures, GluckAufFeatures2> {
    static constexpr const char* kId = "gluck-auf";
    using Lengths = gluck_auf::Lengths;
    static constexpr MeasuredLevels kLevels[] = {{0, {"novice~1.7", "novice", "net~4.8", "net~3.4", "net", "net:800"}}};
};

static_assert(GameParts<Parts>);

}  // namespace wharf::gluck_auf
