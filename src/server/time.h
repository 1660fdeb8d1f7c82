// Moments as the store counts them.
#pragma once

#include <cstdint>

namespace wharf::server {

// Milliseconds since 1970, UTC.
using Time = std::int64_t;

Time now_ms();

inline constexpr Time kDay = 86'400'000;

}  // namespace wharf::server
