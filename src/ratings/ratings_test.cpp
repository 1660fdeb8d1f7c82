// Ratings against values worked out by hand from the paper's formulas.
#include "ratings/ratings.h"

#include <gmock/gmock.h>

#include <cmath>
#include <random>

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

TEST(Ratings, people_see_whole_numbers_and_how_sure_they_are) {
    EXPECT_EQ(shown({}), 1000);
    EXPECT_EQ(shown({30, 2}), 1200);
    EXPECT_EQ(shown_doubt({30, 2}), 80);
    EXPECT_EQ(shown(*anchor("beginner")), 600);
    EXPECT_EQ(shown(*anchor("normal")), 1000);
    EXPECT_EQ(shown(*anchor("master")), 1600);
    EXPECT_TRUE(is_provisional(9));
    EXPECT_FALSE(is_provisional(10));
    EXPECT_EQ(player_class(2), "2");
    EXPECT_EQ(player_class(3), player_class(5));
}

TEST(Ratings, the_reason_is_what_was_expected_and_what_came) {
    const std::vector<Participant> even = newcomers({1, 2});
    EXPECT_NEAR(share_of(even, 0).expected, 0.5, 1e-12);
    EXPECT_EQ(share_of(even, 0).got, 1);
    EXPECT_EQ(share_of(even, 1).got, 0);
    // c² = 9 + 16 + 2 · 625/36, as above.
    const std::vector<Participant> game{{{28, 3}, 2, false}, {{22, 4}, 1, false}};
    const double strong = 1 / (1 + std::exp(-6 / std::sqrt(25 + 625.0 / 18)));
    EXPECT_NEAR(share_of(game, 0, kNoDrift).expected, strong, 1e-12);
    EXPECT_NEAR(share_of(game, 1, kNoDrift).expected, 1 - strong, 1e-12);
    // Of three opponents one is left behind and one tied with.
    EXPECT_NEAR(share_of(newcomers({2, 1, 2, 4}), 0).got, 0.5, 1e-12);
    EXPECT_NEAR(share_of(newcomers({2, 1, 2, 4}), 0).expected, 0.5, 1e-12);
    EXPECT_EQ(share_of(newcomers({1}), 0).expected, 0);
    // Who does better than expected gains, whatever his place.
    const std::vector<Participant> outsider{{{20, 6}, 2, false}, {{35, 2}, 1, false}, {{33, 2}, 3, false}};
    EXPECT_GT(share_of(outsider, 0).got, share_of(outsider, 0).expected);
    EXPECT_GT(update(outsider)[0].mean, 20);
}

namespace {

// Newcomers of one true strength play ten games each, against the computer level that is nearest to their rating; the
// results are drawn from the model. How far off their ratings are afterwards, in shown points.
struct TenGames {
    double bias = 0;   // on average
    double error = 0;  // root of the mean square
};

TenGames ten_games(double strength) {
    constexpr int kPeople = 2000;
    std::mt19937_64 random(23);
    TenGames found;
    for (int person = 0; person < kPeople; ++person) {
        Rating rating;
        for (int game = 0; game < 10; ++game) {
            Rating level = *anchor("beginner");
            for (const std::string_view name : kLevels)
                if (std::abs(anchor(name)->mean - rating.mean) < std::abs(level.mean - rating.mean))
                    level = *anchor(name);
            const double scale = std::sqrt(2 * (1 + Model{}.luck * Model{}.luck));
            const double chance = 1 / (1 + std::exp((level.mean - strength) / scale));
            const bool wins = std::uniform_real_distribution<>()(random) < chance;
            rating = update(std::vector<Participant>{{rating, wins ? 1 : 2, false}, {level, wins ? 2 : 1, true}})[0];
        }
        const double off = shown(rating) - shown({strength, 0});
        found.bias += off / kPeople;
        found.error += off * off / kPeople;
    }
    found.error = std::sqrt(found.error);
    return found;
}

}  // namespace

// A step between levels is 200 points: after ten games a rating is within one step of the truth, on average much
// nearer, for everybody from the weakest level to the strongest.
TEST(Ratings, a_newcomer_finds_his_level_in_ten_games) {
    for (const std::string_view level : kLevels) {
        const TenGames after = ten_games(anchor(level)->mean);
        EXPECT_LT(std::abs(after.bias), 110) << level;
        EXPECT_LT(after.error, 180) << level;
    }
}

}  // namespace wharf::ratings
