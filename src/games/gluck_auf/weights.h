// What the evaluation of Glück Auf weighs.
#pragma once

#include "games/gluck_auf/data.h"

namespace wharf::gluck_auf {

// Chances, and slots and carts expected, in 1/256.
inline constexpr int kSlot = 256;
inline constexpr int kWorker = 100;  // a worker's work, in hundredths
inline constexpr int kPercent = 100;

// Work is counted in hundredths of a worker, points in hundredths too. The weights were
// fitted to the results of the searching player's games and then found by games of it against itself, all of them
// varied at once (docs/strength.md).
struct Weights {
    int free_worker;    // points that any worker left in this shift still earns,
    int later_worker;   // and any worker of the shifts to come
    int last_worker;    // in the last shift less: some will find nothing to do
    int work;           // points for a hundredth of a worker's work, in percent
    int step;           // G4.1: more than its price, so that mining is not put off
    int mark;           // G6.1: the good places for money are few
    int tile;           // G3: a missing cube needs a factory space, beside the marks
    int delivery;       // G5.1: once for all orders of a transport
    int queue;          // G2.2: each worker lying there makes it dearer; with the next shift he is gone
    int spare;          // a cube without an order: some of what it saves once it has one
    int lift;           // G8.1: a step that only empties carts for the third scoring
    int pocket;         // marks that a player with workers spends in any case, one per worker at most;
    int purse;          // those that a hundred workers spend in the factory. More only count as points
    int reserve;        // work that goes wrong or is not there when it is wanted:
    int reserve_share;  // some, and this percentage of all
    int pad;            // with just enough workers it mostly works
    int emptied;        // chance of a loaded cart to be empty at the third scoring
    int balancing;      // G10.1: of the 200 for an unbalanced tile, what time enough will mend
    // With less work left than this, a weight counts in part (in_time).
    int time_for_marks;
    int time_for_spare;
    int time_for_carts;
    int time_to_balance;
    // G8.2: by how much a lead may still change, in 1/256 slot or cart for every worker left.
    int spread_now;
    int spread_later;
    // What a turn gains beside the workers it costs: with the last workers of a shift, and how much more with the first
    // ones, when all spaces are cheap.
    int last_turn;
    int first_turn;
    int slot;                  // a slot or cart expected, when the best of several cards is taken
    int scale;                 // the lead that makes a win 3 in 4
    float exploration;         // large, for the evaluation rewards work done, and misleads who follows it too closely;
    float exploration_of_two;  // larger, where two play
};

// With four the weights found for two win too little; theirs lie half-way to those before (docs/strength.md).
inline constexpr Weights kWeightsOfFew{
    .free_worker = 275,
    .later_worker = 72,
    .last_worker = 34,
    .work = 188,
    .step = 46,
    .mark = 57,
    .tile = 48,
    .delivery = 63,
    .queue = 33,
    .spare = 10,
    .lift = 10,
    .pocket = 3,
    .purse = 58,
    .reserve = 180,
    .reserve_share = 78,
    .pad = 25,
    .emptied = 250,
    .balancing = 104,
    .time_for_marks = 2000,
    .time_for_spare = 2000,
    .time_for_carts = 1700,
    .time_to_balance = 1000,
    .spread_now = 31,
    .spread_later = 19,
    .last_turn = -190,
    .first_turn = 800,
    .slot = 30,
    .scale = 850,
    .exploration = 5,
    .exploration_of_two = 10,
};
inline constexpr Weights kWeightsOfFour{
    .free_worker = 215,
    .later_worker = 72,
    .last_worker = 55,
    .work = 160,
    .step = 52,
    .mark = 38,
    .tile = 95,
    .delivery = 57,
    .queue = 27,
    .spare = 28,
    .lift = 10,
    .pocket = 3,
    .purse = 56,
    .reserve = 155,
    .reserve_share = 72,
    .pad = 34,
    .emptied = 150,
    .balancing = 135,
    .time_for_marks = 1500,
    .time_for_spare = 1500,
    .time_for_carts = 1250,
    .time_to_balance = 1000,
    .spread_now = 31,
    .spread_later = 22,
    .last_turn = -190,
    .first_turn = 800,
    .slot = 30,
    .scale = 2500,
    .exploration = 5,
    .exploration_of_two = 10,
};
constexpr const Weights& weights_for(int players) { return players < kMaxPlayers ? kWeightsOfFew : kWeightsOfFour; }

}  // namespace wharf::gluck_auf
