// Two moves of a decision compared by the mover's score sheets they lead to: in the same determinizations of the
// mover's view, with the same luck, played on by the same player to the end of the round.
#pragma once

#include "players/any_analyst.h"
#include "players/any_player.h"

namespace wharf::players {

// How both moves are played on.
struct PlayingOn {
    AnyPlayer& guide;           // plays every seat, each from its own view
    const AnyAnalyst& analyst;  // knows when a round ends
    int worlds;
    std::uint64_t seed;
};

// The points of one line with the first move less those with the second.
struct SheetDifference {
    std::string_view line;  // key of the score sheet
    double mean = 0;
    double margin = 0;  // three times the standard error: many lines are looked at
};

struct SheetDifferences {
    std::vector<SheetDifference> at_once;   // right after the moves; the same in every world, or left out
    std::vector<SheetDifference> by_round;  // at the end of the round, or of the game
    double total = 0;                       // all lines at the end of the round together
};

// Lines whose points are hidden from the mover are left out.
SheetDifferences compare_sheets(const match::AnyMatch& match, Seat seat, std::string_view better,
                                std::string_view worse, const PlayingOn& how);

}  // namespace wharf::players
