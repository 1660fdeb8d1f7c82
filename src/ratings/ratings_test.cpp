// Ratings against values worked out by hand from the paper's formulas.
#include "ratings/ratings.h"

#include <gmock/gmock.h>

#include <cmath>

namespace wharf::ratings {

namespace {

using ::testing::ElementsAre;

constexpr Model kNoDrift{.drift = 0};

// For newcomers the variance v = 625/9 is four times that of luck, 625/36, so with n players c² = n · 5/4 · v.
constexpr double kVariance = 625.0 / 9;
double scale(int players) { return std::sqrt(players * 1.25 * kVariance); }
// Deviation after a game from which `known` was learnt: v/c² = 4/(5n).
double deviation_after(int players, double known) {
    return 25.0 / 3 * std::sqrt(1 - 25.0 / 3 / scale(players) * 4 / (5 * players) * known);
}

std::vector<Participant> newcomers(const std::vector<int>& ranks) {
    std::vector<Participant> all;
    for (const int rank : ranks) all.push_back({{}, rank, false});
    return all;
}

}  // namespace

TEST(Ratings, two_newcomers) {
    // Each had an even chance: the winner gains v/c · 1/2, the loser loses as much; both chances teach 1/4.
    const std::vector<Rating> after = update(newcomers({2, 1}), kNoDrift);
    EXPECT_NEAR(after[1].mean, 25 + kVariance / scale(2) / 2, 1e-12);
    EXPECT_NEAR(after[0].mean, 25 - kVariance / scale(2) / 2, 1e-12);
    EXPECT_NEAR(after[0].deviation, deviation_after(2, 0.25), 1e-12);
    EXPECT_NEAR(after[1].deviation, deviation_after(2, 0.25), 1e-12);
    // In decimals, as other programs publish them for this game.
    EXPECT_NEAR(after[1].mean, 27.63523138, 1e-8);
    EXPECT_NEAR(after[1].deviation, 8.06550632, 1e-8);
}

TEST(Ratings, two_newcomers_who_tie_stay_where_they_are) {
    // Both draws count half, for each: (1 - 1/2)/2 - (1/2)/2 = 0 and 2 · (1/4)/2 = 1/4.
    for (const Rating& rating : update(newcomers({1, 1}), kNoDrift)) {
        EXPECT_NEAR(rating.mean, 25, 1e-12);
        EXPECT_NEAR(rating.deviation, deviation_after(2, 0.25), 1e-12);
    }
}

TEST(Ratings, three_newcomers) {
    // Draws of the model: 1/3, then 1/2, then certain.
    const std::vector<Rating> after = update(newcomers({1, 2, 3}), kNoDrift);
    const double unit = kVariance / scale(3);
    EXPECT_NEAR(after[0].mean, 25 + unit * (1 - 1.0 / 3), 1e-12);
    EXPECT_NEAR(after[1].mean, 25 + unit * (-1.0 / 3 + 1.0 / 2), 1e-12);
    EXPECT_NEAR(after[2].mean, 25 + unit * (-1.0 / 3 - 1.0 / 2), 1e-12);
    EXPECT_NEAR(after[0].deviation, deviation_after(3, 2.0 / 9), 1e-12);
    EXPECT_NEAR(after[1].deviation, deviation_after(3, 2.0 / 9 + 1.0 / 4), 1e-12);
    EXPECT_NEAR(after[2].deviation, deviation_after(3, 2.0 / 9 + 1.0 / 4), 1e-12);
}

TEST(Ratings, four_with_a_tie_in_the_middle) {
    // First place: 1/4 of four. The two in the middle share two draws of 1/3 each, counted half. The last: certain.
    const std::vector<Rating> after = update(newcomers({2, 4, 1, 2}), kNoDrift);
    const double unit = kVariance / scale(4);
    const double middle = -1.0 / 4 + (1 - 1.0 / 3) / 2 - (1.0 / 3) / 2;
    EXPECT_NEAR(after[2].mean, 25 + unit * 3 / 4, 1e-12);
    EXPECT_NEAR(after[0].mean, 25 + unit * middle, 1e-12);
    EXPECT_NEAR(after[3].mean, after[0].mean, 1e-12);
    EXPECT_NEAR(after[1].mean, 25 + unit * (-1.0 / 4 - 1.0 / 3), 1e-12);
    EXPECT_NEAR(after[0].deviation, deviation_after(4, 3.0 / 16 + 2.0 / 9), 1e-12);
    EXPECT_NEAR(after[1].deviation, deviation_after(4, 3.0 / 16 + 2.0 / 9), 1e-12);
}

TEST(Ratings, unequal_opponents) {
    // Means 28 and 22, deviations 3 and 4, luck 25/6: c² = 9 + 16 + 2 · 625/36; the weaker one wins.
    const std::vector<Participant> game{{{28, 3}, 2, false}, {{22, 4}, 1, false}};
    const std::vector<Rating> after = update(game, kNoDrift);
    const double c = std::sqrt(25 + 625.0 / 18);
    const double strong = 1 / (1 + std::exp(-6 / c));
    EXPECT_NEAR(after[0].mean, 28 - 9 / c * strong, 1e-12);
    EXPECT_NEAR(after[1].mean, 22 + 16 / c * strong, 1e-12);
    EXPECT_NEAR(after[1].deviation, 4 * std::sqrt(1 - 4 / c * 16 / (c * c) * strong * (1 - strong)), 1e-12);
}

TEST(Ratings, anchors_count_and_never_move) {
    const Rating anchor{30, 1};
    const std::vector<Participant> game{{{}, 1, false}, {anchor, 2, true}};
    const std::vector<Rating> after = update(game);
    EXPECT_EQ(after[1], anchor);
    EXPECT_GT(after[0].mean, update(newcomers({1, 2}))[0].mean);  // a stronger opponent beaten
}

TEST(Ratings, drift_widens_before_the_game) {
    // As if the deviation had been the root of the sum of squares.
    const Model drifting{.drift = 3};
    const std::vector<Participant> before{{{25, 4}, 1, false}, {{25, 4}, 2, false}};
    const std::vector<Participant> wider{{{25, 5}, 1, false}, {{25, 5}, 2, false}};
    EXPECT_NEAR(update(before, drifting)[0].mean, update(wider, kNoDrift)[0].mean, 1e-12);
    EXPECT_NEAR(update(before, drifting)[1].deviation, update(wider, kNoDrift)[1].deviation, 1e-12);
}

TEST(Ratings, numbers_stay_finite_at_the_edges) {
    const std::vector<Participant> far{{{1e6, 1e-9}, 2, false}, {{-1e6, 500}, 1, false}, {{0, 0}, 1, true}};
    for (const Rating& rating : update(far)) {
        EXPECT_TRUE(std::isfinite(rating.mean));
        EXPECT_TRUE(std::isfinite(rating.deviation));
        EXPECT_GE(rating.deviation, 0);
    }
    EXPECT_EQ(update(newcomers({1}))[0], Rating{});
    EXPECT_TRUE(update({}).empty());
}

TEST(Ratings, leavers_share_the_place_after_those_who_stayed) {
    EXPECT_THAT(ranks_with_leavers(std::vector{1, 2, 2, 4}, {false, false, false, false}), ElementsAre(1, 2, 2, 4));
    EXPECT_THAT(ranks_with_leavers(std::vector{1, 2, 3}, {true, false, false}), ElementsAre(3, 1, 2));
    EXPECT_THAT(ranks_with_leavers(std::vector{1, 2, 3, 4, 5}, {true, false, true, false, false}),
                ElementsAre(4, 1, 4, 2, 3));
    EXPECT_THAT(ranks_with_leavers(std::vector{1, 2}, {true, true}), ElementsAre(1, 1));
}

TEST(Ratings, levels_are_equal_steps_of_about_seventy_per_cent) {
    constexpr const char* kLevels[] = {"beginner", "easy", "normal", "hard", "expert", "master"};
    EXPECT_FALSE(anchor("random"));
    EXPECT_EQ(anchor("normal")->mean, Rating{}.mean);  // a newcomer is expected to be a match for it
    const double step = anchor("hard")->mean - anchor("normal")->mean;
    for (std::size_t i = 1; i < std::size(kLevels); ++i) {
        ASSERT_TRUE(anchor(kLevels[i - 1]) && anchor(kLevels[i])) << kLevels[i];
        EXPECT_EQ(anchor(kLevels[i])->mean - anchor(kLevels[i - 1])->mean, step) << kLevels[i];
    }
    const double scale = std::sqrt(2 * (1 + Model{}.luck * Model{}.luck));
    EXPECT_NEAR(1 / (1 + std::exp(-step / scale)), 0.70, 0.01);
}

TEST(Ratings, people_see_whole_numbers_from_1000) {
    EXPECT_EQ(shown({}), 1000);
    EXPECT_EQ(shown({30, 2}), 1960);
    EXPECT_EQ(player_class(2), "2");
    EXPECT_EQ(player_class(3), player_class(5));
}

}  // namespace wharf::ratings
