// What a position promises every seat, as a game's evaluation.h tells it.
#pragma once

#include "core/game.h"

namespace wharf {

inline constexpr std::int32_t kPoint = 100;  // in hundredths

// Expected final points in hundredths, so that estimates are whole numbers and alike on every target.
struct Estimate {
    std::int32_t centipoints[kMaxSeats] = {};
};

}  // namespace wharf
