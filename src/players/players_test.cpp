// The worth that computer players compare, and how they are written.
#include <gtest/gtest.h>

#include "players/spec.h"
#include "players/worth.h"

namespace wharf::players {
namespace {

TEST(Worth, EqualEstimatesShareTheWin) {
    const Worth worth = worth_of(Estimate{{500, 500, 500}}, 3, 1000);
    for (int seat = 0; seat < 3; ++seat) EXPECT_FLOAT_EQ(worth.of[seat], 1.0F / 3.0F);
}

TEST(Worth, IsAShareOfTheWinsAndSecondPlaceIsNone) {
    const Worth worth = worth_of(Estimate{{3000, 2900, 0}}, 3, 1000);
    EXPECT_NEAR(worth.of[0] + worth.of[1] + worth.of[2], 1.0F, 1e-6F);
    EXPECT_LT(worth.of[2], 0.1F);
    EXPECT_FLOAT_EQ(worth_of(Estimate{{1000, 0}}, 2, 1000).of[0], 0.75F) << "with two it is the chance to be ahead";
}

TEST(Worth, AScaleOfLeadIsThreeInFour) {
    EXPECT_FLOAT_EQ(chance_ahead(1000, 1000), 0.75F);
    EXPECT_FLOAT_EQ(chance_ahead(-1000, 1000), 0.25F);
    EXPECT_FLOAT_EQ(chance_ahead(0, 1000), 0.5F);
    EXPECT_LT(chance_ahead(100000, 1000), 1.0F);
}

TEST(Worth, PlacesWeighMoreThanMargins) {
    Outcome narrow;
    narrow.score[0] = 41;
    narrow.score[1] = 40;
    rank_by_score(narrow, 2);
    Outcome shared;
    shared.score[0] = shared.score[1] = 40;
    rank_by_score(shared, 2);
    EXPECT_GT(worth_of(narrow, 2, 1000).of[0], 0.9F);
    EXPECT_LT(worth_of(narrow, 2, 1000).of[1], 0.1F);
    EXPECT_FLOAT_EQ(worth_of(shared, 2, 1000).of[0], 0.5F);
    Outcome wide = narrow;
    wide.score[0] = 80;
    EXPECT_GT(worth_of(wide, 2, 1000).of[0], worth_of(narrow, 2, 1000).of[0]) << "a larger margin is a little better";
}

TEST(Spec, KnownAndUnknownPlayers) {
    EXPECT_EQ(std::get<Spec>(read_spec("greedy")).method, Method::greedy);
    EXPECT_EQ(std::get<Spec>(read_spec("random")).method, Method::random);
    EXPECT_EQ(std::get<text::Problem>(read_spec("god")).reason,
              "there is no player \"god\"; players are: easy, normal, hard, random, greedy, search:1000 (iterations), "
              "search:0.5s");
}

TEST(Spec, SearchNamesItsBudget) {
    EXPECT_EQ(std::get<Spec>(read_spec("search:1000")).iterations, 1000);
    EXPECT_DOUBLE_EQ(std::get<Spec>(read_spec("search:0.5s")).seconds, 0.5);
    EXPECT_EQ(std::get<Spec>(read_spec("search:500*4")).threads, 4);
    EXPECT_EQ(std::get<Spec>(read_spec("search:500")).threads, 1);
    for (const char* wrong :
         {"search:5*", "search:5*0", "search:5*x", "search:5*99", "search:*2", "search:", "search:0", "search:-5",
          "search:1.5", "search:s", "search:1e99s", "search:inf", "search:99999999999", "search:5x"})
        EXPECT_TRUE(std::holds_alternative<text::Problem>(read_spec(wrong))) << wrong;
}

TEST(Spec, LevelsFitTheirTime) {
    EXPECT_EQ(std::get<Spec>(read_spec("easy")).method, Method::easy);
    EXPECT_LE(std::get<Spec>(read_spec("normal")).seconds, 0.5);
    EXPECT_LE(std::get<Spec>(read_spec("hard")).seconds, 2.0);
    EXPECT_EQ(std::get<Spec>(read_spec("hard")).method, Method::search);
}

}  // namespace
}  // namespace wharf::players
