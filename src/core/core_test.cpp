// The core: numbers, bits, lists, seats.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "core/game.h"
#include "core/hash.h"
#include "core/rng.h"

namespace wharf {
namespace {

using ::testing::ElementsAre;

TEST(Rng, StreamIsFixedForEver) {
    Rng rng = Rng::from(1, 2);
    // Changing these numbers changes every signature and every seeded game.
    EXPECT_EQ(rng.next(), 14034153812489767026U);
    EXPECT_EQ(rng.next(), 15027149923843451097U);
}

TEST(Rng, StreamsDiffer) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        for (std::uint64_t stream = 0; stream < 100; ++stream) seen.insert(Rng::from(seed, stream).next());
    EXPECT_EQ(seen.size(), 10000U);
}

TEST(Rng, BelowIsUniform) {
    Rng rng = Rng::from(3);
    constexpr int kDraws = 600000;
    int counts[6] = {};
    for (int i = 0; i < kDraws; ++i) counts[rng.below(6)] += 1;
    double chi_squared = 0;
    for (const int count : counts) chi_squared += (count - kDraws / 6.0) * (count - kDraws / 6.0) / (kDraws / 6.0);
    EXPECT_LT(chi_squared,
              20.5);  // 5 degrees of freedom, one in a thousand; the stream is fixed, so this cannot flicker
}

TEST(Rng, RejectionKeepsLargeBoundsFair) {
    // With 3 · 2^30 a plain remainder would favour the lower third two to one.
    Rng rng = Rng::from(4);
    constexpr std::uint32_t kBound = 3U << 30U;
    int low = 0;
    for (int i = 0; i < 30000; ++i) low += rng.below(kBound) < (1U << 30U);
    EXPECT_NEAR(low, 10000, 300);
}

RC_GTEST_PROP(Rng, BelowStaysBelow, (std::uint64_t seed, std::uint32_t bound)) {
    RC_PRE(bound > 0U);
    Rng rng = Rng::from(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(bound) < bound);
}

TEST(Bits, CountAndLowest) {
    EXPECT_EQ(count_bits(0b10110U), 3);
    EXPECT_EQ(count_bits(std::uint64_t{1} << 40U), 1);
    EXPECT_EQ(lowest_bit(0b10100U), 2);
    EXPECT_EQ(lowest_bit(std::uint64_t{1} << 40U), 40);
}

RC_GTEST_PROP(FixedList, BehavesLikeAVector, (const std::vector<std::uint8_t>& values)) {
    FixedList<std::uint8_t, 300> list{};
    std::vector<std::uint8_t> vector;
    for (const std::uint8_t value : values) {
        if (value % 4 == 0 && !vector.empty()) {
            const int at = value % static_cast<int>(vector.size());
            RC_ASSERT(list.remove_at(at) == vector[static_cast<std::size_t>(at)]);
            vector.erase(vector.begin() + at);
        } else if (vector.size() < 300) {
            list.push_back(value);
            vector.push_back(value);
        }
    }
    RC_ASSERT(std::vector<std::uint8_t>(list.begin(), list.end()) == vector);
    for (int i = list.size(); i < 300; ++i) RC_ASSERT(list.items[i] == 0);  // equal lists are equal bytes
}

TEST(SeatSet, SeatsChanceNobody) {
    SeatSet set = SeatSet::of(2);
    set.insert(0);
    EXPECT_TRUE(set.contains(0));
    EXPECT_FALSE(set.contains(1));
    EXPECT_FALSE(set.contains(kChance));
    EXPECT_FALSE(set.contains(kSpectator));
    EXPECT_EQ(set.size(), 2);
    EXPECT_EQ(set.first(), 0);
    set.erase(0);
    EXPECT_EQ(set, SeatSet::of(2));
    EXPECT_TRUE(SeatSet::chance().contains(kChance));
    EXPECT_FALSE(SeatSet::chance().contains(0));
    EXPECT_TRUE(SeatSet::nobody().empty());
}

TEST(Hash, EveryByteCounts) {
    struct Bytes {
        std::uint8_t bytes[19];
    } value{};
    std::set<std::uint64_t> hashes = {hash_bytes(value)};
    for (std::uint8_t& byte : value.bytes) {
        byte = 1;
        EXPECT_TRUE(hashes.insert(hash_bytes(value)).second);
    }
}

TEST(Outcome, RanksShareTies) {
    Outcome outcome;
    outcome.score[0] = 5;
    outcome.score[1] = 7;
    outcome.score[2] = 7;
    outcome.score[3] = -2;
    rank_by_score(outcome, 4);
    EXPECT_THAT(outcome.rank, ElementsAre(3, 1, 1, 4, 0));
}

}  // namespace
}  // namespace wharf
