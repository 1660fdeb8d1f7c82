// How a decision is assessed, whatever game it is of: a survey of its moves, and what it says in the end.
#pragma once

#include <functional>

#include "core/rng.h"
#include "players/assessment.h"
#include "players/expected_result.h"

namespace wharf::players {

// A decision that was opened by a search; moves are known by their indices, in the order of the rules.
struct OpenDecision {
    struct Move {
        std::string text;
        float likelihood = 0;  // by the search's policy, where it has one: the likeliest is visited first
    };
    struct Visited {
        ExpectedResult expected;  // at the leaf
        int depth;                // decisions up to there
    };

    Seat seat;
    int players;
    std::int32_t scale;  // a lead of so many hundredths of a point makes the win 3 in 4
    std::vector<Move> moves;
    std::function<Visited(std::size_t move, Rng& world)> visit;
    std::function<std::vector<LineStep>(std::size_t move, Rng& rng)> line;
};

Assessment assess(const OpenDecision& decision, const Inquiry& inquiry, Rng& rng);

}  // namespace wharf::players
