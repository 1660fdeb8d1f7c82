// The rules' hot path allocates nothing.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "catalog/catalog.h"

namespace {

// Counts every allocation of this test program.
std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    allocations += 1;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
// What a stable sort asks for; without this it would come from the other allocator and go back to ours.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    allocations += 1;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace wharf::catalog {
namespace {

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
