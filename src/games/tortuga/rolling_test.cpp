// T2 Phase 1: rolling.
#include "games/tortuga/testing.h"

namespace wharf::tortuga {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// Two players; seat 1 has laid all dice on treasure, so seat 0 rolls alone.
State alone() {
    State state = before_roll(2);
    lay_all(state, 1, Symbol::treasure);
    begin_roll(state.table);
    return state;
}

TEST(TortugaRolling, SelectionIsOneSymbolWithAnySkulls) {
    CLAUSES("T2.1");
    Play play(alone());
    roll(play, {"fleet", "fleet", "crew", "skull", "raid"});
    EXPECT_THAT(play.legal(0),
                UnorderedElementsAre("keep A", "keep B", "keep A B", "keep A D", "keep B D", "keep A B D",  // fleet
                                     "keep C", "keep C D", "keep E", "keep D E", "keep D"));
    EXPECT_EQ(play.refused(0, "keep A C"), "T2.1");
    EXPECT_EQ(play.refused(0, "keep A C D"), "T2.1");
    EXPECT_EQ(play.refused(0, "keep"), "T2.6");
}

TEST(TortugaRolling, DiceFallFromTheStartPlayerAToE) {
    CLAUSES("T2.1");
    State state = before_roll(3);
    state.table.start = 2;
    state.table.boards[0].die_on[1] = Symbol::fleet;  // B lies already
    begin_roll(state.table);
    Play play(state);
    std::string order;
    while (play.state.table.pending == Pending::roll) {
        order += std::to_string(play.state.table.active) +
                 std::string(1, static_cast<char>('A' + play.state.table.die)) + " ";
        roll(play, {"skull"});
    }
    EXPECT_EQ(order, "2A 2B 2C 2D 2E 0A 0C 0D 0E 1A 1B 1C 1D 1E ");
}

TEST(TortugaRolling, RevealLaysAllSelectionsTogether) {
    CLAUSES("T2.2 T2.7");
    Play play(before_roll(2));
    roll(play, {"fleet", "fleet", "crew", "crew", "crew"});
    roll(play, {"raid", "crew", "crew", "treasure", "skull"});
    play.does(1, "keep B C");
    EXPECT_EQ(play.state.table.boards[1].die_on[1], Symbol::none) << "nothing is laid before the reveal";
    EXPECT_EQ(play.state.table.pending, Pending::selection);
    play.does(0, "keep A B").chance("reveal");
    EXPECT_EQ(play.state.table.boards[0].die_on[0], Symbol::fleet);
    EXPECT_EQ(play.state.table.boards[0].die_on[1], Symbol::fleet);
    EXPECT_EQ(play.state.table.boards[1].die_on[1], Symbol::crew);
    // The rest is rolled again.
    EXPECT_EQ(play.state.table.pending, Pending::roll);
    EXPECT_EQ(play.state.table.active, 0);
    EXPECT_EQ(play.state.table.die, 2);
    for (const Symbol face : play.state.hands[0].face) EXPECT_EQ(face, Symbol::none) << "faces not selected are gone";
}

TEST(TortugaRolling, SkullsJoinASymbol) {
    CLAUSES("T2.3 T2.4");
    // Rulebook: one die with the sabre and the skull of die A are laid on raid; A counts what it carries for raid.
    Play play(alone());
    roll(play, {"skull", "crew", "raid", "fleet", "fleet"});
    play.does(0, "keep A C").chance("reveal");
    const Board& board = play.state.table.boards[0];
    EXPECT_EQ(board.die_on[0], Symbol::raid);
    EXPECT_EQ(board.die_on[2], Symbol::raid);
    EXPECT_EQ(strength(board, Symbol::raid), 3 + 4);
}

TEST(TortugaRolling, ExampleSkullsCAndDAlone) {
    CLAUSES("T2.3 T2.4");
    // Rulebook: Anna selects the skulls C and D; after the reveal she lays both on ship attack.
    Play play(alone());
    roll(play, {"fleet", "crew", "skull", "skull", "raid"});
    play.does(0, "keep C D").chance("reveal");
    EXPECT_EQ(play.state.table.pending, Pending::skulls);
    EXPECT_THAT(play.legal(0),
                UnorderedElementsAre("turn fleet", "turn crew", "turn treasure", "turn ship-attack", "turn raid"));
    play.does(0, "turn ship-attack");
    const Board& board = play.state.table.boards[0];
    EXPECT_EQ(board.die_on[2], Symbol::ship_attack);
    EXPECT_EQ(board.die_on[3], Symbol::ship_attack);
    EXPECT_EQ(strength(board, Symbol::ship_attack), 2 + 5);
}

TEST(TortugaRolling, LoneSkullsTurnClockwiseFromTheStartPlayer) {
    CLAUSES("T2.3");
    State state = before_roll(3);
    state.table.start = 1;
    begin_roll(state.table);
    Play play(state);
    for (int i = 0; i < 3; ++i) roll(play, {"skull", "fleet", "fleet", "fleet", "fleet"});
    play.does(0, "keep A").does(1, "keep A").does(2, "keep A").chance("reveal");
    EXPECT_EQ(play.state.table.active, 1);
    play.does(1, "turn raid");
    EXPECT_EQ(play.state.table.active, 2);
    play.does(2, "turn raid");
    EXPECT_EQ(play.state.table.active, 0);
    play.does(0, "turn raid");
    EXPECT_EQ(play.state.table.pending, Pending::roll);
}

TEST(TortugaRolling, SelectionMustFitItsSpace) {
    CLAUSES("T2.5 T0.5");
    State state = alone();
    set_markers(state, 0, 2, 1);  // two dice on ship attack, one on raid
    state.table.boards[0].die_on[0] = Symbol::ship_attack;
    begin_roll(state.table);
    Play play(state);
    roll(play, {"ship-attack", "ship-attack", "raid", "skull"});
    EXPECT_THAT(play.legal(0), UnorderedElementsAre("keep B", "keep C", "keep D", "keep E"))
        << "one more on each, with no skull beside it";
    EXPECT_EQ(play.refused(0, "keep B C"), "T2.5");
    EXPECT_EQ(play.refused(0, "keep D E"), "T2.5");
}

TEST(TortugaRolling, CapacityBindsTurnedSkulls) {
    CLAUSES("T2.5");
    State state = alone();
    set_markers(state, 0, 1, 1);
    Play play(state);
    roll(play, {"skull", "skull", "fleet", "fleet", "fleet"});
    play.does(0, "keep A B").chance("reveal");
    EXPECT_THAT(play.legal(0), UnorderedElementsAre("turn fleet", "turn crew", "turn treasure"));
    EXPECT_EQ(play.refused(0, "turn raid"), "T2.5");
}

// Rulebook: Anna's ship marker is on 2; two dice lie on ship attack and both her last dice show it again.
TEST(TortugaRolling, ExampleReRollWithShipMarkerOnTwo) {
    CLAUSES("T2.6");
    State state = alone();
    set_markers(state, 0, 2, 3);
    for (const int die : {0, 1}) state.table.boards[0].die_on[die] = Symbol::ship_attack;
    state.table.boards[0].die_on[2] = Symbol::crew;
    begin_roll(state.table);
    Play play(state);
    roll(play, {"ship-attack", "ship-attack"});
    EXPECT_THAT(play.legal(0), ElementsAre("keep"));
    play.does(0, "keep").chance("reveal");
    EXPECT_EQ(play.state.table.pending, Pending::open_roll);
    roll(play, {"ship-attack", "ship-attack"});
    EXPECT_EQ(play.state.table.pending, Pending::open_roll) << "again and again until one can be placed";
    roll(play, {"fleet", "ship-attack"});
    EXPECT_THAT(play.legal(0), ElementsAre("keep D"));
    play.does(0, "keep D");
    EXPECT_EQ(play.state.table.boards[0].die_on[3], Symbol::fleet);
    // The last die is rolled behind the screen again, once seat 1 has its tile for the common roll.
    play.does(1, "advantage fleet");
    EXPECT_EQ(play.state.table.pending, Pending::roll);
    EXPECT_EQ(play.state.table.die, 4);
}

TEST(TortugaRolling, OpenRollsClockwiseEachToItsEndSkullsAtOnce) {
    CLAUSES("T2.6");
    State state = before_roll(3);
    state.table.start = 1;
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
        set_markers(state, seat, 1, 1);
        lay_all(state, seat, Symbol::ship_attack, Symbol::raid, Symbol::crew, Symbol::crew, Symbol::none);
    }
    begin_roll(state.table);
    Play play(state);
    roll(play, {"raid", "fleet", "raid"});  // seats 1, 2, 0
    play.does(0, "keep").does(1, "keep").does(2, "keep E").chance("reveal");
    EXPECT_EQ(play.state.table.active, 1);
    roll(play, {"raid", "skull"});
    play.does(1, "keep E");
    EXPECT_EQ(play.state.table.pending, Pending::skulls) << "turned at once, before seat 0 rolls";
    EXPECT_EQ(play.state.table.active, 1);
    play.does(1, "turn treasure");
    EXPECT_EQ(play.state.table.pending, Pending::open_roll);
    EXPECT_EQ(play.state.table.active, 0);
    roll(play, {"crew"});
    play.does(0, "keep E");
    EXPECT_NE(play.state.table.pending, Pending::advantage)
        << "nobody had finished before this roll, and re-rolls give no tiles";
}

TEST(TortugaRolling, FinishedPlayersGainAdvantageTiles) {
    CLAUSES("T2.8 T0.3");
    State state = before_roll(3);
    state.table.start = 1;
    lay_all(state, 0, Symbol::fleet);
    lay_all(state, 1, Symbol::none, Symbol::crew, Symbol::crew, Symbol::crew, Symbol::crew);
    lay_all(state, 2, Symbol::fleet);
    state.table.boards[2].advantage[0] = 2;
    state.table.boards[2].advantage[1] = 1;
    begin_roll(state.table);
    Play play(state);
    roll(play, {"fleet"});
    play.does(1, "keep A").chance("reveal");
    // Seat 1 finished only with this roll; seat 2 comes before seat 0.
    EXPECT_EQ(play.state.table.pending, Pending::advantage);
    EXPECT_EQ(play.state.table.active, 2);
    EXPECT_THAT(play.legal(2), UnorderedElementsAre("advantage crew", "advantage treasure", "advantage ship-attack",
                                                    "advantage raid"));
    EXPECT_EQ(play.refused(2, "advantage fleet"), "T2.8");
    play.does(2, "advantage crew");
    EXPECT_EQ(play.state.table.boards[2].advantage[1], 2) << "a 1 is turned to 2";
    play.does(0, "advantage raid");
    EXPECT_EQ(play.state.table.boards[0].advantage[4], 1) << "a new tile shows 1";
    EXPECT_EQ(play.state.table.pending, Pending::use) << "the last step of a round gives tiles too; then the actions";
}

TEST(TortugaRolling, FiveTilesAtTwoReceiveNothing) {
    CLAUSES("T2.8");
    State state = alone();
    for (std::uint8_t& advantage : state.table.boards[1].advantage) advantage = 2;
    lay_all(state, 0, Symbol::none, Symbol::crew, Symbol::crew, Symbol::crew, Symbol::crew);
    begin_roll(state.table);
    Play play(state);
    roll(play, {"fleet"});
    play.does(0, "keep A").chance("reveal");
    EXPECT_EQ(play.state.table.pending, Pending::use);
}

TEST(TortugaRolling, AdvantageNeedsADieAndStays) {
    CLAUSES("T2.9 T3.2");
    State state = before_roll(2);
    lay_all(state, 0, Symbol::fleet, Symbol::crew, Symbol::crew, Symbol::crew, Symbol::crew);
    state.table.boards[0].advantage[index_of(Symbol::fleet)] = 2;
    state.table.boards[0].advantage[index_of(Symbol::raid)] = 2;
    EXPECT_EQ(strength(state.table.boards[0], Symbol::fleet), 5 + 2);
    EXPECT_EQ(strength(state.table.boards[0], Symbol::raid), 0) << "without a die an advantage is nothing";
    EXPECT_EQ(room(state.table.boards[0], Symbol::raid), 2) << "and takes no room";
    state.table.action = Symbol::raid;
    EXPECT_FALSE(is_defended(state.table, 0)) << "nor does it defend";
    begin_moving(state.table);
    EXPECT_EQ(state.table.boards[0].advantage[index_of(Symbol::raid)], 2) << "it stays for the whole game";
}

}  // namespace
}  // namespace wharf::tortuga
