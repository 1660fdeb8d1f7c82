// What each level plays where there is a net: six per game and number of players, set against each other in an arena.
#pragma once

#include <span>

#include "core/game_parts.h"
#include "players/spec.h"

namespace wharf::players {

// The player of a level from 1 to 6 in a game with these levels; never one that plays by levels itself. A game that has
// not been measured gets some that are apart from each other.
Spec level_spec(std::span<const MeasuredLevels> measured, int players, int level);

}  // namespace wharf::players
