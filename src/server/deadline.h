// A moment that is waited for. Set anew, the one before is forgotten; nothing happens after its owner is gone.
#pragma once

#include <functional>
#include <memory>

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
    struct State {
        Loop& loop;
        std::function<void()> reached;
        Time wanted = 0;
        Time armed = 0;  // when the timer under way ends; 0: there is none
    };
    static void arm(const std::shared_ptr<State>& state);
    static void look(const std::shared_ptr<State>& state, Time armed);

    std::shared_ptr<State> state_;
};

}  // namespace wharf::server
