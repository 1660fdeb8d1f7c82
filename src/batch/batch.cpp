#include "batch/batch.h"

#include <algorithm>
#include <array>
#include <thread>

#include "batch/entries.h"

namespace wharf::batch {

namespace {

const std::array<Entry, 4>& entries() {
    static const std::array<Entry, 4> kEntries = {tortuga(), nauticus(), gluck_auf(), hermagor()};
    return kEntries;
}

}  // namespace

std::span<const std::string_view> batch_games() {
    static const std::array<std::string_view, 4> kNames = [] {
        std::array<std::string_view, 4> names;
        std::ranges::transform(entries(), names.begin(), &Entry::game);
        return names;
    }();
    return kNames;
}

Made make_batch(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed, int threads) {
    const auto entry = std::ranges::find(entries(), game, &Entry::game);
    if (entry == entries().end()) return {nullptr, "there is no game called " + std::string(game)};
    if (threads < 0 || threads > kMostThreads)
        return {nullptr, "a batch has 0 (one for every core) to " + std::to_string(kMostThreads) + " threads, not " +
                             std::to_string(threads)};
    if (threads == 0) threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    return entry->make(config, lanes, seed, threads);
}

}  // namespace wharf::batch
