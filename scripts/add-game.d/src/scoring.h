// S3 Scoring.
#pragma once

#include "games/skeleton_game/state.h"

namespace wharf::skeleton_game {

// S3.1: two tokens of one value cancel each other.
GAME_FN constexpr int score(const std::uint8_t (&tokens)[kValues]) {
    int points = 0;
    for (int value = 1; value <= kValues; ++value) points += tokens[value - 1] % 2 * value;
    return points;
}

}  // namespace wharf::skeleton_game
