// Who plays whom: the line-up of every block.
#pragma once

#include "arena/contest.h"

namespace wharf::arena {

// One line-up per block. Without a pool all players, in order. Out of a pool the line-ups are balanced: nobody plays
// much more often than others, nor any two much more often with each other. More blocks only add to the end.
std::vector<std::vector<int>> line_ups(const Contest& contest);

}  // namespace wharf::arena
