// What the lists of games take of a game: the trait of the struct Parts in each game's parts.h.
#pragma once

#include <type_traits>

#include "core/features.h"

namespace wharf {

// Versions of a game's numbers, the oldest first.
template <class... F>
struct FeatureVersions {
    static constexpr int kCount = sizeof...(F);
    static_assert(kCount >= 1 && kCount <= kMostFeatureVersions);
};

// The types among a game's parts. Nets are trained on the newest numbers.
template <class R, class T, class E, class... F>
struct PartTypes {
    using Rules = R;
    using Text = T;
    using Evaluation = E;
    using Features = FeatureVersions<F...>;
    using NetFeatures = typename decltype((std::type_identity<F>{}, ...))::type;

    // How many lanes a block holds on a CUDA device, until it is measured (docs/batch.md).
    static constexpr int kDeviceBlock = 512;
};

// What the six levels play where a net ships, from the weakest on, as players/spec.h reads it. Numbers of
// training/calibrate-levels (docs/strength.md).
struct MeasuredLevels {
    int players;  // at a table; 0: any number that has no levels of its own
    const char* specs[6];
};

template <class P>
concept GameParts = Game<typename P::Rules> && FeaturesOf<typename P::NetFeatures, typename P::Rules> && requires {
    { P::kId } -> std::convertible_to<const char*>;  // "gluck-auf": its folder with hyphens
    { P::Features::kCount } -> std::convertible_to<int>;
    { P::kDeviceBlock } -> std::convertible_to<int>;
    // Besides, for those that may know words and players: P::Text (text/game_text.h), which is only declared there, and
    // P::Evaluation (players/evaluation.h); and, once a net has been measured, P::kLevels, a list of MeasuredLevels.
};

// Games by their Parts, which need only be declared: the one list of all is made by scripts/generate-games.
template <class... Parts>
struct GameList {};

}  // namespace wharf
