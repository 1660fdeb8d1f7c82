// What is left of games between computer players: the unit that is counted, kept in files and reported.
#pragma once

#include <string>
#include <vector>

namespace wharf::arena {

// What one player of a line-up did in one game.
struct Played {
    int rank = 0;
    int score = 0;
    int moves = 0;
    double seconds = 0;  // spent on its moves, all together
    double longest = 0;  // on the slowest of them
    std::string fault;   // why it was ranked last whatever the score: a crash, a time-out, an illegal move; else empty

    friend bool operator==(const Played&, const Played&) = default;
};

// One game, by place in the line-up.
using Game = std::vector<Played>;

// Games with the same chance seed over the rotations of a line-up. Games of one block resemble each other, so blocks,
// not games, are what intervals are computed over.
struct Block {
    int number = 0;
    std::vector<int> line_up;  // indices into the contest's players
    std::vector<Game> games;   // by rotation

    int seats() const { return static_cast<int>(line_up.size()); }
    // Where the player at a place of the line-up sits in a rotation.
    int seat(int place, int rotation) const { return (place + rotation) % seats(); }

    friend bool operator==(const Block&, const Block&) = default;
};

}  // namespace wharf::arena
