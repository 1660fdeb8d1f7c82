// Intervals, the sequential test and ratings, against known values and drawn samples.
#include "arena/statistics.h"

#include <cmath>

#include "arena/ratings.h"
#include "arena/sequential.h"
#include "arena/tally.h"
#include "arena/testing/contests.h"

namespace wharf::arena {
namespace {

TEST(Statistics, StudentsPoints) {
    EXPECT_NEAR(student_95(1), 12.706, 1e-9);
    EXPECT_NEAR(student_95(11), 2.201, 1e-3);
    EXPECT_NEAR(student_95(30), 2.042, 1e-3);
    EXPECT_NEAR(student_95(1000), 1.962, 1e-3);
}

TEST(Statistics, MarginIsThatOfBlocksNotOfGames) {
    BlockMean alike;  // both games of a block end alike: as good as 100 games, not 200
    BlockMean apart;  // whoever has the better seat wins: blocks do not scatter at all
    for (int block = 0; block < 100; ++block) {
        alike.add_block(block % 2 == 0 ? 2 : 0, 2);
        apart.add_block(1, 2);
    }
    EXPECT_DOUBLE_EQ(alike.mean(), 0.5);
    EXPECT_NEAR(*alike.margin(), student_95(99) * std::sqrt(0.25 / 99), 1e-9);
    EXPECT_DOUBLE_EQ(*apart.margin(), 0);
    const Interval wilson = apart.share_interval();
    EXPECT_NEAR(wilson.low, 0.4, 0.02) << "but a share is never known without doubt";
    EXPECT_NEAR(wilson.high, 0.6, 0.02);
}

TEST(Statistics, BlocksOfDifferentSizes) {
    BlockMean mean;
    mean.add_block(2, 2);
    mean.add_block(1, 2);
    mean.add_block(0, 1);
    mean.add_block(0, 0);  // says nothing
    EXPECT_DOUBLE_EQ(mean.mean(), 0.6);
    // By hand: residuals 0.8, −0.2, −0.6; squares 1.04; × 3/2 / 25.
    EXPECT_NEAR(*mean.margin(), student_95(2) * std::sqrt(1.04 * 1.5 / 25), 1e-9);
}

TEST(Statistics, AWhitewashLeavesDoubt) {
    BlockMean wins;
    for (int i = 0; i < 50; ++i) wins.add_block(2, 2);
    EXPECT_DOUBLE_EQ(wins.share_interval().high, 1);
    EXPECT_NEAR(wins.share_interval().low, 50 / (50 + std::pow(student_95(49), 2)), 1e-9);
    BlockMean one;
    one.add_block(1, 2);
    EXPECT_FALSE(one.margin().has_value());
    EXPECT_DOUBLE_EQ(one.share_interval().low, 0);
}

TEST(Tally, MarginIsAgainstTheMeanOfTheOthers) {
    Block block{0, {0, 1, 2}, {Game(3)}};
    block.games[0][0] = {1, 50, 10, 1.0, 0.5, ""};
    block.games[0][1] = {2, 30, 10, 1.0, 0.5, ""};
    block.games[0][2] = {2, 20, 10, 1.0, 0.5, "crash"};
    const auto result = standings({block}, 3, 3);
    EXPECT_DOUBLE_EQ(result[0].all.margins.mean(), 25);
    EXPECT_DOUBLE_EQ(result[2].all.margins.mean(), -20);
    EXPECT_EQ(result[2].faults, 1);
    EXPECT_DOUBLE_EQ(rank_score(block.games[0], 0), 1.0);
    EXPECT_DOUBLE_EQ(rank_score(block.games[0], 1), 0.25);
}

TEST(SequentialTest, LikelihoodsOfAKnownSample) {
    // With wins and losses only, the likeliest distributions are the hypotheses themselves.
    SequentialTest test({0, 100});
    const double p0 = 0.5;
    const double p1 = expected_score(100);
    for (int i = 0; i < 10; ++i) {
        Block block{i, {0, 1}, {Game(2)}};
        block.games[0][0].rank = i < 7 ? 1 : 2;
        block.games[0][1].rank = i < 7 ? 2 : 1;
        test.add(block);
    }
    EXPECT_NEAR(test.ratio(), 7 * std::log(p1 / p0) + 3 * std::log((1 - p1) / (1 - p0)), 1e-3);
    EXPECT_EQ(test.verdict(), Verdict::undecided);
    EXPECT_NEAR(test.upper(), std::log(19.0), 1e-9);
    EXPECT_NEAR(test.lower(), -std::log(19.0), 1e-9);
}

// Of drawn contests no more than the promised share is decided wrongly.
TEST(SequentialTest, ErrsNoMoreOftenThanItMay) {
    Rng rng = Rng::from(12);
    for (const bool stronger : {false, true}) {
        int wrong = 0;
        int blocks = 0;
        for (int contest = 0; contest < 200; ++contest) {
            SequentialTest test({0, 120});
            const std::vector<double> strengths = {stronger ? std::pow(10, 120 / 400.0) : 1.0, 1.0, 1.0};
            while (test.verdict() == Verdict::undecided) test.add(drawn_blocks(strengths, 1, rng)[0]);
            wrong += test.verdict() == (stronger ? Verdict::elo0 : Verdict::elo1) ? 1 : 0;
            blocks += test.blocks();
        }
        EXPECT_LE(wrong, 18) << "5 % of 200 are 10, and chance adds a few";
        EXPECT_LT(blocks / 200, 150);
    }
}

TEST(Ratings, TwoPlayersHaveTheOddsOfTheirGames) {
    std::vector<Block> blocks;
    for (int i = 0; i < 400; ++i) {
        Block block{i, {0, 1}, {Game(2)}};
        block.games[0][0].rank = i % 4 == 0 ? 2 : 1;
        block.games[0][1].rank = i % 4 == 0 ? 1 : 2;
        blocks.push_back(block);
    }
    const auto ratings = plackett_luce(blocks, 2);
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(3.0), 2);
    EXPECT_NEAR(ratings[0].elo, -ratings[1].elo, 1e-6);
    // The log odds of n games scatter by 1 / √(n p q); half of the difference is each player's.
    EXPECT_NEAR(ratings[0].margin, 1.966 * 400 / std::log(10.0) / std::sqrt(400 * 0.75 * 0.25) / 2, 0.5);
}

TEST(Ratings, TiesAndWhitewashesStayFinite) {
    Block tie{0, {0, 1, 2}, {Game(3)}};
    for (Played& one : tie.games[0]) one.rank = 1;
    const auto even = plackett_luce({tie, tie}, 3);
    for (const Rating& rating : even) EXPECT_NEAR(rating.elo, 0, 1e-6);
    Block won{0, {0, 1}, {Game(2)}};
    won.games[0][0].rank = 1;
    won.games[0][1].rank = 2;
    const auto ratings = plackett_luce(std::vector<Block>(50, won), 2);
    EXPECT_TRUE(std::isfinite(ratings[0].elo));
    EXPECT_GT(ratings[0].elo, 200);
    EXPECT_TRUE(std::isinf(plackett_luce({won}, 2)[0].margin));
}

// Drawn from known strengths, the intervals hold the truth about 19 times in 20.
TEST(Ratings, IntervalsHoldTheTruth) {
    const std::vector<double> strengths = {4, 2, 1, 0.5};
    double mean = 0;
    for (const double one : strengths) mean += 400 * std::log10(one) / 4;
    Rng rng = Rng::from(3);
    int held = 0;
    for (int sample = 0; sample < 50; ++sample) {
        const auto ratings = plackett_luce(drawn_blocks(strengths, 150, rng), 4);
        for (std::size_t i = 0; i < 4; ++i)
            held += std::abs(ratings[i].elo - (400 * std::log10(strengths[i]) - mean)) <= ratings[i].margin ? 1 : 0;
    }
    EXPECT_GE(held, 180) << "95 % of 200 are 190";
    EXPECT_LE(held, 198);
}

}  // namespace
}  // namespace wharf::arena
