// What there is of one game on the device. It is instantiated in a file of its own per game (game.cu.in), so that nvcc
// compiles them side by side.
#pragma once

#include "gpu/engine.h"

namespace wharf::gpu {

using MakeBatch = batch::Made (*)(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed);

struct DeviceGame {
    std::string_view game;
    int newest_features;                                     // the newest version of its numbers
    std::array<MakeBatch, kMostFeatureVersions> make_batch;  // for every version
    Signature (*signature)(int rules, int players, std::uint64_t games);
};

template <class Parts>
DeviceGame device_game_of();

}  // namespace wharf::gpu
