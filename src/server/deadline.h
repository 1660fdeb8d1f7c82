// A moment that is waited for. Set anew, the one before is forgotten; nothing happens after its owner is gone. How long
// it is until then is counted when it is set: a wall clock that is put back keeps nobody waiting.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "server/loop.h"

namespace wharf::server {

class Deadline {
 public:
    Deadline(Loop& loop, std::function<void()> reached);
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    // 0: none. What has passed already is reached at once, through the loop.
    void set(Time when);
    // When it is; 0: none is set, or it was reached.
    Time when() const { return state_->wanted; }

 private:
    // Deadlines are put off far more often than they are reached: one timer is under way, and looks again when it ends.
    using Clock = std::chrono::steady_clock;
    struct State {
        Loop& loop;
        std::function<void()> reached;
        Time wanted = 0;
        Clock::time_point until{};                 // the same
        std::optional<Clock::time_point> armed{};  // when the timer under way ends
    };
    static void arm(const std::shared_ptr<State>& state);
    static void look(const std::shared_ptr<State>& state, Clock::time_point armed);

    std::shared_ptr<State> state_;
};

}  // namespace wharf::server
