// The loop: what is thrown where nobody waits for it is told and counted, and the others go on.
#include "server/loop.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include "server/task.h"

namespace wharf::server {
namespace {

Task<bool> failing() {
    throw std::runtime_error("in a task");
    co_return true;
}

Task<bool> well() { co_return true; }

TEST(Loop, NothingThrownEndsItOrStopsTheOthers) {
    Loop loop;
    std::vector<std::string> told;
    loop.on_fault([&](std::string_view, std::string_view reason) { told.emplace_back(reason); });
    int done = 0;
    loop.post([] { throw std::runtime_error("posted"); });
    loop.post([&] { done += 1; });
    loop.after(std::chrono::milliseconds(1), [] { throw std::runtime_error("timer"); });
    boost::asio::post(loop.context(), [] { throw std::runtime_error("handler"); });
    loop.after(std::chrono::milliseconds(5), [&] {
        done += 1;
        spawn("trying", failing());
        spawn<bool>(well(), [](auto, auto) { throw std::runtime_error("afterwards"); });
        spawn<bool>(well(), [&](auto value, auto) { done += *value ? 1 : 0; });
        loop.stop();
    });
    loop.run();
    EXPECT_EQ(done, 3);
    EXPECT_EQ(loop.faults(), 5U);
    std::sort(told.begin(), told.end());
    EXPECT_EQ(told, (std::vector<std::string>{"afterwards", "handler", "in a task", "posted", "timer"}));
}

}  // namespace
}  // namespace wharf::server
