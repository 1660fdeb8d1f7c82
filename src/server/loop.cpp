#include "server/loop.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

namespace wharf::server {

namespace asio = boost::asio;

struct Loop::Guard {
    asio::executor_work_guard<asio::io_context::executor_type> work;
};

Loop::Loop() : context_(std::make_unique<asio::io_context>(1)), guard_(new Guard{asio::make_work_guard(*context_)}) {}
Loop::~Loop() = default;

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
    for (const auto& work : all) work();
}

void Loop::after(std::chrono::milliseconds delay, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(*context_, delay);
    timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
        if (!error) work();
    });
}

void Loop::run() { context_->run(); }
void Loop::stop() { context_->stop(); }

std::int64_t now_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace wharf::server
