#include "server/workers.h"

#include <exception>

namespace wharf::server {

Workers::Workers(int threads, std::size_t most_waiting, std::function<void(std::string_view)> failed)
    : most_waiting_(most_waiting), failed_(std::move(failed)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
        queue_.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool Workers::add(const Whom& whom, double cost, std::function<void()> work) {
    {
        const std::lock_guard lock(mutex_);
        if (stop_ || queue_.size() >= most_waiting_) return false;
        queue_.push(whom, cost, std::move(work));
    }
    changed_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

bool Workers::is_idle() const {
    const std::lock_guard lock(mutex_);
    return queue_.empty() && at_work_ == 0;
}

void Workers::run() {
    for (;;) {
        std::function<void()> work;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return stop_ || !queue_.empty(); });
            if (stop_) return;
            work = std::move(*queue_.pop());
            at_work_ += 1;
        }
        // What one piece of work throws must not end the thread, and the program with it.
        try {
            work();
        } catch (const std::exception& failure) {
            failed_(failure.what());
        } catch (...) {
            failed_("something unknown");
        }
        work = nullptr;
        const std::lock_guard lock(mutex_);
        at_work_ -= 1;
    }
}

}  // namespace wharf::server
