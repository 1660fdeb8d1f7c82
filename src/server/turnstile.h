// One coroutine at a time: who enters waits for those before him, and leaves with the guard he was given.
#pragma once

#include <coroutine>
#include <deque>
#include <utility>

#include "server/loop.h"

namespace wharf::server {

class Turnstile {
 public:
    explicit Turnstile(Loop& loop) : loop_(loop) {}
    Turnstile(const Turnstile&) = delete;
    Turnstile& operator=(const Turnstile&) = delete;

    // Being inside; whoever holds it keeps the turnstile alive.
    class [[nodiscard]] Inside {
     public:
        explicit Inside(Turnstile& turnstile) : turnstile_(&turnstile) {}
        Inside(Inside&& other) noexcept : turnstile_(std::exchange(other.turnstile_, nullptr)) {}
        Inside& operator=(Inside&&) = delete;
        ~Inside() {
            if (turnstile_ != nullptr) turnstile_->leave();
        }

     private:
        Turnstile* turnstile_;
    };

    // To be awaited; goes on at once where nobody is inside.
    auto enter() {
        struct Entering {
            Turnstile& turnstile;
            bool await_ready() { return !std::exchange(turnstile.busy_, true); }
            void await_suspend(std::coroutine_handle<> waiting) { turnstile.waiting_.push_back(waiting); }
            Inside await_resume() { return Inside(turnstile); }
        };
        return Entering{*this};
    }
    bool is_idle() const { return !busy_; }
    // Whether somebody waits to enter.
    bool has_line() const { return !waiting_.empty(); }

 private:
    void leave() {
        if (waiting_.empty()) {
            busy_ = false;
            return;
        }
        // Through the loop, so that a long queue is no deep stack.
        loop_.post([next = waiting_.front()] { next.resume(); });
        waiting_.pop_front();
    }

    Loop& loop_;
    bool busy_ = false;
    std::deque<std::coroutine_handle<>> waiting_;
};

}  // namespace wharf::server
