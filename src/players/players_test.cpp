// The value that computer players compare, and how they are written.
#include <gtest/gtest.h>

#include "players/levels.h"
#include "players/spec.h"
#include "players/value.h"

namespace wharf::players {
namespace {

TEST(Value, EqualEstimatesShareTheWin) {
    const Value value = value_of(Estimate{{500, 500, 500}}, 3, 1000);
    for (int seat = 0; seat < 3; ++seat) EXPECT_FLOAT_EQ(value.of[seat], 1.0F / 3.0F);
}

TEST(Value, IsAShareOfTheWinsAndSecondPlaceIsNone) {
    const Value value = value_of(Estimate{{3000, 2900, 0}}, 3, 1000);
    EXPECT_NEAR(value.of[0] + value.of[1] + value.of[2], 1.0F, 1e-6F);
    EXPECT_LT(value.of[2], 0.1F);
    EXPECT_FLOAT_EQ(value_of(Estimate{{1000, 0}}, 2, 1000).of[0], 0.75F) << "with two it is the chance to be ahead";
}

TEST(Value, AScaleOfLeadIsThreeInFour) {
    EXPECT_FLOAT_EQ(chance_ahead(1000, 1000), 0.75F);
    EXPECT_FLOAT_EQ(chance_ahead(-1000, 1000), 0.25F);
    EXPECT_FLOAT_EQ(chance_ahead(0, 1000), 0.5F);
    EXPECT_LT(chance_ahead(100000, 1000), 1.0F);
}

TEST(Value, PlacesWeighMoreThanMargins) {
    Outcome narrow;
    narrow.score[0] = 41;
    narrow.score[1] = 40;
    rank_by_score(narrow, 2);
    Outcome shared;
    shared.score[0] = shared.score[1] = 40;
    rank_by_score(shared, 2);
    EXPECT_GT(value_of(narrow, 2, 1000).of[0], 0.9F);
    EXPECT_LT(value_of(narrow, 2, 1000).of[1], 0.1F);
    EXPECT_FLOAT_EQ(value_of(shared, 2, 1000).of[0], 0.5F);
    Outcome wide = narrow;
    wide.score[0] = 80;
    EXPECT_GT(value_of(wide, 2, 1000).of[0], value_of(narrow, 2, 1000).of[0]) << "a larger margin is a little better";
}

TEST(Spec, KnownAndUnknownPlayers) {
    EXPECT_EQ(std::get<Spec>(read_spec("greedy")).method, Method::greedy);
    EXPECT_EQ(std::get<Spec>(read_spec("random")).method, Method::random);
    EXPECT_TRUE(std::get<text::Problem>(read_spec("god")).facts().starts_with("fault.no-such-player god beginner, "));
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

TEST(Spec, NetsSearchWithinTheirBudgetOrPlayThePolicy) {
    const auto spec = [](const char* text) { return std::get<Spec>(read_spec(text)); };
    EXPECT_EQ(spec("net").method, Method::net);
    EXPECT_EQ(spec("net").iterations, 0);
    EXPECT_EQ(spec("net:100").iterations, 100);
    EXPECT_DOUBLE_EQ(spec("net:0.5s*3").seconds, 0.5);
    EXPECT_EQ(spec("net:0.5s*3").threads, 3);
    EXPECT_FLOAT_EQ(spec("net~0.5").temperature, 0.5F);
    EXPECT_FALSE(spec("net~0.5").novice);
    EXPECT_TRUE(spec("novice").novice);
    EXPECT_FLOAT_EQ(spec("novice~2").temperature, 2);
    EXPECT_TRUE(spec("novice~2").novice);
    EXPECT_TRUE(needs_net(spec("net:9")));
    EXPECT_FALSE(needs_net(spec("hard")));
    for (const char* wrong :
         {"net:", "net:0", "net:x", "nets", "net~", "net~0", "net~-1", "net~999", "novice:5", "novice~", "level:1"})
        EXPECT_TRUE(std::holds_alternative<text::Problem>(read_spec(wrong))) << wrong;
    EXPECT_EQ(std::get<text::Problem>(read_spec("net:x")).facts(), "fault.no-budget net:x");
}

TEST(Levels, AreThoseOfTheTableElseOfTheGameElseSome) {
    constexpr MeasuredLevels kMeasured[] = {{0, {"net~3", "net~2", "net~1", "net", "net:10", "net:90"}},
                                            {4, {"net~7", "net~6", "net~5", "net~4", "net", "net:70"}}};
    EXPECT_EQ(level_spec(kMeasured, 4, 6).iterations, 70);
    EXPECT_EQ(level_spec(kMeasured, 2, 6).iterations, 90);
    EXPECT_EQ(level_spec({}, 2, 6).iterations, 800);
    for (int i = 0; i < kLevels; ++i) EXPECT_EQ(std::get<Spec>(read_spec(kLevelNames[i])).level, i + 1);
}

TEST(Spec, LevelsFitTheirTime) {
    EXPECT_EQ(std::get<Spec>(read_spec("easy")).method, Method::easy);
    EXPECT_LE(std::get<Spec>(read_spec("normal")).seconds, 0.5);
    EXPECT_LE(std::get<Spec>(read_spec("hard")).seconds, 2.0);
    EXPECT_EQ(std::get<Spec>(read_spec("hard")).method, Method::search);
}

}  // namespace
}  // namespace wharf::players
