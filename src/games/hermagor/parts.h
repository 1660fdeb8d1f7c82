// What the lists of games take of Hermagor: the trait of core/game_parts.h.
#pragma once

#include "core/game_parts.h"
#include "games/hermagor/evaluation.h"
#include "games/hermagor/features_2.h"
#include "games/hermagor/rules.h"

namespace wharf::hermagor {

struct HermagorText;
struct Lengths;

struct Parts : PartTypes<Hermagor, HermagorText, HermagorEvaluation, HermagorFeatures, HermagorFeatures2> {
    static constexpr const char* kId = "hermagor";
    using Lengths = hermagor::Lengths;
    static constexpr MeasuredLevels kLevels[] = {{0, {"novice", "net~4.6", "net~3.2", "net", "net:8", "net:800"}}};
};

static_assert(GameParts<Parts>);

}  // namespace wharf::hermagor
