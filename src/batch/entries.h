// One function per game; each stands in a file of its own, so that no two games meet in one translation unit.
#pragma once

#include "batch/batch.h"

namespace wharf::batch {

// Who asks has checked the number of threads.
struct Entry {
    std::string_view game;
    Made (*make)(const Config& config, std::int64_t lanes, std::uint64_t seed, int threads);
};

Entry tortuga();
Entry nauticus();
Entry gluck_auf();
Entry hermagor();

}  // namespace wharf::batch
