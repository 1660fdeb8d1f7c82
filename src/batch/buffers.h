// What goes into a batch and comes out of it: plain arrays with a row for every lane.
#pragma once

#include <cstdint>

namespace wharf::batch {

// What is null is not wanted. All that is wanted is written in every row by every call that can change it.
struct Buffers {
    std::int32_t* actions = nullptr;  // [lanes] in: what the deciding seat does, as an index
    std::uint8_t* seats = nullptr;    // [lanes] the seat that decides
    std::uint8_t* masks = nullptr;    // [lanes][actions] 1 where the index is a legal action, else 0
    float* observations = nullptr;    // [lanes][observation] what the deciding seat sees
    std::uint8_t* done = nullptr;     // [lanes] 1 if a game was finished; the lane has begun its next
    float* rewards = nullptr;         // [lanes][players] of the finished game, 0 if there is none
    std::int16_t* scores = nullptr;   // [lanes][players] likewise
    std::uint8_t* ranks = nullptr;    // [lanes][players] likewise; 1 is the winner, equal ranks share a place
    std::uint8_t* refused = nullptr;  // [lanes] 1 if the action was not legal
};

}  // namespace wharf::batch
