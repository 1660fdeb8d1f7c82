// What the evaluation of Nauticus weighs.
#pragma once

#include "games/nauticus/data.h"

namespace wharf::nauticus {

// Units of the evaluation: a piece, a chance or a part of the way is a whole number of these.
inline constexpr int kEighths = 8;
inline constexpr int kSixteenths = 16;
inline constexpr int kChanceBits = 6;  // chances to get a piece are 64ths
inline constexpr int kSure = 1 << kChanceBits;
inline constexpr int kGoodsBits = 10;  // goods expected are 1024ths: sixteenths of their way times a chance

// Worths are hundredths of a point. Found by play of the greedy player against itself, all terms at once, with two to
// four players.
struct Weights {
    int scrap;  // N9.3: whatever counts as a taler in the end, a third of a point

    // N2.2: eighths that a tile which is face up will be offered, by the turns left in the round: one stays unused.
    std::uint8_t offered[kPhases + 1];
    int offered_later;  // the same in every round to come
    // The chance to get pieces while their tile is offered so many eighths: offers / (offers + missing).
    int missing;
    int missing_per_piece;

    int soon;               // a worker and a taler have their whole worth with so many turns to come
    int worker;             // beyond scrap, with these turns to come,
    int worker_per_turn;    // and for every turn to come
    int workers_in_use;     // so many are put to use in a round,
    int workers_in_turn;    // and so many in a turn; more lie idle
    int idle_worker;        // for every turn that is to come soon
    int taler;              // beyond scrap
    int taler_in_use;       // more only count as scrap
    int blue_worker;        // lost if not used now
    int reward;             // it feeds what follows:
    int reward_per_turn;    // more for every turn to come
    int pass_per_turn;      // N2.5: sixteenths of a tile turned in every turn to come, for there are poor phases
    int pass_before_crown;  // N7.1: the same in turns before this round's crowns

    // N6.4: a crown in every later round, up to a limit: what is owned is seen again every round.
    int later_crown;
    int later_crowns_limit;
    int extra_action;  // N8.1: most of a second crowns action, as late as you like

    // Sixteenths of the way to delivery that goods have behind them,
    int way_in_warehouse;
    int way_on_unfinished;  // on a ship under construction,
    int way_on_finished;    // on a finished ship with room,
    int way_on_full;        // and on a full one
    int room_to_come;       // goods that hulls to come will carry
    // Eighths of a piece that are built: more is begun than workers can finish.
    int built_by_worker;
    int built_in_turn;
    int stored_piece;    // beyond scrap, by the chance to carry it to a ship,
    int fitting_piece;   // and if a ship waits for it
    int warehouse_room;  // pieces that are not in the way;
    int crowding;        // every one above, squared

    int scale;          // the lead that makes a win 3 in 4
    float exploration;  // small: the evaluation may be trusted
    // A half-done turn is hard to evaluate. With two, rollouts of both turns of a phase are enough; with more, many can
    // take what was counted on, and so many rounds of the table are rolled out.
    int rollout_turns_of_two;
    int rollout_rounds;
};

inline constexpr Weights kWeights{
    .scrap = 33,
    .offered = {0, 4, 5, 6, 6, 7, 7, 7},
    .offered_later = 7,
    .missing = 3,
    .missing_per_piece = 6,
    .soon = 6,
    .worker = 87,
    .worker_per_turn = 1,
    .workers_in_use = 6,
    .workers_in_turn = 3,
    .idle_worker = 2,
    .taler = 8,
    .taler_in_use = 13,
    .blue_worker = 17,
    .reward = 795,
    .reward_per_turn = 6,
    .pass_per_turn = 3,
    .pass_before_crown = 2,
    .later_crown = 420,
    .later_crowns_limit = 1195,
    .extra_action = 1280,
    .way_in_warehouse = 3,
    .way_on_unfinished = 4,
    .way_on_finished = 9,
    .way_on_full = 10,
    .room_to_come = 2,
    .built_by_worker = 8,
    .built_in_turn = 16,
    .stored_piece = 25,
    .fitting_piece = 31,
    .warehouse_room = 8,
    .crowding = 20,
    .scale = 1000,
    .exploration = 1,
    .rollout_turns_of_two = 2,
    .rollout_rounds = 3,
};

}  // namespace wharf::nauticus
