// The work a player's orders still need, in workers: what evaluation.h weighs against the time left.
#pragma once

#include "games/gluck_auf/rules.h"
#include "games/gluck_auf/weights.h"

namespace wharf::gluck_auf {

inline int at_most(int value, int limit) { return value < limit ? value : limit; }
// The part of a weight that counts with so much work left, if all of it takes `wanted`.
inline int in_time(int weight, int left, int wanted) { return weight * at_most(left, wanted) / wanted; }
inline int within(int value, int low, int high) { return value < low ? low : at_most(value, high); }

// The most workers somebody may have left: three shifts of two players.
inline constexpr int kMostWorkers = kShifts * workers_of(2);

// The share of the work that goes wrong, as a divisor: kSlot / reserve, by the workers left, in fixed point.
inline constexpr int kReserveBits = 16;
struct Reserves {
    std::int32_t work[kMostWorkers + 1];
    std::int32_t inverse[kMostWorkers + 1];
};
constexpr Reserves reserve_table(const Weights& weights) {
    Reserves table{};
    for (int workers = 0; workers <= kMostWorkers; ++workers) {
        table.work[workers] = weights.reserve + workers * weights.reserve_share;
        table.inverse[workers] = (kSlot << kReserveBits) / table.work[workers];
    }
    return table;
}
inline constexpr Reserves kReservesOfFew = reserve_table(kWeightsOfFew);
inline constexpr Reserves kReservesOfFour = reserve_table(kWeightsOfFour);

// The chance, in 1/256, that workers left can do the work needed: sure if the reserve remains, none if nothing does.
inline int chance_to_do(int needed, int workers, int players) {
    const Reserves& reserves = players < kMaxPlayers ? kReservesOfFew : kReservesOfFour;
    const int remains = within(kWorker * workers - needed + weights_for(players).pad, 0, reserves.work[workers]);
    return remains * reserves.inverse[workers] >> kReserveBits;
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

// Work on the open slots of an order: one step for a cube at hand, two for one in a cart, and else a tile first, whose
// cube then lies in a cart on its level and needs a ride.
inline constexpr int kStepsFromCart = 2;
inline constexpr int kStepsFromTile = 3;
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
        steps += at_hand + kStepsFromCart * in_carts;
        needed +=
            (slots - at_hand - in_carts) * (weights.tile + (c + 1) * weights.mark + kStepsFromTile * weights.step);
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
