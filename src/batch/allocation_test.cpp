// Nothing that a batch does again and again allocates, on any of its threads.
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "core/testing/count_allocations.h"

namespace wharf::batch {
namespace {

using testing::allocations;

TEST(BatchAllocation, StepsAllocateNothing) {
    for (const Offer& offer : offers()) {
        const auto batch = make_batch(offer.game, offer.newest_features, offer.config, 100, 3, 2).batch;
        const Buffers& io = batch->buffers();
        const std::size_t before = allocations;
        ::operator delete(::operator new(8));
        ASSERT_EQ(allocations, before + 1) << "the counter counts";
        for (int step = 0; step < 60; ++step) {
            batch->draw_actions(io);
            batch->step(io);
            batch->look(io);
        }
        batch->roll_out(500);
        batch->reset(4, io);
        EXPECT_EQ(allocations, before + 1) << offer.game;
    }
}

}  // namespace
}  // namespace wharf::batch
