// Somebody who judges positions of any game, with its type erased: what the moves of a decision are worth, and what
// every seat may expect.
#pragma once

#include <optional>

#include "players/assessment.h"

namespace wharf::players {

struct Shares {
    float of[kMaxSeats] = {};  // all together are 1
};

class AnyAnalyst {
 public:
    virtual ~AnyAnalyst() = default;
    // The moves of a seat that may act, from its view. The same question has the same answer, unless seconds end it.
    virtual Assessment assess(const match::AnyMatch& match, Seat seat, const Inquiry& inquiry) = 0;
    // The share of the win that every seat may expect, as a seat that may act sees it: one look, and no search.
    virtual Shares expect(const match::AnyMatch& match, Seat seat) = 0;
    // The round (shift, year) that is being played, from 1 on; 0 where the game has none or has not begun.
    virtual int round(const match::AnyMatch& match) const = 0;
};

}  // namespace wharf::players
