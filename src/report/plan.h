// A record as the events that a report judges: what chance did, what was decided.
#pragma once

#include <memory>
#include <vector>

#include "players/any_analyst.h"

namespace wharf::report {

// A choice between several moves: the move of this number in the record, and whose it was.
struct Decision {
    int move;
    Seat seat;
};

// Chance is everything it did between two decisions (all dice of a roll). Several seats that choose without seeing each
// other are one event. Moves without a choice, and chance with one outcome (a reveal), belong to the event before them;
// at the beginning, to the one after.
struct Event {
    int first;  // moves [first, end) of the record
    int end;
    int round;                        // when it began; 0: before the first, or the game has none
    std::vector<Decision> decisions;  // none: chance

    bool is_chance() const { return decisions.empty(); }
};

std::vector<Event> plan(const match::AnyMatch& record, const players::AnyAnalyst& analyst);

// A match as it was before the move of this number.
std::unique_ptr<match::AnyMatch> at(const match::AnyMatch& record, int move);

// Seats that have more than one move now, so that it is worth asking them.
std::vector<Seat> deciders(const match::AnyMatch& match);

}  // namespace wharf::report
