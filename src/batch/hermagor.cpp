#include "batch/cpu_batch.h"
#include "batch/entries.h"
#include "games/hermagor/features.h"
#include "games/hermagor/rules.h"

namespace wharf::batch {

Offer hermagor() {
    static constexpr std::string_view kName = "hermagor";
    return offer_of<hermagor::Hermagor>(
        kName, [](const Config& config, std::int64_t lanes, std::uint64_t seed, int threads) {
            return make_cpu_batch<hermagor::Hermagor, hermagor::HermagorFeatures>(kName, config, lanes, seed, threads);
        });
}

}  // namespace wharf::batch
