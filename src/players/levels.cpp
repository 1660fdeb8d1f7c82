#include "players/levels.h"

#include <algorithm>

namespace wharf::players {

namespace {

// The lower levels overlook like beginners do: they sample from the policy at a high temperature. The fourth or fifth
// plays the policy's likeliest move; above, the search grows.
constexpr MeasuredLevels kUnmeasured{0, {"net~11", "net~8", "net~6.8", "net~4.8", "net", "net:800"}};

// However slow the machine is.
constexpr double kLevelSeconds[kLevels] = {0.3, 0.3, 0.3, 0.3, 0.3, 1.8};

const MeasuredLevels& levels_among(std::span<const MeasuredLevels> measured, int players) {
    for (const int wanted : {players, 0}) {
        const auto found = std::ranges::find(measured, wanted, &MeasuredLevels::players);
        if (found != measured.end()) return *found;
    }
    return kUnmeasured;
}

}  // namespace

Spec level_spec(std::span<const MeasuredLevels> measured, int players, int level) {
    const auto place = static_cast<std::size_t>(level - 1);
    Spec spec = std::get<Spec>(read_spec(levels_among(measured, players).specs[place]));
    if (spec.iterations > 0) spec.seconds = kLevelSeconds[place];
    return spec;
}

}  // namespace wharf::players
