#include "server/computer_turns.h"

#include "server/testing/tables.h"

namespace wharf::server {

namespace {

using Seats = std::vector<Seat>;

// Tortuga: all choose at the same time, a person at seat 0 and two computer players.
std::unique_ptr<TableState> three(match::RandomNumbers& chance) {
    Setup setup = setup_for("tortuga", 3);
    setup.seats[1].kind = setup.seats[2].kind = protocol::SeatKind::computer;
    return started_table(std::move(setup), chance, 1);
}

TEST(ComputerTurns, EachIsGivenOutOnce) {
    match::SeededChance chance(Rng::from(3));
    const auto table = three(chance);
    ComputerTurns turns;
    EXPECT_EQ(turns.take(*table, 1000, 0), (Seats{1, 2}));
    EXPECT_EQ(turns.take(*table, 999'000, 0), Seats{}) << "nobody forgets";
    ASSERT_EQ(code_of(table->move(1, table->match()->legal(1).front().text, chance, 1)), "");
    turns.finished(1);
    EXPECT_EQ(turns.take(*table, 999'000, 0), Seats{}) << "it has chosen, the other still thinks";
    turns.finished(2);
    EXPECT_EQ(turns.take(*table, 999'000, 0), Seats{2}) << "what was thought was void";
}

TEST(ComputerTurns, WhatOthersForgetIsGivenOutAgain) {
    match::SeededChance chance(Rng::from(3));
    const auto table = three(chance);
    ComputerTurns turns;
    EXPECT_EQ(turns.take(*table, 1000, 500), (Seats{1, 2}));
    EXPECT_EQ(turns.take(*table, 1400, 500), Seats{});
    turns.leave_to_others(*table, 1400);
    EXPECT_EQ(turns.take(*table, 1800, 500), Seats{}) << "another node has seen to it";
    EXPECT_EQ(turns.take(*table, 1900, 500), (Seats{1, 2}));
}

TEST(ComputerTurns, WhoLeavesIsThoughtForUntilHeIsBack) {
    match::SeededChance chance(Rng::from(3));
    const auto table = three(chance);
    ComputerTurns turns;
    turns.take(*table, 1000, 0);
    ASSERT_EQ(code_of(table->leave("u0", 1)), "");
    EXPECT_EQ(turns.take(*table, 1000, 0), Seats{0});
    ASSERT_EQ(code_of(table->come_back("u0", 1)), "");
    turns.finished(0);
    EXPECT_EQ(turns.take(*table, 1000, 0), Seats{});
}

}  // namespace

}  // namespace wharf::server
