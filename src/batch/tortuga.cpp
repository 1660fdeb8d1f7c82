#include "batch/cpu_batch.h"
#include "batch/entries.h"
#include "games/tortuga/features.h"
#include "games/tortuga/rules.h"

namespace wharf::batch {

Offer tortuga() {
    static constexpr std::string_view kName = "tortuga";
    return offer_of<tortuga::Tortuga>(
        kName, [](const Config& config, std::int64_t lanes, std::uint64_t seed, int threads) {
            return make_cpu_batch<tortuga::Tortuga, tortuga::TortugaFeatures>(kName, config, lanes, seed, threads);
        });
}

}  // namespace wharf::batch
