// A coroutine that gives one value. Everything awaited finishes on the loop's thread, so tasks need no locks.
//
// g++ 12 copies lambdas and braced aggregates inside a co_await expression byte by byte, and destroys them twice. So
// whatever takes one is called first and awaited in a statement of its own: `auto read = node.read([…]); co_await
// read;`.
#pragma once

#include <coroutine>
#include <exception>
#include <functional>
#include <optional>
#include <utility>

#include "server/frames.h"
#include "server/loop.h"

namespace wharf::server {

template <class T>
class [[nodiscard]] Task {
 public:
    struct promise_type {
        static void* operator new(std::size_t bytes) { return Frames::take(bytes); }
        static void operator delete(void* frame, std::size_t bytes) { Frames::give_back(frame, bytes); }

        std::optional<T> value;
        std::exception_ptr error;
        std::coroutine_handle<> next = std::noop_coroutine();

        Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        auto final_suspend() noexcept {
            struct Resume {
                bool await_ready() noexcept { return false; }
                std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept {
                    return h.promise().next;
                }
                void await_resume() noexcept {}
            };
            return Resume{};
        }
        void return_value(T given) { value.emplace(std::move(given)); }
        void unhandled_exception() { error = std::current_exception(); }
    };

    explicit Task(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
    Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Task(const Task&) = delete;
    Task& operator=(Task&&) = delete;
    ~Task() {
        if (handle_) handle_.destroy();
    }

    bool await_ready() const noexcept { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> next) noexcept {
        handle_.promise().next = next;
        return handle_;
    }
    T await_resume() {
        if (handle_.promise().error) std::rethrow_exception(handle_.promise().error);
        return std::move(*handle_.promise().value);
    }

 private:
    std::coroutine_handle<promise_type> handle_;
};

// Waits for a callback: `begin` is given a function to call, once, with the value.
template <class T>
class Arrival {
 public:
    using Deliver = std::function<void(T)>;
    explicit Arrival(std::function<void(Deliver)> begin) : begin_(std::move(begin)) {}

    bool await_ready() const noexcept { return false; }
    void await_suspend(std::coroutine_handle<> waiting) {
        // Called at once, it resumes and destroys this object: nothing of it may be needed afterwards.
        const std::function<void(Deliver)> begin = std::move(begin_);
        begin([this, waiting](T value) {
            value_.emplace(std::move(value));
            waiting.resume();
        });
    }
    T await_resume() { return std::move(*value_); }

 private:
    std::function<void(Deliver)> begin_;
    std::optional<T> value_;
};

// Runs a task to its end; `done` gets its value or what it threw. What `done` throws itself is reported to the loop.
template <class T>
void spawn(Task<T> task, std::function<void(std::optional<T>, std::exception_ptr)> done) {
    struct Detached {
        struct promise_type {
            Detached get_return_object() { return {}; }
            std::suspend_never initial_suspend() noexcept { return {}; }
            std::suspend_never final_suspend() noexcept { return {}; }
            void return_void() {}
            void unhandled_exception() { std::terminate(); }
        };
    };
    const auto run = [](Task<T> inner, std::function<void(std::optional<T>, std::exception_ptr)> finish) -> Detached {
        const Loop::UnderWay under_way;
        std::optional<T> value;
        std::exception_ptr error;
        try {
            value.emplace(co_await inner);
        } catch (...) {
            error = std::current_exception();
        }
        try {
            finish(std::move(value), error);
        } catch (...) {
            Loop::report("the end of a task", std::current_exception());
        }
    };
    run(std::move(task), std::move(done));
}

// The same for a task whose failure nobody deals with: it is reported to the loop, with the name of what failed, and
// `done` is called without a value.
template <class T>
void spawn(const char* what, Task<T> task, std::function<void(std::optional<T>)> done = {}) {
    spawn<T>(std::move(task), [what, done = std::move(done)](std::optional<T> value, const std::exception_ptr& failed) {
        if (failed) Loop::report(what, failed);
        if (done) done(std::move(value));
    });
}

}  // namespace wharf::server
