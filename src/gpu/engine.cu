// The library's engine: the games it was built with, and the device it finds.
#include <array>

#include "gpu/device.h"
#include "gpu/entries.h"

namespace wharf::gpu {
namespace {

const Entry* find(std::string_view game) {
    static const std::array<Entry, 4> kEntries = {tortuga(), nauticus(), gluck_auf(), hermagor()};
    for (const Entry& entry : kEntries)
        if (entry.game == game) return &entry;
    return nullptr;
}

std::string device(std::string& problem) {
    cudaDeviceProp properties;
    const cudaError_t error = cudaGetDeviceProperties(&properties, 0);
    if (error == cudaSuccess) return properties.name;
    problem = std::string("there is no CUDA device to be had: ") + cudaGetErrorString(error);
    return {};
}

batch::Made make_batch(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed) {
    const Entry* entry = find(game);
    if (entry == nullptr) return {nullptr, "there is no game called " + std::string(game)};
    std::string problem;
    if (device(problem).empty()) return {nullptr, std::move(problem)};
    return entry->make_batch(entry->game, config, lanes, seed);
}

Signature signature(std::string_view game, int players, std::uint64_t games) {
    return find(game)->signature(players, games);
}

constexpr Engine kEngine{kEngineVersion, device, make_batch, signature};

}  // namespace
}  // namespace wharf::gpu

extern "C" const wharf::gpu::Engine* wharf_gpu_engine() { return &wharf::gpu::kEngine; }
