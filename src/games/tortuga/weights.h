// What the evaluation of Tortuga weighs.
#pragma once

#include "games/tortuga/data.h"

namespace wharf::tortuga {

// All but the clock and the search's settings are hundredths of a point, found by games of the searching player against
// itself with all of them varied at once (docs/strength.md).
struct Weights {
    // For every point of a chest's worth, wherever it will get to.
    int in_fleet;
    int in_crew;
    int on_island;
    int joker;  // T5.2: a white chest that arrives completes sets; about half of a set's points
    // A joker counts if so many rounds are left: from the crew, and, in half, from the island.
    int rounds_from_crew;
    int rounds_from_island;
    // T0.5, in every round to come: capacity carries more chests, and a field on the way to the next one counts too.
    int capacity[kTracks];
    int field[kTracks];
    // T2.9, in every round to come: an advantage wins places, most of all in actions that take from others.
    int advantage[kActions];
    // The leader sets the clock, as if so many chests reached Tortuga in so many rounds.
    int clock_chests;
    int clock_rounds;
    int scale;          // the lead that makes a win 3 in 4
    float exploration;  // large: a one-ply lookahead sees a round half done
};

inline constexpr Weights kWeights{
    .in_fleet = 255,
    .in_crew = 190,
    .on_island = 95,
    .joker = 150,
    .rounds_from_crew = 2,
    .rounds_from_island = 3,
    .capacity = {80, 50},
    .field = {22, 12},
    .advantage = {18, 15, 6, 48, 38},
    .clock_chests = 13,
    .clock_rounds = 10,
    .scale = 800,
    .exploration = 5,
};

}  // namespace wharf::tortuga
