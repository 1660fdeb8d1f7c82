// Rate limits: bursts, the long run, floods of keys; and the addresses they count.
#include "server/rate_limit.h"

#include <gtest/gtest.h>

#include "server/address.h"

namespace wharf::server {
namespace {

using std::chrono::seconds;

static_assert(RateLimit::Clock::is_steady);  // whoever sets the wall clock fills no bucket

TEST(RateLimit, ABurstAndThenTheLongRun) {
    RateLimit limit(3, 60);
    const RateLimit::Clock::time_point start{};
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.allow("a", start));
    EXPECT_FALSE(limit.allow("a", start));
    EXPECT_TRUE(limit.allow("b", start));
    EXPECT_TRUE(limit.allow("a", start + seconds(1)));
    EXPECT_FALSE(limit.allow("a", start + seconds(1)));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.allow("a", start + seconds(100)));
    EXPECT_FALSE(limit.allow("a", start + seconds(100)));
}

// Whoever can invent keys (names at a sign-in, networks) must not fill the memory, nor be able to lift the limit of a
// key that is in use.
TEST(RateLimit, AFloodOfKeysIsForgottenAndThoseInUseAreNot) {
    RateLimit limit(2, 0.001);
    RateLimit::Clock::time_point now{};
    EXPECT_TRUE(limit.allow("guessed", now));
    EXPECT_TRUE(limit.allow("guessed", now));
    for (std::size_t i = 0; i < 3 * RateLimit::kMost; ++i) {
        now += std::chrono::microseconds(1);
        limit.allow(std::to_string(i), now);
        if (i % 1000 == 0) EXPECT_FALSE(limit.allow("guessed", now));
        ASSERT_LE(limit.keys(), RateLimit::kMost + 1);
    }
}

TEST(Address, OfIpv6TheNetworkCounts) {
    EXPECT_EQ(counted_address("192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(counted_address("192.0.2.1:8080"), "192.0.2.1");
    EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(counted_address("2001:db8:1:2::9"), counted_address("[2001:db8:1:2:ffff::1]:443"));
    EXPECT_NE(counted_address("2001:db8:1:2::9"), counted_address("2001:db8:1:3::9"));
    EXPECT_EQ(counted_address("::ffff:192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(counted_address("unknown"), std::nullopt);
    EXPECT_EQ(counted_address(""), std::nullopt);
    EXPECT_EQ(counted_address("["), std::nullopt);
    EXPECT_EQ(counted_address("1.2.3.4.5"), std::nullopt);
}

}  // namespace
}  // namespace wharf::server
