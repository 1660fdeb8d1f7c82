// A survey looks at the moves it lists equally long, and says how far it may be off.
#include "players/survey.h"

#include <gtest/gtest.h>

namespace wharf::players {

namespace {

// A move's share is its worth and noise that is the same for all moves of a determinization.
auto noisy(const std::vector<float>& worth) {
    return [worth](std::size_t move, Rng& world) {
        return worth[move] + 0.2F * (static_cast<float>(world.below(1000)) / 1000.0F - 0.5F);
    };
}

}  // namespace

TEST(Survey, TheBestAreVisitedEquallyOften) {
    std::vector<float> worth(40, 0.3F);
    worth[17] = 0.5F;
    worth[31] = 0.45F;
    Survey survey(worth.size(), {4000, 0, 2}, 1, noisy(worth));
    survey.run({});
    EXPECT_EQ(survey.of(17).count(), survey.of(31).count());
    for (std::size_t move = 0; move < worth.size(); ++move) {
        EXPECT_GE(survey.of(move).count(), 16U) << "the worst are looked at too";
        if (move != 17 && move != 31) EXPECT_LT(survey.of(move).count(), survey.of(17).count());
    }
    EXPECT_NEAR(survey.of(17).measured().mean, 0.5F, survey.of(17).measured().margin);
}

TEST(Survey, AClockFindsTheMovesEqual) {
    const std::vector<float> worth(5, 0.5F);
    Survey survey(worth.size(), {1'000'000, 0.01, 5}, 1, noisy(worth));
    survey.run({});
    for (std::size_t move = 1; move < worth.size(); ++move)
        EXPECT_NEAR(static_cast<double>(survey.of(move).count()), static_cast<double>(survey.of(0).count()), 1);
    EXPECT_LT(survey.done(), 1'000'000U);
}

TEST(Survey, WhoIsTiredOfWaitingEndsIt) {
    const std::vector<float> worth(5, 0.5F);
    std::atomic<bool> tired = false;
    int visits = 0;
    const auto visit = [&](std::size_t, Rng&) {
        tired = ++visits == 7;
        return 0.5F;
    };
    Survey survey(worth.size(), {1'000'000, 0, 2, &tired}, 1, visit);
    survey.run({3});
    EXPECT_EQ(survey.done(), 7U);
    EXPECT_GT(survey.of(0).count(), 0U);
}

TEST(Survey, WhatWasAskedForIsLookedAtToTheEnd) {
    std::vector<float> worth(20, 0.5F);
    worth[9] = 0.1F;
    Survey survey(worth.size(), {2000, 0, 3}, 1, noisy(worth));
    survey.run({9});
    std::size_t most = 0;
    for (std::size_t move = 0; move < worth.size(); ++move) most = std::max(most, survey.of(move).count());
    EXPECT_EQ(survey.of(9).count(), most);
}

TEST(Survey, AMoveThatWasLeftAsideComesBack) {
    // The favourite disappoints later; the second was as good all the time.
    int visits = 0;
    Survey survey(4, {800, 0, 1}, 1, [&](std::size_t move, Rng&) {
        if (move == 0) return ++visits < 100 ? 0.9F : 0.1F;
        return move == 1 ? 0.5F : 0.2F;
    });
    survey.run({});
    EXPECT_GE(survey.of(1).count(), survey.of(0).count());
}

TEST(Survey, FewVisitsAreForTheLikeliest) {
    Survey survey(100, {64, 0, 2}, 1, noisy(std::vector<float>(100, 0.5F)));
    survey.run({});
    EXPECT_GT(survey.of(0).count(), 0U);
    EXPECT_EQ(survey.of(99).count(), 0U) << "not searched";
}

TEST(Visits, DifferencesAreWithoutTheCommonNoise) {
    Visits a;
    Visits b;
    Rng rng = Rng::from(3);
    for (int i = 0; i < 400; ++i) {
        const float noise = static_cast<float>(rng.below(1000)) / 1000.0F;
        a.add(0.6F + noise);
        b.add(0.5F + noise);
    }
    const Measured difference = Visits::difference(a, b);
    EXPECT_NEAR(difference.mean, 0.1F, 1e-3F);
    EXPECT_LT(difference.margin, 0.3F * a.measured().margin);
}

TEST(Visits, OfAHandfulNothingIsSaid) {
    Visits visits;
    EXPECT_EQ(visits.measured().margin, 1.0F);
    for (int i = 0; i < 8; ++i) visits.add(0.5F);
    EXPECT_EQ(visits.measured().margin, 1.0F);
}

}  // namespace wharf::players
