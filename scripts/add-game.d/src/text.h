// Skeleton Game for people: the trait of text/game_text.h.
#pragma once

#include "games/skeleton_game/rules.h"
#include "text/game_text.h"

namespace wharf::skeleton_game {

struct SkeletonGameText {
    using Rules = SkeletonGame;

    static constexpr std::string_view id() { return "skeleton-game"; }
    static std::string_view title() { return "Skeleton Game"; }
    static std::span<const text::Option> options();
#include "text/game_text.inc"
};

}  // namespace wharf::skeleton_game
