// The work a player's orders still need, in workers: what evaluation.h weighs against the time left.
#pragma once

#include "games/gluck_auf/rules.h"

namespace wharf::gluck_auf {

// Chances, and slots and carts expected, in 1/256.
inline constexpr int kSlot = 256;

// What the evaluation weighs. Work is counted in hundredths of a worker, points in hundredths too. The weights were
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
    int purse;          // marks that a hundred workers spend in the factory; more only count as points
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
    int scale;  // the lead that makes a win 3 in 4
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
    .scale = 850,
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
    .scale = 2500,
};
constexpr const Weights& weights_for(int players) { return players < kMaxPlayers ? kWeightsOfFew : kWeightsOfFour; }

inline int at_most(int value, int limit) { return value < limit ? value : limit; }
// The part of a weight that counts with so much work left, if all of it takes `wanted`.
inline int in_time(int weight, int left, int wanted) { return weight * at_most(left, wanted) / wanted; }
inline int within(int value, int low, int high) { return value < low ? low : at_most(value, high); }

// The most workers somebody may have left: three shifts of two players.
inline constexpr int kMostWorkers = kShifts * workers_of(2);

// The share of the work that goes wrong, as a divisor: 2^24 / reserve, by the workers left.
struct Reserves {
    std::int32_t work[kMostWorkers + 1];
    std::int32_t inverse[kMostWorkers + 1];
};
constexpr Reserves reserve_table(const Weights& weights) {
    Reserves table{};
    for (int workers = 0; workers <= kMostWorkers; ++workers) {
        table.work[workers] = weights.reserve + workers * weights.reserve_share;
        table.inverse[workers] = (1 << 24) / table.work[workers];
    }
    return table;
}
inline constexpr Reserves kReservesOfFew = reserve_table(kWeightsOfFew);
inline constexpr Reserves kReservesOfFour = reserve_table(kWeightsOfFour);

// The chance, in 1/256, that workers left can do the work needed: sure if the reserve remains, none if nothing does.
inline int chance_to_do(int needed, int workers, int players) {
    const Reserves& reserves = players < kMaxPlayers ? kReservesOfFew : kReservesOfFour;
    const int remains = within(100 * workers - needed + weights_for(players).pad, 0, reserves.work[workers]);
    return remains * reserves.inverse[workers] >> 16;
}

// The work on a player's orders, one after the other; each takes its cubes from what the earlier ones left.
struct Work {
    int hand[kColours];   // cubes in cage and store
    int carts[kColours];  // cubes in carts, on whatever level
    int to_load = 0;      // G4.3: cubes to be fetched from carts,
    unsigned levels = 0;  // and on which levels they wait
    int steps = 0;
    int needed = 0;     // for all orders so far
    int expected = 0;   // the same, each by its chance
    int likeliest = 0;  // the best of these chances: for its sake the cage rides
    unsigned transports = 0;
};

// Work on the open slots of an order: one step for a cube at hand, two for one in a cart, and else a tile first.
inline int work_on_slots(const Player& player, Slots open, const Weights& weights, Work& work) {
    int needed = 0;
    int steps = 0;
    for (std::uint32_t wanted = (open | open >> 1) & 0x55U; wanted != 0; wanted &= wanted - 1) {
        const int c = lowest_bit(wanted) / 2;
        const int slots = slots_of_colour(open, c);
        const int at_hand = at_most(slots, work.hand[c]);
        const int in_carts = at_most(slots - at_hand, work.carts[c]);
        work.hand[c] -= at_hand;
        work.carts[c] -= in_carts;
        if (in_carts > 0) {
            int level = c;
            for (int k = 0; k < kColours && player.carts[level][c] == 0; ++k) level = k;
            work.levels |= 1U << level;
            work.to_load += in_carts;
        }
        steps += at_hand + 2 * in_carts;
        needed += (slots - at_hand - in_carts) * (weights.tile + (c + 1) * weights.mark + 3 * weights.step);
    }
    work.steps += steps;
    return needed + steps * weights.step;
}

// G4.2: a ride to every level, one up, and two more for every further load of the cage.
inline int rides_needed(const Player& player, const Work& work) {
    const int cage = sum(player.cage);
    if (work.to_load == 0) return player.cage_at != 0 && cage > 0;
    if (player.cage_at == 0) return count_bits(work.levels) + 1 + 2 * ((work.to_load - 1) / kCagePlaces);
    return count_bits(work.levels & ~(1U << (player.cage_at - 1))) + 1 + 2 * ((work.to_load + cage - 1) / kCagePlaces);
}

}  // namespace wharf::gluck_auf
