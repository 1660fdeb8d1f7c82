// One function per game; each stands in a file of its own, so that nvcc compiles them side by side.
#pragma once

#include "gpu/engine.h"

namespace wharf::gpu {

struct Entry {
    std::string_view game;
    batch::Made (*make_batch)(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed);
    Signature (*signature)(int players, std::uint64_t games);
};

Entry tortuga();
Entry nauticus();
Entry gluck_auf();
Entry hermagor();

}  // namespace wharf::gpu
