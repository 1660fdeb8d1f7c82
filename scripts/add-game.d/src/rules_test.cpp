// The rules of Skeleton Game, clause by clause.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/testing/clauses.h"
#include "games/skeleton_game/text.h"
#include "text/testing/scripted.h"

namespace wharf::skeleton_game {
namespace {

using ::testing::ElementsAre;
using Play = wharf::testing::Scripted<SkeletonGameText>;

Play begin(int players) {
    return Play(SkeletonGame::initial({.players = static_cast<std::uint8_t>(players), .start = 0}));
}

TEST(SetUp, TheBagIsFullAndChanceNamesTheStartPlayer) {
    CLAUSES("S1.1 S1.2");
    Play play(SkeletonGame::initial({.players = 3}));
    for (const std::uint8_t tokens : play.state.table.bag) EXPECT_EQ(tokens, kOfEach);
    EXPECT_THAT(play.legal(kChance), ElementsAre("start 0", "start 1", "start 2"));
    play.chance("start 2").chance("token 4");
    EXPECT_EQ(SkeletonGame::to_act(play.state), SeatSet::of(2));
}

TEST(Turn, ATokenIsKeptOrPassedToTheLeft) {
    CLAUSES("S2.1 S2.2");
    Play play = begin(2);
    play.chance("token 5");
    EXPECT_EQ(play.state.table.bag[4], kOfEach - 1);
    EXPECT_THAT(play.legal(0), ElementsAre("keep", "pass"));
    play.does(0, "keep").chance("token 3").does(1, "pass");
    EXPECT_EQ(play.state.table.tokens[0][4], 1);
    EXPECT_EQ(play.state.table.tokens[0][2], 1);
    EXPECT_EQ(play.refused(0, "keep"), "S2.2") << "first a token is drawn";
}

TEST(Turn, TheGameEndsAfterNineTurnsEach) {
    CLAUSES("S2.3");
    Play play = begin(2);
    for (int turn = 0; turn < 2 * kTurns; ++turn) {
        EXPECT_FALSE(SkeletonGame::to_act(play.state).empty());
        play.chance("token " + std::to_string(1 + turn % kValues)).does(static_cast<Seat>(turn % 2), "keep");
    }
    EXPECT_TRUE(SkeletonGame::to_act(play.state).empty());
}

TEST(Scoring, PairsCancelAndTheMostPointsWin) {
    CLAUSES("S3.1 S3.2");
    State state = SkeletonGame::initial({.players = 2, .start = 0});
    state.table.tokens[0][5] = 2;  // a pair of sixes is worth nothing
    state.table.tokens[0][1] = 3;
    state.table.tokens[1][2] = 1;
    const Outcome outcome = SkeletonGame::outcome(state);
    EXPECT_EQ(outcome.score[0], 2);
    EXPECT_EQ(outcome.score[1], 3);
    EXPECT_EQ(outcome.rank[0], 2);
    EXPECT_EQ(outcome.rank[1], 1);
}

}  // namespace
}  // namespace wharf::skeleton_game
