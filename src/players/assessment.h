// What is known of the moves of a position after they have been searched, each for itself.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "match/any_match.h"

namespace wharf::players {

// What a seat may expect after a move.
struct Expected {
    float share = 0;   // of the win; all seats together have 1
    float place = 0;   // on the mean, 1 is the best
    float points = 0;  // at the end of the game
};

// A move of a continuation. What chance must do before it is no move of anybody's: a condition, empty where chance has
// no say.
struct LineStep {
    std::vector<std::string> condition;
    match::Move move;
};

struct AssessedMove {
    std::string move;
    std::uint32_t visits = 0;  // 0: not searched, and nothing below is known
    float margin = 1;          // half the width of the 95 % interval of the mover's share
    float depth = 0;           // decisions to the leaves, on the mean
    int deepest = 0;
    Expected seats[kMaxSeats];
    std::vector<LineStep> line;  // this move first

    // What it costs against the best: measured in the determinizations that both were searched in.
    float cost = 0;
    float cost_margin = 0;
};

// The moves that were searched by their value to the mover, then those that were not, by their likelihood.
struct Assessment {
    std::vector<AssessedMove> moves;
    std::uint32_t visits = 0;  // of all together
};

// How much is to be known. What is not asked for is not searched longer than it takes to see that it is worse.
struct Inquiry {
    std::uint32_t visits = 2000;      // of all moves together
    double seconds = 0;               // 0: no limit of this kind
    std::size_t listed = 5;           // so many of the best are searched equally long
    std::vector<std::string> also;    // and these, whatever they are worth
    std::vector<std::string> only{};  // if any: no others
    std::uint64_t seed = 1;
    const std::atomic<bool>* stop = nullptr;  // if any: set, it ends the search at once
};

}  // namespace wharf::players
