#include "server/loop.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdio>
#include <string>
#include <utility>

namespace wharf::server {

namespace asio = boost::asio;

struct Loop::Guard {
    asio::executor_work_guard<asio::io_context::executor_type> work;
};

namespace {

// The loop of this thread: a coroutine that nobody waits for has nobody else to tell what it threw.
thread_local Loop* own_loop = nullptr;

std::string reason_of(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const std::exception& failure) {
        return failure.what();
    } catch (...) {
        return "no exception of ours";
    }
}

template <class Work>
void guarded(std::string_view where, const Work& work) {
    try {
        work();
    } catch (...) {
        Loop::report(where, std::current_exception());
    }
}

}  // namespace

Loop::Loop() : context_(std::make_unique<asio::io_context>(1)), guard_(new Guard{asio::make_work_guard(*context_)}) {
    own_loop = this;
}
Loop::~Loop() {
    if (own_loop == this) own_loop = nullptr;
    // What was posted and never done may hold timers: it goes before the context they belong to.
    std::vector<std::function<void()>> never_done;
    {
        const std::lock_guard lock(posting_);
        never_done.swap(posted_);
    }
}

Loop::UnderWay::UnderWay() : loop_(own_loop) {
    if (loop_ != nullptr) loop_->tasks_ += 1;
}
Loop::UnderWay::~UnderWay() {
    if (loop_ != nullptr && loop_ == own_loop) loop_->tasks_ -= 1;
}

void Loop::report(std::string_view where, const std::exception_ptr& thrown) noexcept {
    try {
        const std::string reason = reason_of(thrown);
        if (own_loop != nullptr) own_loop->faults_ += 1;
        if (own_loop != nullptr && own_loop->tell_)
            own_loop->tell_(where, reason);
        else
            std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(where.size()), where.data(), reason.c_str());
    } catch (...) {  // no memory for a sentence: it is counted all the same
        return;
    }
}

void Loop::post(std::function<void()> work) {
    {
        const std::lock_guard lock(posting_);
        posted_.push_back(std::move(work));
        if (posted_.size() > 1) return;
    }
    asio::post(*context_, [this] { do_posted(); });
}

void Loop::do_posted() {
    std::vector<std::function<void()>> all;
    {
        const std::lock_guard lock(posting_);
        all.swap(posted_);
    }
    for (const auto& work : all) {
        guarded("posted work", work);
        if (then_) guarded("what follows posted work", then_);
    }
}

void Loop::after(std::chrono::milliseconds delay, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(*context_, delay);
    timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
        if (!error) guarded("work of a timer", work);
    });
}

void Loop::run() {
    own_loop = this;
    // What a handler throws leaves run(), which may be called again.
    while (!context_->stopped()) guarded("a handler", [this] { context_->run(); });
}
void Loop::stop() { context_->stop(); }

std::int64_t now_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace wharf::server
