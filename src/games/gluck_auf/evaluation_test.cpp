// What the evaluation must see, whatever its weights.
#include "games/gluck_auf/evaluation.h"

#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

int lead(const State& state) {
    const Estimate estimate = GluckAufEvaluation::estimate(state);
    return estimate.centipoints[0] - estimate.centipoints[1];
}

// While all spaces are cheap, the sooner one's turn comes the better; with the last workers nobody is in a hurry.
TEST(GluckAufEvaluation, TheTurnIsWorthSomething) {
    for (int players = 2; players <= kMaxPlayers; ++players) {
        for (int start = 0; start < players; ++start) {
            State state = at_work(players, start);
            Estimate estimate = GluckAufEvaluation::estimate(state);
            const auto of = [&](int k) { return estimate.centipoints[clockwise(state.table, state.table.active, k)]; };
            for (int k = 1; k < players; ++k) EXPECT_GT(of(k - 1), of(k));
            for (Player& player : state.table.seats) player.workers = 1;
            estimate = GluckAufEvaluation::estimate(state);
            for (int k = 1; k < players; ++k) EXPECT_LT(of(k - 1), of(k));
        }
    }
}

TEST(GluckAufEvaluation, EqualSeatsAreWorthTheSame) {
    for (int players = 2; players <= kMaxPlayers; ++players) {
        State state = at_work(players);
        for (Player& player : state.table.seats) player.workers = 0;
        const Estimate estimate = GluckAufEvaluation::estimate(state);
        for (int seat = 1; seat < players; ++seat) EXPECT_EQ(estimate.centipoints[seat], estimate.centipoints[0]);
    }
}

TEST(GluckAufEvaluation, TheEndIsTheScore) {
    State state = at_work(3);
    give_order(state, 1, Transport::truck, kPair + kG);
    give_delivered(state, 2, Transport::truck, kPair + kK);
    state.table.shift = kShifts;
    for (Player& player : state.table.seats) player.workers = 0;
    seat(state, 0).workers = 1;
    place(state, kBank);
    ASSERT_EQ(state.table.pending, Pending::over);
    const Outcome outcome = GluckAuf::outcome(state);
    const Estimate estimate = GluckAufEvaluation::estimate(state);
    for (int s = 0; s < 3; ++s) EXPECT_EQ(estimate.centipoints[s], 100 * outcome.score[s]);
}

// Just before the last worker does nothing of note, the majorities are already counted as they will be scored.
TEST(GluckAufEvaluation, TheLastTurnIsNearlyTheScore) {
    State state = at_work(2);
    give_delivered(state, 0, Transport::truck, kPair + kK);
    give_delivered(state, 1, Transport::locomotive, kSingle + kB);
    state.table.shift = kShifts;
    for (Player& player : state.table.seats) player.workers = 0;
    seat(state, 0).workers = 1;
    const Estimate before = GluckAufEvaluation::estimate(state);
    place(state, kBank);
    const Outcome outcome = GluckAuf::outcome(state);
    // He might have emptied carts instead: that much is hoped for.
    for (int s = 0; s < 2; ++s) EXPECT_NEAR(before.centipoints[s], 100 * outcome.score[s], 350);
}

TEST(GluckAufEvaluation, EveryStageOfAnOrderIsBetter) {
    State open = at_work(2);
    const int order = give_order(open, 0, Transport::truck, kPair + kG);
    State at_hand = open;
    seat(at_hand, 0).carts[kG][kG] -= 1;
    seat(at_hand, 0).store[kG] += 1;
    State half = at_hand;
    seat(half, 0).store[kG] -= 1;
    half.table.filled[order] = one_slot(kG);
    half.table.cubes_on[order] = 1U << (4 * kG);
    State complete = half;
    complete.table.filled[order] = slots_of(order);
    complete.table.cubes_on[order] = 2U << (4 * kG);
    complete.table.stock[kG] -= 1;
    EXPECT_LT(lead(open), lead(at_hand));
    EXPECT_LT(lead(at_hand), lead(half));
    EXPECT_LT(lead(half), lead(complete));
}

// Early in the game a delivery may wait for other orders of its transport; with the last workers it may not.
TEST(GluckAufEvaluation, DeliveringIsBetterThanTheBankInTheEnd) {
    State state = at_work(2);
    give_complete(state, 0, Transport::truck, kPair + kG);
    state.table.shift = kShifts;
    for (Player& player : state.table.seats) player.workers = 2;
    State delivered = state;
    place(delivered, kDelivery1 + index_of(Transport::truck));
    place(state, kBank);
    EXPECT_LT(lead(state), lead(delivered));
}

TEST(GluckAufEvaluation, WhatCannotBeFinishedIsALoss) {
    State state = at_work(2);
    state.table.shift = kShifts;
    for (Player& player : state.table.seats) player.workers = 1;
    const int before = lead(state);
    give_order(state, 0, Transport::truck, kPair + kG);
    EXPECT_NEAR(lead(state), before - 100, 20);
}

// A mining space that can do something is worth more than the bank at once; every step on the way keeps that worth, a
// detour does not.
TEST(GluckAufEvaluation, MiningIsWorthItsWorker) {
    State state = at_work(2);
    give_order(state, 0, Transport::truck, kSingle + kG);
    State mining = state;
    act(mining, place_on(mining, kMining10));
    State idle = state;
    place(idle, kBank);
    EXPECT_LT(lead(idle), lead(mining));
    const int begun = lead(mining);
    act(mining, make(Kind::ride, kG + 1));
    EXPECT_GE(lead(mining), begun - 20);
    act(mining, make(Kind::load, 0, 0, kG));
    EXPECT_GE(lead(mining), begun - 20);
    State wasted = mining;
    act(wasted, make(Kind::ride, kY + 1));
    EXPECT_LT(lead(wasted), lead(mining));
}

TEST(GluckAufEvaluation, MoreOfAnElementIsNeverWorse) {
    State state = at_work(4);
    give_delivered(state, 1, Transport::locomotive, kPair + kK);
    const int before = lead(state);
    give_delivered(state, 0, Transport::locomotive, kSingle + kK);
    EXPECT_GT(lead(state), before);
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
