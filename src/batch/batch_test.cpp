// Batches against the rules themselves, one game at a time, and against each other.
#include "batch/batch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "batch/bench.h"

namespace wharf::batch {
namespace {

using ::testing::Each;
using ::testing::HasSubstr;

constexpr std::int64_t kLanes = 100;

std::unique_ptr<Batch> make(std::string_view game, int players, std::int64_t lanes = kLanes, int threads = 1,
                            std::uint64_t seed = 7, int features = 0) {
    const Offer& offer = *std::ranges::find(offers(), game, &Offer::game);
    Config config = offer.config;
    config.players = static_cast<std::uint8_t>(players);
    Made made = make_batch(game, features == 0 ? offer.newest_features : features, config, lanes, seed, threads);
    EXPECT_EQ(made.problem, "");
    return std::move(made.batch);
}

class EveryGame : public ::testing::TestWithParam<std::string_view> {
 protected:
    static const Offer& offer() { return *std::ranges::find(offers(), GetParam(), &Offer::game); }
    static int most_players() { return offer().max_players; }
};

TEST_P(EveryGame, ThreadsChangeNothing) {
    for (const int players : {2, most_players()}) {
        const auto alone = make(GetParam(), players);
        const auto together = make(GetParam(), players, kLanes, 3);
        EXPECT_EQ(compare(*alone, *together, 11, 120), "") << GetParam() << " with " << players;
    }
}

TEST_P(EveryGame, AnOlderVersionPlaysItsOwnRules) {
    for (int features = 1; features <= offer().newest_features; ++features) {
        const auto batch = make(GetParam(), 2, kLanes, 1, 7, features);
        EXPECT_EQ(batch->shape().features, features);
        EXPECT_EQ(batch->shape().rules_version, features == 1 ? 1 : offer().rules_version);
    }
}

TEST_P(EveryGame, ADifferentSeedIsSeen) {
    const auto one = make(GetParam(), 3);
    const auto other = make(GetParam(), 3);
    one->reset(1, one->buffers());
    other->reset(2, other->buffers());
    const auto floats = static_cast<std::size_t>(kLanes * one->shape().observation);
    EXPECT_FALSE(
        std::equal(one->buffers().observations, one->buffers().observations + floats, other->buffers().observations));
}

TEST_P(EveryGame, AnIllegalActionIsRefusedAndTheLaneStaysAsItWas) {
    const auto batch = make(GetParam(), 3);
    const Buffers& io = batch->buffers();
    batch->reset(5, io);
    batch->draw_actions(io);
    const std::vector<std::int32_t> legal(io.actions, io.actions + kLanes);
    const auto mask_of = [&](int lane) { return io.masks + lane * batch->shape().actions; };
    const int unlawful = static_cast<int>(std::find(mask_of(41), mask_of(42), 0) - mask_of(41));
    const std::vector<std::uint8_t> mask(mask_of(41), mask_of(42));
    io.actions[41] = unlawful;
    io.actions[43] = -1;
    io.actions[44] = batch->shape().actions;
    io.actions[45] = std::numeric_limits<std::int32_t>::max();
    io.actions[46] = std::numeric_limits<std::int32_t>::min();
    const Report report = batch->step(io);
    EXPECT_EQ(report.refused, 5U);
    EXPECT_EQ(report.first_refused, 41);
    EXPECT_EQ(std::accumulate(io.refused, io.refused + kLanes, 0), 5);
    EXPECT_EQ(std::vector<std::uint8_t>(mask_of(41), mask_of(42)), mask);
    // The lane goes on as if nothing had been asked.
    batch->draw_actions(io);
    for (const int lane : {41, 43, 44, 45, 46}) EXPECT_EQ(io.actions[lane], legal[static_cast<std::size_t>(lane)]);
    EXPECT_EQ(batch->step(io).refused, 0U);
}

TEST_P(EveryGame, GamesEndWithResultsAndTheNextBegin) {
    const int players = most_players();
    const auto batch = make(GetParam(), players, 20);
    Buffers io = batch->buffers();
    io.masks = nullptr;
    io.observations = nullptr;
    std::uint64_t games = 0;
    for (int step = 0; step < 1200; ++step) {
        batch->draw_actions(io);
        games += batch->step(io).games;
        for (std::int64_t lane = 0; lane < 20; ++lane) {
            const float* rewards = io.rewards + lane * players;
            const std::uint8_t* ranks = io.ranks + lane * players;
            if (io.done[lane] == 0) {
                EXPECT_THAT(std::vector(rewards, rewards + players), Each(0.0F));
                EXPECT_THAT(std::vector(ranks, ranks + players), Each(0));
                continue;
            }
            EXPECT_NEAR(std::accumulate(rewards, rewards + players, 0.0F), 0.0F, 1e-6F);
            const auto best = std::max_element(rewards, rewards + players) - rewards;
            EXPECT_EQ(ranks[best], 1);
            EXPECT_EQ(*std::min_element(ranks, ranks + players), 1);
        }
    }
    EXPECT_GT(games, 20U);
}

TEST_P(EveryGame, RollOutsCountTheirStepsAndEndWithADecision) {
    const auto batch = make(GetParam(), 2);
    const Report report = batch->roll_out(1000);
    EXPECT_GE(report.steps, 1000U * kLanes);
    EXPECT_LT(report.steps, 1200U * kLanes);
    EXPECT_GT(report.games, 1U * kLanes);
    const Buffers& io = batch->buffers();
    batch->look(io);
    for (std::int64_t lane = 0; lane < kLanes; ++lane) {
        EXPECT_LT(io.seats[lane], 2);
        const std::uint8_t* mask = io.masks + lane * batch->shape().actions;
        EXPECT_GT(std::accumulate(mask, mask + batch->shape().actions, 0), 0);
    }
}

TEST_P(EveryGame, WhatIsNotWantedIsNotTouched) {
    const auto batch = make(GetParam(), 2);
    std::vector<std::int32_t> actions(kLanes);
    Buffers io;
    io.actions = actions.data();
    for (int step = 0; step < 300; ++step) {
        batch->draw_actions(io);
        EXPECT_EQ(batch->step(io).refused, 0U);
    }
}

TEST_P(EveryGame, SignaturesDoNotDependOnThreads) {
    const Signature alone = offer().signature(1, 2, 40, 0, 1);
    EXPECT_EQ(sign(offer(), 1, 2, 40, 3), alone);
    EXPECT_NE(sign(offer(), 1, 2, 41, 3), alone);
}

std::vector<std::string_view> names() {
    std::vector<std::string_view> names;
    for (const Offer& offer : offers()) names.push_back(offer.game);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Batch, EveryGame, ::testing::ValuesIn(names()), [](const auto& game) {
    std::string name(game.param);
    std::erase(name, '-');
    return name;
});

TEST(MakeBatch, SaysWhatIsWrong) {
    Config config;
    config.options[0] = 6;
    const auto problem = [&](std::string_view game, std::int64_t lanes, int threads) {
        return make_batch(game, 1, config, lanes, 1, threads).problem;
    };
    EXPECT_EQ(problem("chess", 4, 1), "there is no game called chess");
    EXPECT_THAT(problem("tortuga", 0, 1), HasSubstr("not 0"));
    EXPECT_THAT(problem("tortuga", kMostLanes + 1, 1), HasSubstr("lanes"));
    EXPECT_THAT(problem("tortuga", 4, -1), HasSubstr("threads, not -1"));
    config.start = 2;
    EXPECT_EQ(problem("tortuga", 4, 1), "there is no seat 2 to start");
    config.start = kDrawStart;
    config.options[0] = 7;
    EXPECT_EQ(problem("tortuga", 4, 1), "tortuga's option 0 cannot be 7");
    config.players = 5;
    EXPECT_EQ(problem("tortuga", 4, 1), "tortuga is for 2 to 4 players, not 5");
    EXPECT_EQ(make_batch("tortuga", 1, config, 4, 1, 1).batch, nullptr);
    EXPECT_EQ(make_batch("tortuga", 3, config, 4, 1, 1).problem, "there is no version 3 of this game's numbers");
    config.players = 3;
    config.rules = 2;
    EXPECT_EQ(problem("gluck-auf", 4, 1), "version 1 of gluck-auf's numbers is for rules 1 to 1, not 2");
}

}  // namespace
}  // namespace wharf::batch
