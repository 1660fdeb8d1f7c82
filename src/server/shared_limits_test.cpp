// Rate limits of several nodes count together, and each alone while the bus is away.
#include "server/shared_limits.h"

#include <gtest/gtest.h>

#include "server/testing/house.h"
#include "server/testing/lossy_bus.h"

namespace wharf::server {
namespace {

using tests::TestNode;

// A limit at each of three nodes, which fills so slowly that a test never sees it.
struct Three {
    Three() {
        for (int i = 0; i < 3; ++i) {
            nodes.push_back(std::make_unique<TestNode>(house));
            limits.push_back(std::make_unique<RateLimit>(kBurst, 0.0001));
            nodes.back()->limits.share("test", *limits.back());
        }
    }
    ~Three() { nodes.clear(); }
    Three(const Three&) = delete;
    Three& operator=(const Three&) = delete;

    // How many of so many are let through there.
    int let_through(std::size_t node, int tries, const std::string& key = "anna") {
        int count = 0;
        for (int i = 0; i < tries; ++i) count += limits[node]->allow(key) ? 1 : 0;
        return count;
    }

    static constexpr int kBurst = 10;
    tests::LossyHouse house;
    std::vector<std::unique_ptr<RateLimit>> limits;
    std::vector<std::unique_ptr<TestNode>> nodes;
};

TEST(SharedLimits, WhatOneNodeLetThroughCountsAtAll) {
    Three three;
    EXPECT_EQ(three.let_through(0, 7), 7);
    const auto heard = [&](std::size_t node) { return three.nodes[node]->messages.counts().heard; };
    ASSERT_TRUE(three.house.wait_until([&] { return heard(1) > 0 && heard(2) > 0; }));
    EXPECT_EQ(three.let_through(1, 20), Three::kBurst - 7);
    EXPECT_EQ(three.let_through(1, 20, "bert"), Three::kBurst);
    ASSERT_TRUE(three.house.wait_until([&] { return heard(0) > 0 && heard(2) > 1; }));
    for (const std::size_t node : {0, 2}) {
        EXPECT_EQ(three.let_through(node, 20), 0);
        EXPECT_EQ(three.let_through(node, 20, "bert"), 0);
    }
}

TEST(SharedLimits, WhatIsGivenBackIsGivenBackEverywhere) {
    Three three;
    EXPECT_EQ(three.let_through(0, 20), Three::kBurst);
    ASSERT_TRUE(three.house.wait_until([&] { return three.nodes[1]->messages.counts().heard > 0; }));
    EXPECT_EQ(three.let_through(1, 1), 0);
    for (int i = 0; i < 4; ++i) three.limits[0]->give_back("anna");
    ASSERT_TRUE(three.house.wait_until([&] { return three.let_through(1, 1) == 1; }));
    EXPECT_EQ(three.let_through(1, 20), 3);
}

TEST(SharedLimits, WhileTheBusIsAwayEachCountsForItself) {
    Three three;
    three.house.lossy->connected = false;
    EXPECT_EQ(three.let_through(0, 20), Three::kBurst);
    EXPECT_EQ(three.let_through(1, 20), Three::kBurst);
    // Once it is back, what is let through then is shared; what was before is not dug up.
    const Time away = now_ms();
    three.house.wait_until([&] { return now_ms() > away + 3 * SharedLimits::kEvery.count(); });
    three.house.lossy->connected = true;
    EXPECT_EQ(three.let_through(2, 4), 4);
    ASSERT_TRUE(three.house.wait_until([&] { return three.nodes[1]->messages.counts().heard > 0; }));
    EXPECT_EQ(three.let_through(2, 20), Three::kBurst - 4);
}

// More keys than one message takes.
TEST(SharedLimits, ManyKeysAreToldInParts) {
    Three three;
    for (int i = 0; i < 1200; ++i) three.let_through(0, Three::kBurst, "key " + std::to_string(i));
    ASSERT_TRUE(three.house.wait_until([&] { return three.nodes[1]->messages.counts().heard >= 3; }));
    for (int i = 0; i < 1200; ++i) EXPECT_EQ(three.let_through(1, 1, "key " + std::to_string(i)), 0);
    EXPECT_EQ(three.nodes[1]->messages.counts().bad, 0u);
}

// Whoever sends nonsense over the bus locks nobody out for long.
TEST(SharedLimits, MoreThanAllNodesCanLetThroughIsNotBelieved) {
    const RateLimit::Clock::time_point now{};
    RateLimit limit(10, 600);
    for (int i = 0; i < 1000; ++i) limit.taken_elsewhere("anna", 10'000, now);
    EXPECT_FALSE(limit.allow("anna", now + std::chrono::seconds(15)));
    EXPECT_TRUE(limit.allow("anna", now + std::chrono::seconds(17)));
    for (int i = 0; i < 1000; ++i) limit.taken_elsewhere("anna", -10'000, now);
    int count = 0;
    for (int i = 0; i < 100; ++i) count += limit.allow("anna", now + std::chrono::seconds(17)) ? 1 : 0;
    EXPECT_EQ(count, 10);
}

// Guesses of a password at three nodes, one after the other.
TEST(SharedLimits, PasswordsAreNotGuessedThreeTimesAsOften) {
    tests::House house;
    std::vector<std::unique_ptr<TestNode>> nodes;
    std::vector<std::unique_ptr<PasswordGuard>> guards;
    for (int i = 0; i < 3; ++i) {
        nodes.push_back(std::make_unique<TestNode>(house));
        guards.push_back(std::make_unique<PasswordGuard>());
        guards.back()->share_limits(nodes.back()->limits);
    }
    int count = 0;
    for (std::size_t node = 0; node < 3; ++node) {
        for (int i = 0; i < 30; ++i) count += guards[node]->at_name("Anna", {"network 1", ""}, {}) != nullptr ? 1 : 0;
        if (node < 2) ASSERT_TRUE(house.wait_until([&] { return nodes[node + 1]->messages.counts().heard >= 3; }));
    }
    // One a minute comes back meanwhile.
    EXPECT_LE(count, PasswordGuard::kAtPlace + 2);
    nodes.clear();
}

}  // namespace
}  // namespace wharf::server
