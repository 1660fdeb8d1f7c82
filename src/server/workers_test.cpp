#include "server/workers.h"

#include <future>

#include "server/testing/house.h"

namespace wharf::server {

namespace {

TEST(Workers, WhatOnePieceOfWorkThrowsIsToldAndTheNextIsDone) {
    std::promise<std::string> told;
    std::promise<void> done;
    Workers workers(1, 10, [&](std::string_view reason) { told.set_value(std::string(reason)); });
    ASSERT_TRUE(workers.add([] { throw std::runtime_error("it broke"); }));
    ASSERT_TRUE(workers.add([&] { done.set_value(); }));
    EXPECT_EQ(told.get_future().get(), "it broke");
    done.get_future().wait();
}

TEST(Node, WhatIsThrownElsewhereArrivesWithWhomeverWaits) {
    tests::House house;
    Node node(house.loop, *house.store, Log(Importance::error), {});
    auto working = node.in(node.hashers, []() -> int { throw std::runtime_error("out of memory"); });
    EXPECT_THROW(house.run(std::move(working)), std::runtime_error);
    auto reading = node.read([](storage::Store&) -> int { throw std::logic_error("no such row"); });
    EXPECT_THROW(house.run(std::move(reading)), storage::Failure);
    auto after = node.in(node.hashers, [] { return 7; });
    EXPECT_EQ(house.run(std::move(after)), 7);
}

}  // namespace

}  // namespace wharf::server
