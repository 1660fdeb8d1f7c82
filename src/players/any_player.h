// A computer player of any game, with its type erased.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/any_match.h"

namespace wharf::players {

// What a search has learnt about a move.
struct SearchedMove {
    std::string move;
    std::uint32_t visits = 0;
    float value[kMaxSeats] = {};  // what it brings every seat, on the mean: mostly shares of the win
};

class AnyPlayer {
 public:
    virtual ~AnyPlayer() = default;
    // The text of a legal move for a seat that may act. It looks at nothing but that seat's view.
    virtual std::string choose(const match::AnyMatch& match, Seat seat) = 0;
    // The match is over; the seat may look at its end.
    virtual void game_over(const match::AnyMatch& match, Seat seat) {}
    // Whether it searches at this table.
    virtual bool searches(const match::AnyMatch& match) const { return false; }
    // What its last choice was made of, in the order of the rules; empty if it was not searched.
    virtual std::vector<SearchedMove> searched() const { return {}; }
    // While others decide: looks a little at what may come, from what the seat sees now, and keeps what it learns for
    // its next decision. Whether there is more to look at; `goes_on`: it was asked about this position before.
    virtual bool ponder(const match::AnyMatch& match, Seat seat, bool goes_on) { return false; }
    // From now on a search ends at once when the flag is set, which outlives the player; its result is to be thrown
    // away.
    virtual void stop_when(const std::atomic<bool>& flag) {}
};

}  // namespace wharf::players
