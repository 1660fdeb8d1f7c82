// T3 Phase 2: actions, and T6 Two players.
#include "games/tortuga/testing.h"

namespace wharf::tortuga {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr Symbol F = Symbol::fleet;
constexpr Symbol C = Symbol::crew;
constexpr Symbol T = Symbol::treasure;
constexpr Symbol S = Symbol::ship_attack;
constexpr Symbol R = Symbol::raid;

// Four players whose dice lie on treasure; seats then get what a test needs.
State four() {
    State state = before_roll(4);
    for (Seat seat = 0; seat < 4; ++seat) lay_all(state, seat, T);
    return state;
}

// Leaves everything until the given decision.
void leave_until(Play& play, Pending pending, Symbol action) {
    while (play.state.table.pending != pending || play.state.table.action != action)
        play.does(play.state.table.active, "leave");
}

TEST(TortugaActions, ActionsComeInOrder) {
    CLAUSES("T3.1 T3.13");
    State state = before_roll(3);
    for (Seat seat = 0; seat < 3; ++seat) lay_all(state, seat, R, S, T, C, F);
    Play play = at_actions(state);
    std::vector<Symbol> order;
    while (play.state.table.pending != Pending::round_chest) {
        if (order.empty() || order.back() != play.state.table.action) order.push_back(play.state.table.action);
        play.does(play.state.table.active, "leave");
    }
    EXPECT_THAT(order, ElementsAre(F, C, T, S, R));
    for (const Symbol action : play.state.table.boards[0].die_on) EXPECT_EQ(action, Symbol::none) << "the dice return";
}

TEST(TortugaActions, StrengthRanksBestAndSecond) {
    CLAUSES("T3.2");
    State state = four();
    lay_all(state, 1, F, T, T, T, T);                  // 5
    lay_all(state, 2, T, F, T, F, T);                  // 3 + 4
    lay_all(state, 3, T, T, F, T, T);                  // 1
    state.table.boards[1].advantage[index_of(F)] = 1;  // 6
    Play play = at_actions(state);
    EXPECT_EQ(play.state.table.ranked[0], 2);
    EXPECT_EQ(play.state.table.ranked[1], 1);
    EXPECT_EQ(play.state.table.active, 2) << "the best acts first";
    play.does(2, "use").does(1, "use");
    EXPECT_EQ(play.state.table.action, T) << "the third takes no part";
}

// Rulebook: Daniel and Cecil both have 9; Daniel sits nearer clockwise after the start player, so he is first.
TEST(TortugaActions, ExampleTieAtNine) {
    CLAUSES("T3.2");
    State state = four();
    lay_all(state, 1, F, T, T, F, T);  // 5 + 4 = 9
    lay_all(state, 3, F, T, T, F, T);  // 9
    state.table.start = 2;
    Play play = at_actions(state);
    EXPECT_EQ(play.state.table.ranked[0], 3);
    EXPECT_EQ(play.state.table.ranked[1], 1);
    state.table.start = 1;
    EXPECT_EQ(at_actions(state).state.table.ranked[0], 1) << "the start player himself comes first";
}

TEST(TortugaActions, UnusedActionsShiftNobody) {
    CLAUSES("T3.3");
    State state = four();
    lay_all(state, 1, F, T, T, T, T);
    lay_all(state, 2, T, F, T, T, T);
    Play play = at_actions(state);
    play.does(1, "leave").does(2, "use");
    EXPECT_EQ(ship(play, 1), 3);
    EXPECT_EQ(ship(play, 2), 4) << "the second best stays second best";
}

TEST(TortugaActions, WhatChangesNothingIsNotAsked) {
    CLAUSES("T3.3");
    State state = four();
    lay_all(state, 1, F, C, S, T, T);
    lay_all(state, 2, T, T, T, S, T);
    set_markers(state, 1, 8, 8);
    set_markers(state, 2, 1, 3);
    set_markers(state, 0, 1, 3);
    set_markers(state, 3, 1, 3);
    state.table.boards[0].tiles = 30;  // no tile left …
    for (int v = 0; v < kTileValues; ++v) std::swap(state.pool[v], state.hands[0].tiles[v]);
    for (int c = 0; c < kColours; ++c)
        state.table.boards[3].tortuga[c] = std::exchange(state.table.bag[c], std::uint8_t{0});  // … and no chest
    Play play = at_actions(state);
    // Markers on 8 and an empty treasure hunt are passed over. In ship attack the best is seat 2 (die D, 5).
    EXPECT_EQ(play.state.table.action, S);
    EXPECT_EQ(play.state.table.active, 2);
    EXPECT_THAT(play.legal(2), UnorderedElementsAre("attack 1", "leave"))
        << "markers on 1 without chests cannot be hurt";
    EXPECT_EQ(play.refused(2, "attack 0"), "T3.3");
}

TEST(TortugaActions, FleetBuilding) {
    CLAUSES("T3.4");
    State state = four();
    lay_all(state, 1, F, T, T, T, T);
    lay_all(state, 2, T, F, T, T, T);
    Play play = at_actions(state);
    play.does(1, "use").does(2, "use");
    EXPECT_EQ(ship(play, 1), 5);
    EXPECT_EQ(ship(play, 2), 4);
    set_markers(state, 1, 7, 3);
    EXPECT_EQ(ship(at_actions(state).does(1, "use"), 1), 8) << "never past 8";
}

TEST(TortugaActions, CrewRecruiting) {
    CLAUSES("T3.5");
    State state = four();
    lay_all(state, 1, T, C, T, T, T);
    lay_all(state, 2, T, T, C, T, T);
    Play play = at_actions(state);
    play.does(1, "use").does(2, "use");
    EXPECT_EQ(pirate(play, 1), 5);
    EXPECT_EQ(pirate(play, 2), 4);
    set_markers(state, 1, 3, 8);
    EXPECT_EQ(at_actions(state).state.table.active, 2) << "a marker on 8 is not asked";
}

TEST(TortugaActions, TreasureHunt) {
    CLAUSES("T3.6");
    Play play = at_actions(four());  // all tied on treasure: seat 0 best, seat 1 second
    play.does(0, "use").chances({"chest purple", "tile 1", "tile 3"});
    EXPECT_EQ(play.state.table.boards[0].island[index_of(Colour::purple)], 1);
    EXPECT_THAT(play.state.hands[0].tiles, ElementsAre(0, 0, 1)) << "the higher tile is kept";
    EXPECT_THAT(play.state.pool, ElementsAre(17, 9, 3)) << "the other goes back";
    EXPECT_EQ(play.state.table.boards[0].tiles, 1);
    play.does(1, "use").chance("tile 2");
    EXPECT_THAT(play.state.hands[1].tiles, ElementsAre(0, 1, 0));
    EXPECT_EQ(tiles_left(play.state.table), 28);
}

TEST(TortugaActions, TreasureHuntTakesWhatIsThere) {
    CLAUSES("T3.6");
    State state = four();
    // One tile (a 2) is left; the bag is empty.
    state.table.boards[3].tiles = 29;
    state.hands[3].tiles[0] = 17;
    state.hands[3].tiles[1] = 8;
    state.hands[3].tiles[2] = 4;
    state.pool[0] = state.pool[2] = 0;
    state.pool[1] = 1;
    for (int c = 0; c < kColours; ++c)
        state.table.boards[3].tortuga[c] = std::exchange(state.table.bag[c], std::uint8_t{0});
    Play play = at_actions(state);
    play.does(0, "use");
    EXPECT_THAT(play.legal(kChance), ElementsAre("tile 2"));
    play.chance("tile 2");
    EXPECT_THAT(play.state.hands[0].tiles, ElementsAre(0, 1, 0));
    EXPECT_NE(play.state.table.action, T) << "nothing is left for the second best";
}

// Rulebook: Daniel attacks Anna, who has a die on ship attack: he takes her purple chest and both ship markers fall.
TEST(TortugaActions, ExampleDanielStealsThePurpleChest) {
    CLAUSES("T3.7");
    State state = four();
    lay_all(state, 3, T, T, T, S, T);  // Daniel: 5
    lay_all(state, 0, S, T, T, T, T);  // Anna: 1
    put_chest(state, 0, Track::fleet, Colour::purple);
    put_chest(state, 0, Track::fleet, Colour::red);
    set_markers(state, 0, 4, 3);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, S);
    EXPECT_EQ(play.state.table.active, 3);
    EXPECT_THAT(play.legal(3),
                UnorderedElementsAre("attack 0 purple", "attack 0 red", "attack 1", "attack 2", "leave"));
    EXPECT_EQ(play.refused(3, "attack 0"), "T3.7");
    EXPECT_EQ(play.refused(3, "attack 3"), "T3.7");
    EXPECT_EQ(play.refused(3, "attack 0 white"), "T3.7");
    play.does(3, "attack 0 purple");
    EXPECT_EQ(play.state.table.boards[3].island[index_of(Colour::purple)], 1);
    EXPECT_THAT(row_of(play, 0, Track::fleet), ElementsAre(Colour::red));
    EXPECT_EQ(ship(play, 0), 3);
    EXPECT_EQ(ship(play, 3), 2);
}

TEST(TortugaActions, UndefendedTargetsCostNothing) {
    CLAUSES("T3.7 T3.10");
    State state = four();
    lay_all(state, 3, T, T, T, S, T);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, S);
    play.does(3, "attack 1");
    EXPECT_EQ(ship(play, 1), 2) << "without chests only the marker moves";
    EXPECT_EQ(ship(play, 3), 3);
}

TEST(TortugaActions, AttackOrderChestThenSurplusOfTargetThenOfAttacker) {
    CLAUSES("T3.7 T3.12");
    State state = four();
    lay_all(state, 3, T, T, T, S, T);
    lay_all(state, 0, S, T, T, T, T);
    set_markers(state, 0, 4, 3);  // three places, two after the attack
    set_markers(state, 3, 4, 3);
    for (const Colour colour : {Colour::red, Colour::white, Colour::blue}) put_chest(state, 0, Track::fleet, colour);
    for (const Colour colour : {Colour::yellow, Colour::red, Colour::blue}) put_chest(state, 3, Track::fleet, colour);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, S);
    play.does(3, "attack 0 red");
    EXPECT_THAT(row_of(play, 0, Track::fleet), ElementsAre(Colour::white, Colour::blue))
        << "the stolen chest made room in time";
    EXPECT_THAT(row_of(play, 3, Track::fleet), ElementsAre(Colour::yellow, Colour::red))
        << "the attacker loses from the right";
    EXPECT_EQ(play.state.table.centre, 1U << index_of(Colour::blue));
}

TEST(TortugaActions, SecondBestAttacksAndTakesFromTheCentre) {
    CLAUSES("T3.8");
    State state = four();
    lay_all(state, 3, T, T, T, S, T);  // best
    lay_all(state, 1, T, S, T, T, T);  // second best
    set_markers(state, 2, 2, 3);
    put_chest(state, 2, Track::fleet, Colour::red);
    put_chest(state, 2, Track::fleet, Colour::white);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, S);
    play.does(3, "leave");
    EXPECT_THAT(play.legal(1), UnorderedElementsAre("attack 0", "attack 2", "leave"))
        << "the best is no target even if he left his action";
    EXPECT_EQ(play.refused(1, "attack 3"), "T3.8");
    EXPECT_EQ(play.refused(1, "attack 2 red"), "T3.8");
    play.does(1, "attack 2");
    EXPECT_EQ(ship(play, 2), 1);
    EXPECT_EQ(ship(play, 1), 3) << "seat 2 has no die there";
    // The chest just given up can be taken.
    EXPECT_THAT(play.legal(1), UnorderedElementsAre("take white", "leave"));
    EXPECT_EQ(play.refused(1, "take red"), "T3.8");
    play.does(1, "take white");
    EXPECT_EQ(play.state.table.boards[1].island[index_of(Colour::white)], 1);
    EXPECT_EQ(play.state.table.centre, 0);
}

TEST(TortugaActions, TheTwoHalvesOfTheSecondBestAreIndependent) {
    CLAUSES("T3.8");
    State state = four();
    lay_all(state, 3, T, T, T, S, T);
    lay_all(state, 1, T, S, T, T, T);
    put_on_centre(state, Colour::blue);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, S);
    play.does(3, "leave").does(1, "leave").does(1, "take blue");
    EXPECT_EQ(play.state.table.boards[1].island[index_of(Colour::blue)], 1);
    EXPECT_EQ(ship(play, 0), 3);
    // Against a defender the second best pays too.
    lay_all(state, 0, T, T, S, T, T);
    Play defended = at_actions(state);
    leave_until(defended, Pending::attack, S);
    defended.does(3, "leave").does(1, "attack 0").does(1, "leave");
    EXPECT_EQ(ship(defended, 0), 2);
    EXPECT_EQ(ship(defended, 1), 2);
    EXPECT_EQ(defended.state.table.centre, 1U << index_of(Colour::blue));
}

TEST(TortugaActions, RaidIsAboutCrews) {
    CLAUSES("T3.9 T3.10");
    State state = four();
    lay_all(state, 3, T, T, T, T, R);  // 5
    lay_all(state, 1, T, R, T, T, T);  // 1
    put_chest(state, 1, Track::crew, Colour::white);
    put_on_centre(state, Colour::red);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, R);
    EXPECT_THAT(play.legal(3), UnorderedElementsAre("raid 0", "raid 1 white", "raid 2", "leave"));
    EXPECT_EQ(play.refused(3, "raid 1 red"), "T3.9");
    play.does(3, "raid 1 white");
    EXPECT_EQ(play.state.table.boards[3].island[index_of(Colour::white)], 1);
    EXPECT_EQ(pirate(play, 1), 2);
    EXPECT_EQ(pirate(play, 3), 2) << "seat 1 defends with a die on raid";
    play.does(1, "raid 2").does(1, "take red");
    EXPECT_EQ(pirate(play, 2), 2);
    EXPECT_EQ(play.state.table.boards[1].island[index_of(Colour::red)], 1);
}

TEST(TortugaActions, MarkersNeverFallBelowOne) {
    CLAUSES("T3.11");
    State state = four();
    lay_all(state, 3, T, T, T, S, T);
    set_markers(state, 0, 1, 1);
    put_chest(state, 0, Track::fleet, Colour::red);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, S);
    play.does(3, "attack 0 red");
    EXPECT_EQ(ship(play, 0), 1);
    EXPECT_THAT(row_of(play, 0, Track::fleet), IsEmpty());
}

// Rulebook: Cecil is attacked by the second best; his crew capacity falls to 1 and the white chest goes to the island.
TEST(TortugaActions, ExampleCecilLosesAChest) {
    CLAUSES("T3.12");
    State state = four();
    lay_all(state, 3, T, T, T, T, R);
    lay_all(state, 1, T, R, T, T, T);
    set_markers(state, 2, 3, 2);
    put_chest(state, 2, Track::crew, Colour::red);
    put_chest(state, 2, Track::crew, Colour::white);
    Play play = at_actions(state);
    leave_until(play, Pending::attack, R);
    Play colour_is_there = play;
    play.does(3, "leave").does(1, "raid 2");
    EXPECT_THAT(row_of(play, 2, Track::crew), ElementsAre(Colour::red));
    EXPECT_EQ(play.state.table.centre, 1U << index_of(Colour::white));
    // If white lies there already, the chest goes into the bag.
    put_on_centre(colour_is_there.state, Colour::white);
    const int bag = colour_is_there.state.table.bag[index_of(Colour::white)];
    colour_is_there.does(3, "leave").does(1, "raid 2");
    EXPECT_EQ(colour_is_there.state.table.bag[index_of(Colour::white)], bag + 1);
}

TEST(TortugaTwoPlayers, OnlyTheBestActs) {
    CLAUSES("T6.1");
    State state = before_roll(2);
    lay_all(state, 0, F, C, T, S, R);
    lay_all(state, 1, T, F, S, R, C);
    put_chest(state, 0, Track::crew, Colour::red);
    Play play = at_actions(state);
    EXPECT_EQ(play.state.table.ranked[1], kSpectator);
    play.does(0, "use");  // 5 against 3
    EXPECT_EQ(ship(play, 0), 4) << "one field only";
    play.does(0, "use");  // B5 against E4
    EXPECT_EQ(pirate(play, 0), 4);
    play.does(0, "use").chances({"chest red", "tile 1"});  // C5 against A4: one chest and one tile, not two
    EXPECT_EQ(play.state.table.boards[0].tiles, 1);
    EXPECT_EQ(play.state.table.action, S);
    play.does(0, "attack 1");  // D5 against C2; seat 1 defends
    EXPECT_EQ(ship(play, 1), 2);
    EXPECT_EQ(ship(play, 0), 3);
    EXPECT_EQ(play.state.table.action, R);
    EXPECT_EQ(play.state.table.active, 0) << "E5 against D2";
}

TEST(TortugaTwoPlayers, LostChestsGoIntoTheBag) {
    CLAUSES("T6.2");
    State state = before_roll(2);
    lay_all(state, 0, F, C, T, S, R);
    lay_all(state, 1, T);
    set_markers(state, 1, 2, 3);
    put_chest(state, 1, Track::fleet, Colour::red);
    put_chest(state, 1, Track::fleet, Colour::blue);
    Play play = at_actions(state);
    while (play.state.table.pending != Pending::attack) play.does(play.state.table.active, "leave");
    set_markers(play.state, 1, 2, 3);
    lower_marker(play.state.table, 1, Track::fleet);
    EXPECT_EQ(play.state.table.centre, 0);
    EXPECT_EQ(play.state.table.bag[index_of(Colour::blue)], 10);
}

}  // namespace
}  // namespace wharf::tortuga
