#include "batch/batch.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <thread>

#include "batch/entries.h"
#include "batch/worker_pool.h"

namespace wharf::batch {

namespace {

int threads_meant(int threads) {
    return threads != 0 ? threads : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

}  // namespace

std::span<const Offer> offers() {
    static const std::array<Offer, 4> kOffers = {tortuga(), nauticus(), gluck_auf(), hermagor()};
    return kOffers;
}

Made make_batch(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed, int threads) {
    const auto offer = std::ranges::find(offers(), game, &Offer::game);
    if (offer == offers().end()) return {nullptr, "there is no game called " + std::string(game)};
    if (threads < 0 || threads > kMostThreads)
        return {nullptr, "a batch has 0 (one for every core) to " + std::to_string(kMostThreads) + " threads, not " +
                             std::to_string(threads)};
    return offer->make(config, lanes, seed, threads_meant(threads));
}

Signature sign(const Offer& offer, int players, std::uint64_t games, int threads) {
    WorkerPool pool(threads_meant(threads));
    const std::uint32_t parts = static_cast<std::uint32_t>(pool.threads()) * 16;
    Signature sum;
    std::mutex mutex;
    pool.run(parts, [&](std::uint32_t part) {
        const Signature own = offer.signature(players, games, part, parts);
        const std::lock_guard lock(mutex);
        sum.add(own);
    });
    return sum;
}

}  // namespace wharf::batch
