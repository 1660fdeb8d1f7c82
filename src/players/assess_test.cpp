// What an assessment says of a seat agrees with itself.
#include "players/assess.h"

#include <gtest/gtest.h>

namespace wharf::players {

namespace {

// One decision of seat 0, whose moves lead to these results for certain.
Assessment assess_results(const std::vector<ExpectedResult>& results, int players) {
    OpenDecision decision{0, players, 1000, {}, {}, {}};
    for (std::size_t i = 0; i < results.size(); ++i) decision.moves.push_back({std::to_string(i)});
    decision.visit = [&](std::size_t move, Rng&) { return OpenDecision::Visited{results[move], 1}; };
    decision.line = [](std::size_t, Rng&) { return std::vector<LineStep>(); };
    Rng rng = Rng::from(1, 1);
    return assess(decision, {64, 0, results.size(), {}, {}, 1}, rng);
}

}  // namespace

// A lead of two points says little about most games, but whoever has won is first, however close it was.
TEST(Assess, WhoWinsForCertainIsFirst) {
    const Assessment found = assess_results({{{1, 0}, {108, 106}}, {{0, 1}, {106, 108}}}, 2);
    ASSERT_EQ(found.moves.size(), 2U);
    EXPECT_FLOAT_EQ(found.moves[0].seats[0].place, 1);
    EXPECT_FLOAT_EQ(found.moves[0].seats[1].place, 2);
    EXPECT_FLOAT_EQ(found.moves[1].seats[0].place, 2);
    EXPECT_FLOAT_EQ(found.moves[1].seats[1].place, 1);
}

TEST(Assess, PlacesBehindTheWinnerGoByPoints) {
    const Assessment found = assess_results({{{1, 0, 0}, {100, 60, 90}}}, 3);
    const auto& seats = found.moves[0].seats;
    EXPECT_FLOAT_EQ(seats[0].place, 1);
    EXPECT_GT(seats[1].place, 2.6F);
    EXPECT_LT(seats[2].place, 2.4F);
    EXPECT_FLOAT_EQ(seats[0].place + seats[1].place + seats[2].place, 6);
}

TEST(Assess, PlacesOfSharesInBetween) {
    const Assessment found = assess_results({{{0.7F, 0.2F, 0.1F}, {100, 100, 100}}}, 3);
    const auto& seats = found.moves[0].seats;
    EXPECT_NEAR(seats[0].place, 1 + 0.2 + 0.5 * 0.1 + 0.1 + 0.5 * 0.2, 1e-4);
    EXPECT_NEAR(seats[0].place + seats[1].place + seats[2].place, 6, 1e-4);
}

}  // namespace wharf::players
