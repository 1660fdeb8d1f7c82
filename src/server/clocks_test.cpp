#include "server/clocks.h"

#include <gtest/gtest.h>

namespace wharf::server {

namespace {

constexpr Time kBank = 60'000;
constexpr Time kIncrement = 5'000;

Clocks clocks_of(protocol::Pace pace, Time bank = kBank, Time increment = kIncrement) {
    protocol::Clock clock;
    clock.seconds.value = bank / 1000;
    clock.increment.value = increment / 1000;
    return {pace, clock};
}

// Seats decide one after the other, as everybody sees.
void turn_to(Clocks& clocks, Seat seat, Time now) { clocks.turn_to(SeatSet::of(seat), SeatSet::of(seat), true, now); }

TEST(Clocks, ATurnIsChargedAndTheIncrementAdded) {
    Clocks clocks = clocks_of(protocol::Pace::live);
    turn_to(clocks, 0, 1000);
    EXPECT_EQ(clocks.deadline(0), 1000 + kBank);
    EXPECT_EQ(clocks.left(0, 11'000), kBank - 10'000);
    turn_to(clocks, 1, 21'000);
    EXPECT_EQ(clocks.left(0, 99'000), kBank - 20'000 + kIncrement);
}

TEST(Clocks, LeavingAndComingBackGivesWhatOneHad) {
    for (const protocol::Pace pace : {protocol::Pace::live, protocol::Pace::turns}) {
        Clocks clocks = clocks_of(pace);
        turn_to(clocks, 0, 1000);
        Time now = 1000;
        for (int i = 0; i < 10; ++i) {
            now += 2000;  // he thinks,
            clocks.leave(0, now);
            now += 1000;  // goes, and comes back before anybody has moved for him
            EXPECT_EQ(clocks.left(0, now), kBank - (i + 1) * 2000);
            EXPECT_EQ(clocks.shown(0, 1, now).left, kBank - (i + 1) * 2000);
            clocks.come_back(0, now);
            EXPECT_EQ(clocks.left(0, now), kBank - (i + 1) * 2000);
            EXPECT_EQ(clocks.deadline(0), now + kBank - (i + 1) * 2000);
        }
    }
}

TEST(Clocks, TurnsOfAComputerPlayerNeitherCostNorBringTime) {
    Clocks clocks = clocks_of(protocol::Pace::live);
    turn_to(clocks, 0, 1000);
    clocks.leave(0, 11'000);
    turn_to(clocks, 1, 12'000);  // the turn that he began himself
    const Time had = kBank - 10'000 + kIncrement;
    Time now = 12'000;
    for (int i = 0; i < 20; ++i) {
        turn_to(clocks, 0, now += 100);
        turn_to(clocks, 1, now += 100);
    }
    EXPECT_EQ(clocks.left(0, now), had);
    turn_to(clocks, 0, now += 100);
    clocks.come_back(0, now += 1000);
    EXPECT_EQ(clocks.deadline(0), now + had);
}

TEST(Clocks, WhoseTimeIsUpHasTheIncrementForHisNextTurn) {
    Clocks clocks = clocks_of(protocol::Pace::live);
    turn_to(clocks, 0, 1000);
    clocks.leave(0, 1000 + kBank);
    EXPECT_EQ(clocks.left(0, 2000 + kBank), 0);
    turn_to(clocks, 1, 3000 + kBank);
    EXPECT_EQ(clocks.left(0, 4000 + kBank), kIncrement);
    Clocks without = clocks_of(protocol::Pace::live, kBank, 0);
    turn_to(without, 0, 1000);
    without.leave(0, 1000 + kBank);
    turn_to(without, 1, 3000 + kBank);
    EXPECT_EQ(without.left(0, 4000 + kBank), 0);
    Clocks turns = clocks_of(protocol::Pace::turns);
    turn_to(turns, 0, 1000);
    turns.leave(0, 1000 + kBank);
    EXPECT_EQ(turns.left(0, 2000 + kBank), 0);
    turn_to(turns, 1, 3000 + kBank);
    EXPECT_EQ(turns.left(0, 4000 + kBank), kBank);
}

// Time between a decision and its undo costs nobody anything, and brings nobody anything.
TEST(Clocks, WhoTakesBackHasWhatHeHadLeftHoweverOften) {
    for (const protocol::Pace pace : {protocol::Pace::live, protocol::Pace::turns}) {
        Clocks clocks = clocks_of(pace);
        turn_to(clocks, 0, 1000);
        Time now = 1000;
        Time had = kBank;
        for (int i = 0; i < 20; ++i) {
            now += 1000;  // he thinks,
            had -= 1000;
            turn_to(clocks, 1, now);  // decides,
            now += 3000;              // and takes it back, while the other one thinks
            clocks.take_back(0, SeatSet::of(0), now);
            turn_to(clocks, 0, now);
            EXPECT_EQ(clocks.left(0, now), had);
            EXPECT_EQ(clocks.deadline(0), now + had);
            EXPECT_EQ(clocks.shown(1, 0, now).left, kBank);
        }
        turn_to(clocks, 1, now += 1000);
        EXPECT_EQ(clocks.left(0, now), pace == protocol::Pace::turns ? kBank : had - 1000 + kIncrement);
        EXPECT_EQ(clocks.deadline(1), now + kBank);
    }
}

// What a turn is made of is taken back without ending it.
TEST(Clocks, ATurnThatGoesOnIsNotBegunAnewByAnUndo) {
    Clocks clocks = clocks_of(protocol::Pace::live);
    turn_to(clocks, 0, 1000);
    turn_to(clocks, 0, 3000);
    clocks.take_back(0, SeatSet::of(0), 5000);
    turn_to(clocks, 0, 5000);
    EXPECT_EQ(clocks.left(0, 6000), kBank - 5000);
}

// Both choose in secret. Whether seat 0 has chosen before it leaves and comes back, the others see the same.
TEST(Clocks, ASecretChoiceAndAnAbsenceShowTheSame) {
    const SeatSet both = [] {
        SeatSet seats = SeatSet::of(0);
        seats.insert(1);
        return seats;
    }();
    const auto shown = [&](bool has_chosen) {
        Clocks clocks = clocks_of(protocol::Pace::live);
        std::vector<Time> seen;
        const auto look = [&](Time now) { seen.push_back(clocks.shown(0, 1, now).left); };
        clocks.turn_to(both, both, false, 1000);
        if (has_chosen) clocks.turn_to(both, SeatSet::of(1), false, 3000);
        look(4000);
        clocks.leave(0, 5000);
        look(6000);
        clocks.come_back(0, 7000);
        look(8000);
        return seen;
    };
    EXPECT_EQ(shown(false), shown(true));
    EXPECT_EQ(shown(true), (std::vector<Time>{kBank - 3000, kBank - 4000, kBank - 5000}));
    Clocks clocks = clocks_of(protocol::Pace::live);
    clocks.turn_to(both, both, false, 1000);
    clocks.turn_to(both, SeatSet::of(1), false, 3000);
    clocks.leave(0, 5000);
    clocks.come_back(0, 7000);
    clocks.turn_to(both, both, true, 9000);  // revealed: each is charged up to his choice
    EXPECT_EQ(clocks.left(0, 9000), kBank - 2000 + kIncrement);
    EXPECT_EQ(clocks.left(1, 9000), kBank - 8000 + kIncrement);
}

// Of three who chose in secret the first two have nothing to choose after the reveal: all begin a new turn.
TEST(Clocks, WhatIsRevealedEndsEverybodysTurn) {
    Clocks clocks = clocks_of(protocol::Pace::live);
    SeatSet all = SeatSet::of(0);
    all.insert(1);
    all.insert(2);
    SeatSet last_two = all;
    last_two.erase(0);
    clocks.turn_to(all, all, false, 1000);
    clocks.turn_to(all, last_two, false, 3000);
    clocks.turn_to(all, SeatSet::of(2), false, 5000);
    EXPECT_EQ(clocks.turn_to(all, SeatSet::of(2), true, 9000), all);
    EXPECT_EQ(clocks.left(0, 20'000), kBank - 2000 + kIncrement);
    EXPECT_EQ(clocks.left(2, 10'000), kBank - 8000 + kIncrement - 1000);
}

}  // namespace

}  // namespace wharf::server
