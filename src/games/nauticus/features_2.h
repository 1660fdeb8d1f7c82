// Nauticus as numbers, version 2.
#pragma once

#include "games/nauticus/features.h"

namespace wharf::nauticus {

struct NauticusFeatures2 : NauticusFeatures {
    static constexpr int kVersion = 2;
};

static_assert(FeaturesOf<NauticusFeatures2, Nauticus>);

}  // namespace wharf::nauticus
