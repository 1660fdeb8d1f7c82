#include "batch/cpu_batch.h"
#include "batch/entries.h"
#include "games/gluck_auf/features.h"
#include "games/gluck_auf/rules.h"

namespace wharf::batch {

Offer gluck_auf() {
    static constexpr std::string_view kName = "gluck-auf";
    return offer_of<gluck_auf::GluckAuf>(kName, [](const Config& config, std::int64_t lanes, std::uint64_t seed,
                                                   int threads) {
        return make_cpu_batch<gluck_auf::GluckAuf, gluck_auf::GluckAufFeatures>(kName, config, lanes, seed, threads);
    });
}

}  // namespace wharf::batch
