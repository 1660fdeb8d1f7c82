// T4 Phase 3: moving chests, and how the game ends.
#include "games/tortuga/testing.h"

namespace wharf::tortuga {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

Play at_moving(State state) {
    begin_moving(state.table);
    return Play(state);
}

TEST(TortugaMoving, EverybodyDrawsAChestFromTheStartPlayer) {
    CLAUSES("T4.1");
    State state = before_roll(3);
    state.table.start = 2;
    Play play = at_moving(state);
    play.chances({"chest red", "chest blue", "chest white"});
    // Nobody had chests, so everyone lays the one he drew into his crew, seat 2 first.
    EXPECT_EQ(play.state.table.active, 2);
    EXPECT_THAT(play.legal(2), ElementsAre("lay red"));
    play.does(2, "lay red").does(0, "lay blue").does(1, "lay white");
    EXPECT_EQ(play.state.table.round, 2);
}

TEST(TortugaMoving, AnEmptyBagGivesNothing) {
    CLAUSES("T4.1");
    State state = before_roll(3);
    put_in_tortuga(state, 0, Colour::red, 10);
    put_in_tortuga(state, 0, Colour::blue, 10);
    put_in_tortuga(state, 0, Colour::yellow, 10);
    put_in_tortuga(state, 0, Colour::white, 5);
    put_in_tortuga(state, 0, Colour::purple, 4);
    Play play = at_moving(state);
    play.chance("chest purple");  // the only one, for the start player
    EXPECT_EQ(play.state.table.pending, Pending::lay_crew);
    EXPECT_EQ(play.state.table.active, 0);
}

// Rulebook: Daniel's yellow and blue sail to Tortuga, his yellow boards the fleet, then purple and red join the crew.
TEST(TortugaMoving, ExampleDanielMoves) {
    CLAUSES("T4.2 T0.6");
    State state = before_roll(2);
    put_chest(state, 0, Track::fleet, Colour::yellow);
    put_chest(state, 0, Track::fleet, Colour::blue);
    put_chest(state, 0, Track::crew, Colour::yellow);
    put_on_island(state, 0, Colour::purple);
    Play play = at_moving(state);
    play.chances({"chest red", "chest blue"});
    const Board& board = play.state.table.boards[0];
    EXPECT_THAT(board.tortuga, ElementsAre(0, 1, 1, 0, 0));
    play.does(0, "lay yellow");
    EXPECT_THAT(row_of(play, 0, Track::fleet), ElementsAre(Colour::yellow));
    EXPECT_THAT(play.legal(0), UnorderedElementsAre("lay red", "lay purple")) << "the order is free";
    EXPECT_EQ(play.refused(0, "lay white"), "T4.2");
    play.does(0, "lay purple").does(0, "lay red");
    EXPECT_THAT(row_of(play, 0, Track::crew), ElementsAre(Colour::purple, Colour::red));
    EXPECT_EQ(island_size(board), 0);
}

TEST(TortugaMoving, WhatFindsNoRoomLeaves) {
    CLAUSES("T4.2");
    State state = before_roll(3);
    set_markers(state, 0, 1, 4);  // fleet holds one, crew three
    for (const Colour colour : {Colour::red, Colour::white, Colour::red}) put_chest(state, 0, Track::crew, colour);
    for (const Colour colour : {Colour::blue, Colour::purple, Colour::yellow}) put_on_island(state, 0, colour);
    Play play = at_moving(state);
    play.chances({"chest purple", "chest blue", "chest blue"});
    EXPECT_EQ(play.state.table.pending, Pending::lay_fleet);
    EXPECT_THAT(row_of(play, 0, Track::crew), ElementsAre(Colour::red, Colour::white, Colour::red))
        << "not yet laid, so still in the crew";
    play.does(0, "lay white");
    // Both reds leave: one to the central island, the other into the bag.
    EXPECT_EQ(play.state.table.centre, 1U << index_of(Colour::red));
    EXPECT_EQ(play.state.table.bag[index_of(Colour::red)], 9);
    EXPECT_THAT(row_of(play, 0, Track::crew), IsEmpty());
    play.does(0, "lay blue").does(0, "lay purple").does(0, "lay purple");
    EXPECT_THAT(row_of(play, 0, Track::crew), ElementsAre(Colour::blue, Colour::purple, Colour::purple));
    EXPECT_EQ(play.state.table.centre, (1U << index_of(Colour::red)) | (1U << index_of(Colour::yellow)))
        << "the yellow one left";
    EXPECT_EQ(play.state.table.active, 1) << "one finishes before the next begins";
}

TEST(TortugaMoving, TargetEndsTheGameAfterEverybodyMoved) {
    CLAUSES("T4.3 T7.1");
    for (const int target : {6, 8}) {
        State state = before_roll(2, target);
        put_in_tortuga(state, 0, Colour::red, target - 1);
        put_chest(state, 0, Track::fleet, Colour::blue);
        put_chest(state, 1, Track::fleet, Colour::blue);
        Play play = at_moving(state);
        play.chances({"chest red", "chest blue"});
        EXPECT_EQ(tortuga_size(play.state.table.boards[0]), target);
        play.does(0, "lay red");
        EXPECT_FALSE(Tortuga::to_act(play.state).empty()) << "seat 1 moves first";
        play.does(1, "lay blue");
        EXPECT_TRUE(Tortuga::to_act(play.state).empty());
    }
}

TEST(TortugaMoving, OtherwiseTheStartPlayerPasses) {
    CLAUSES("T4.3");
    State state = before_roll(3);
    state.table.start = 2;
    Play play = at_moving(state);
    play.chances({"chest red", "chest red", "chest red"});
    play.does(2, "lay red").does(0, "lay red").does(1, "lay red");
    EXPECT_EQ(play.state.table.start, 0);
    EXPECT_EQ(play.state.table.round, 2);
    EXPECT_EQ(play.state.table.pending, Pending::roll);
}

TEST(TortugaMoving, RoundFortyIsTheLast) {
    CLAUSES("T4.4");
    for (const int round : {39, 40}) {
        State state = before_roll(2);
        state.table.round = static_cast<std::uint8_t>(round);
        Play play = at_moving(state);
        play.chances({"chest red", "chest red"}).does(0, "lay red").does(1, "lay red");
        EXPECT_EQ(Tortuga::to_act(play.state).empty(), round == 40);
    }
}

}  // namespace
}  // namespace wharf::tortuga
