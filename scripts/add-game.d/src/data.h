// Every printed number of Skeleton Game.
#pragma once

#include "core/game.h"

namespace wharf::skeleton_game {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kRulesVersion = 1;
inline constexpr int kValues = 6;  // S1.1: tokens show 1 to 6
inline constexpr int kOfEach = 6;  // S1.1: so many tokens of every value
inline constexpr int kTurns = 9;   // S2.3: of every player
static_assert(kMaxPlayers * kTurns <= kValues * kOfEach, "the bag lasts");

}  // namespace wharf::skeleton_game
