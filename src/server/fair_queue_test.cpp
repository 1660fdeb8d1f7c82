#include "server/fair_queue.h"

#include <gtest/gtest.h>

namespace wharf::server {

namespace {

// What comes out, one letter each.
std::string all(FairQueue<char>& queue) {
    std::string order;
    while (const auto work = queue.pop()) order += *work;
    return order;
}

TEST(FairQueue, WhoAsksForMuchDoesNotKeepOthersWaiting) {
    FairQueue<char> queue;
    for (int table = 0; table < 5; ++table) queue.push({"anna", std::to_string(table)}, 10, 'a');
    for (int table = 0; table < 2; ++table) queue.push({"bela", std::to_string(table)}, 10, 'b');
    queue.push({"cili", "0"}, 10, 'c');
    EXPECT_EQ(queue.size(), 8U);
    EXPECT_EQ(all(queue), "abcabaaa");
    EXPECT_TRUE(queue.empty());
}

TEST(FairQueue, WhatCostsMuchCountsForMuch) {
    FairQueue<char> queue;
    for (int i = 0; i < 3; ++i) queue.push({"anna", std::to_string(i)}, 30, 'a');
    for (int i = 0; i < 9; ++i) queue.push({"bela", std::to_string(i)}, 10, 'b');
    EXPECT_EQ(all(queue), "abbbabbbabbb");
}

TEST(FairQueue, TablesOfOnePersonShareWhatHeGets) {
    FairQueue<char> queue;
    for (int i = 0; i < 4; ++i) queue.push({"anna", "large"}, 10, static_cast<char>('1' + i));
    queue.push({"anna", "small"}, 10, 's');
    EXPECT_EQ(all(queue), "1s234");
}

// Somebody who was served long and somebody who waited long ago are as good as new.
TEST(FairQueue, NobodySavesUpClaims) {
    FairQueue<char> queue;
    queue.push({"cili", "0"}, 10, 'c');
    EXPECT_EQ(all(queue), "c");
    for (int i = 0; i < 100; ++i) {
        queue.push({"anna", "0"}, 10, 'a');
        EXPECT_EQ(all(queue), "a");
    }
    for (int i = 0; i < 3; ++i) queue.push({"anna", "0"}, 10, 'a');
    for (int i = 0; i < 3; ++i) queue.push({"cili", "0"}, 10, 'c');
    EXPECT_EQ(all(queue), "cacaca");
    queue.push({"dani", "0"}, 10, 'd');
    queue.clear();
    EXPECT_EQ(queue.pop(), std::nullopt);
}

}  // namespace

}  // namespace wharf::server
