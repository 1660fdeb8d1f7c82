#include "batch/cpu_batch.h"
#include "batch/entries.h"
#include "games/nauticus/features.h"
#include "games/nauticus/rules.h"

namespace wharf::batch {

Offer nauticus() {
    static constexpr std::string_view kName = "nauticus";
    return offer_of<nauticus::Nauticus>(
        kName, [](const Config& config, std::int64_t lanes, std::uint64_t seed, int threads) {
            return make_cpu_batch<nauticus::Nauticus, nauticus::NauticusFeatures>(kName, config, lanes, seed, threads);
        });
}

}  // namespace wharf::batch
