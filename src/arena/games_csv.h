// The games of a contest as a table for other programs: a line for every player of every game.
#pragma once

#include "arena/contest.h"

namespace wharf::arena {

// In the order of blocks, rotations and seats. But for the seconds, neither threads nor interruptions change a byte.
std::string games_csv(const Contest& contest, const std::vector<Block>& blocks);

}  // namespace wharf::arena
