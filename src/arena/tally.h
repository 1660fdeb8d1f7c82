// What one player of a contest has achieved, in all and at each seat.
#pragma once

#include "arena/block.h"
#include "arena/statistics.h"

namespace wharf::arena {

struct Tally {
    BlockMean wins;  // a shared victory counts its share
    BlockMean ranks;
    BlockMean scores;
    BlockMean margins;  // points more than the others have on average

    int games() const { return wins.games(); }
};

struct Standing {
    Tally all;
    std::vector<Tally> at_seats;
    int moves = 0;
    double seconds = 0;
    double longest = 0;  // seconds of the slowest move
    int faults = 0;      // games lost by a fault
};

// A game lost by a fault.
struct Lost {
    int player;
    int block;
    int rotation;
    std::string cause;
};

// By player of the contest.
std::vector<Standing> standings(const std::vector<Block>& blocks, int players, int seats);
std::vector<Lost> losses(const std::vector<Block>& blocks);

// The share of the others a player is ranked before, ties half: 1 = alone at the top, 0 = alone at the end.
double rank_score(const Game& game, std::size_t place);

}  // namespace wharf::arena
