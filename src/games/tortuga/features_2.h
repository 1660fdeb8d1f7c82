// Tortuga as numbers, version 2.
#pragma once

#include "games/tortuga/features.h"

namespace wharf::tortuga {

struct TortugaFeatures2 : TortugaFeatures {
    static constexpr int kVersion = 2;
};

static_assert(FeaturesOf<TortugaFeatures2, Tortuga>);

}  // namespace wharf::tortuga
