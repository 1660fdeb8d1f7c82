// The turns of a table's computer players: each is given to one thinker, here or at another node. No I/O here.
#pragma once

#include <array>
#include <vector>

#include "server/table_state.h"

namespace wharf::server {

class ComputerTurns {
 public:
    // Seats that must be thought for now and that nobody is at; from now on somebody is. Whoever was given one longer
    // than `patience` ago has forgotten it (0: nobody forgets).
    std::vector<Seat> take(const TableState& table, Time now, Time patience);
    // Another node has written, and has seen to the turns that follow.
    void leave_to_others(const TableState& table, Time now);
    // It waits its turn to be thought about: that is not being forgotten.
    void still_waits(Seat seat, Time now) { given_[seat] = now; }
    // What was thought for a seat was played, or was void.
    void finished(Seat seat) { given_[seat] = 0; }

 private:
    std::array<Time, kMaxSeats> given_{};  // when; 0: nobody is at it
};

}  // namespace wharf::server
