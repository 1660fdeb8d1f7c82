#include "server/turnstile.h"

#include "server/testing/house.h"

namespace wharf::server {

namespace {

Task<bool> pass_through(Turnstile& turnstile, std::vector<int>& passed, int number, Loop& loop, bool fails) {
    const Turnstile::Inside inside = co_await turnstile.enter();
    auto pause = Arrival<bool>([&loop](auto deliver) { loop.post([deliver] { deliver(true); }); });
    passed.push_back(number);
    co_await pause;
    if (fails) throw std::runtime_error("inside");
    passed.push_back(number);
    co_return true;
}

TEST(Turnstile, OneAtATimeInOrderAlsoAfterOneWhoFails) {
    Loop loop;
    Turnstile turnstile(loop);
    std::vector<int> passed;
    int ended = 0;
    int failed = 0;
    for (int number = 1; number <= 4; ++number) {
        spawn<bool>(pass_through(turnstile, passed, number, loop, number == 2), [&](auto, auto error) {
            failed += error != nullptr;
            if (++ended == 4) loop.stop();
        });
    }
    loop.run();
    EXPECT_EQ(failed, 1);
    EXPECT_TRUE(turnstile.is_idle());
    EXPECT_EQ(passed, (std::vector<int>{1, 1, 2, 3, 3, 4, 4}));
}

}  // namespace

}  // namespace wharf::server
