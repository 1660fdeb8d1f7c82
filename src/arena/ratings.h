// Ratings of many players from the places of their games: the model of Plackett and Luce.
//
// A game's ranking is read as a series of choices: the first out of all, the second out of the rest, and so on; a
// player is chosen in proportion to its strength. The strengths are the likeliest ones, found by the MM algorithm of
// Hunter (2004). The intervals come from the information matrix, corrected for blocks of games that resemble each other
// (the "sandwich" of White).
#pragma once

#include "arena/block.h"

namespace wharf::arena {

struct Rating {
    double elo;     // 400 points are odds of 10 to 1; all players' mean is 0
    double margin;  // half the width of the 95 % interval; infinite with fewer than two blocks
};

// Every player also drew one imaginary game against an average one: so nobody's rating is infinite, and players that
// never met can be compared.
std::vector<Rating> plackett_luce(const std::vector<Block>& blocks, int players);

}  // namespace wharf::arena
