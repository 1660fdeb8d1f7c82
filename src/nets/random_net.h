// A net of random numbers: it knows nothing, but it answers, so that what answers can be compared and measured.
#pragma once

#include "core/rng.h"
#include "nets/net_file.h"

namespace wharf::nets {

// The same numbers on every machine; of the shape that is trained by default.
Net random_net(const Purpose& purpose, std::uint64_t seed, int width = 384, int blocks = 2, int value_width = 128);

}  // namespace wharf::nets
