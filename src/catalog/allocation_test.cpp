// The rules' hot path allocates nothing.
#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "core/testing/count_allocations.h"

namespace wharf::catalog {
namespace {

using testing::allocations;

TEST(Allocation, TheCounterCounts) {
    const std::size_t before = allocations;
    ::operator delete(::operator new(8));
    EXPECT_GT(allocations, before);
}

TEST(Allocation, RandomGamesAllocateNothing) {
    for (const match::AnyGame* game : games())
        for (int players = game->min_players(); players <= game->max_players(); ++players) {
            const std::size_t before = allocations;
            const std::uint64_t steps = game->play_random_games(players, 1, 20);
            EXPECT_EQ(allocations, before) << game->id() << " with " << players;
            EXPECT_GT(steps, 1000U);
        }
}

}  // namespace
}  // namespace wharf::catalog
