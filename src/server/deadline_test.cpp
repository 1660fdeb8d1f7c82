#include "server/deadline.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <optional>

namespace wharf::server {

namespace {

// What is set last is what counts; everything that must not happen would happen before the end.
TEST(Deadline, TheLastOneSetIsReachedOnce) {
    Loop loop;
    std::vector<std::string> reached;
    Deadline put_off(loop, [&] { reached.emplace_back("put off"); });
    Deadline brought_forward(loop, [&] { reached.emplace_back("brought forward"); });
    Deadline taken_away(loop, [&] { reached.emplace_back("taken away"); });
    std::optional<Deadline> gone(std::in_place, loop, [&] { reached.emplace_back("gone"); });
    Deadline end(loop, [&] { loop.stop(); });
    const Time now = now_ms();
    put_off.set(now + 5);
    put_off.set(now + 60);
    brought_forward.set(now + 3'600'000);
    brought_forward.set(now + 30);
    taken_away.set(now + 5);
    taken_away.set(0);
    gone->set(now + 5);
    gone.reset();
    end.set(now + 90);
    loop.run();
    EXPECT_EQ(reached, (std::vector<std::string>{"brought forward", "put off"}));
    EXPECT_EQ(put_off.when(), 0);
    EXPECT_GE(now_ms(), now + 90);
}

TEST(Deadline, MayBeSetAgainWhenItIsReached) {
    Loop loop;
    int times = 0;
    std::optional<Deadline> again;
    again.emplace(loop, [&] {
        if (++times == 3) return loop.stop();
        again->set(now_ms() + 1);
    });
    again->set(1);  // long ago
    EXPECT_EQ(times, 0);
    loop.run();
    EXPECT_EQ(times, 3);
}

}  // namespace

}  // namespace wharf::server
