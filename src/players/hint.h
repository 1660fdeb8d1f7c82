// A hint that teaches: the best move, what a beginner would rather do, and facts in which the two differ.
#pragma once

#include "players/any_analyst.h"
#include "players/any_player.h"

namespace wharf::players {

struct Hint {
    Assessment assessment;
    // The move it is compared with, among those assessed: a beginner's if that is another, else the second best; none
    // where there is no choice.
    std::optional<std::size_t> other;
    bool is_beginners = false;
    text::Messages reasons;  // facts, each to the best move's good; the weightiest first

    const AssessedMove& best() const { return assessment.moves.front(); }
    const AssessedMove& compared() const { return assessment.moves[*other]; }
    // Whether the best is better by more than the doubt about it.
    bool is_clear() const { return compared().cost > compared().cost_margin; }
};

// Who takes part: one judges, one plays on from both moves, one is asked what he would do.
struct Teachers {
    AnyAnalyst& analyst;
    AnyPlayer& guide;
    AnyPlayer& beginner;
    int worlds = 24;  // in which both moves are played on
};

// At most so many reasons.
inline constexpr std::size_t kMostReasons = 3;

// A seat that may act, from its view. The same question has the same answer, unless seconds end it; the beginner should
// be new.
Hint give_hint(const match::AnyMatch& match, Seat seat, Inquiry inquiry, const Teachers& teachers);

}  // namespace wharf::players
