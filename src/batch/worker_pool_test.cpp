// Every part of every job is done once, however the threads come and go.
#include "batch/worker_pool.h"

#include <gtest/gtest.h>

#include <numeric>

namespace wharf::batch {
namespace {

TEST(WorkerPool, EveryPartIsDoneOnceBeforeRunReturns) {
    for (const int threads : {1, 2, 5}) {
        WorkerPool pool(threads);
        EXPECT_EQ(pool.threads(), threads);
        for (std::uint32_t parts = 0; parts < 300; ++parts) {
            std::vector<int> done(parts);
            pool.run(parts, [&](std::uint32_t part) { done[part] += static_cast<int>(part) + 1; });
            for (std::uint32_t part = 0; part < parts; ++part) ASSERT_EQ(done[part], static_cast<int>(part) + 1);
        }
    }
}

TEST(WorkerPool, AnotherThreadHelps) {
    WorkerPool pool(2);
    // Both parts wait for each other: one thread alone would never return.
    std::atomic<int> begun = 0;
    pool.run(2, [&](std::uint32_t) {
        begun += 1;
        while (begun < 2) std::this_thread::yield();
    });
    EXPECT_EQ(begun, 2);
}

TEST(WorkerPool, PoolsThatNeverWorkedEnd) {
    for (int i = 0; i < 50; ++i) WorkerPool pool(4);
}

}  // namespace
}  // namespace wharf::batch
