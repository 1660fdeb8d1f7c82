#include "batch/batch.h"

#include <algorithm>
#include <mutex>
#include <thread>

#include "batch/entries.h"
#include "batch/worker_pool.h"
#include "games_list.h"

namespace wharf::batch {

namespace {

int threads_meant(int threads) {
    return threads != 0 ? threads : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

template <class... Parts>
std::vector<Offer> offers_of(GameList<Parts...>) {
    return {offer_of<Parts>()...};
}

}  // namespace

std::span<const Offer> offers() {
    static const std::vector<Offer> kOffers = offers_of(AllGames{});
    return kOffers;
}

Made make_batch(std::string_view game, int features, const Config& config, std::int64_t lanes, std::uint64_t seed,
                int threads) {
    const auto offer = std::ranges::find(offers(), game, &Offer::game);
    if (offer == offers().end()) return {nullptr, "there is no game called " + std::string(game)};
    if (features < 1 || features > offer->newest_features)
        return {nullptr, "there is no version " + std::to_string(features) + " of this game's numbers"};
    if (threads < 0 || threads > kMostThreads)
        return {nullptr, "a batch has 0 (one for every core) to " + std::to_string(kMostThreads) + " threads, not " +
                             std::to_string(threads)};
    return offer->make[static_cast<std::size_t>(features - 1)](offer->game, config, lanes, seed,
                                                               threads_meant(threads));
}

Signature sign(const Offer& offer, int rules, int players, std::uint64_t games, int threads) {
    WorkerPool pool(threads_meant(threads));
    const std::uint32_t parts = static_cast<std::uint32_t>(pool.threads()) * 16;
    Signature sum;
    std::mutex mutex;
    pool.run(parts, [&](std::uint32_t part) {
        const Signature own = offer.signature(rules, players, games, part, parts);
        const std::lock_guard lock(mutex);
        sum.add(own);
    });
    return sum;
}

}  // namespace wharf::batch
