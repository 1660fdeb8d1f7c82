// The library's engine: the games it was built with, and the device it finds.
#include <vector>

#include "games_list.h"
#include "gpu/device.h"
#include "gpu/entries.h"

namespace wharf::gpu {
namespace {

template <class... Parts>
std::vector<DeviceGame> games_of(GameList<Parts...>) {
    return {device_game_of<Parts>()...};
}

const DeviceGame* find(std::string_view game) {
    static const std::vector<DeviceGame> kGames = games_of(AllGames{});
    for (const DeviceGame& entry : kGames)
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

batch::Made make_batch(std::string_view game, int features, const Config& config, std::int64_t lanes,
                       std::uint64_t seed) {
    const DeviceGame* entry = find(game);
    if (entry == nullptr) return {nullptr, "there is no game called " + std::string(game)};
    if (features < 1 || features > entry->newest_features)
        return {nullptr, "there is no version " + std::to_string(features) + " of this game's numbers"};
    std::string problem;
    if (device(problem).empty()) return {nullptr, std::move(problem)};
    return entry->make_batch[static_cast<std::size_t>(features - 1)](entry->game, config, lanes, seed);
}

Signature signature(std::string_view game, int rules, int players, std::uint64_t games) {
    return find(game)->signature(rules, players, games);
}

constexpr Engine kEngine{kEngineVersion, device, make_batch, signature};

}  // namespace
}  // namespace wharf::gpu

extern "C" const wharf::gpu::Engine* wharf_gpu_engine() { return &wharf::gpu::kEngine; }
