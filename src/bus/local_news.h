// The news of one process, told by a thread of their own, so that no publisher runs a stranger's code.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bus/listener.h"

namespace wharf::bus {

class News {
 public:
    News() : thread_([this] { run(); }) {}
    ~News() {
        {
            const std::lock_guard lock(mutex_);
            stop_ = true;
        }
        change_.notify_one();
        thread_.join();
    }

    void publish(std::string_view topic, std::string_view message) {
        {
            const std::lock_guard lock(mutex_);
            if (!listeners_.contains(std::string(topic))) return;
            if (waiting_.size() >= kMostWaiting) {
                waiting_.clear();
                lost_ = true;
            }
            waiting_.emplace_back(topic, message);
        }
        change_.notify_one();
    }
    void add(const std::string& topic, std::shared_ptr<Listener> listener) {
        const std::lock_guard lock(mutex_);
        listeners_[topic].push_back(std::move(listener));
    }
    void remove(const std::string& topic, const std::shared_ptr<Listener>& listener) {
        listener->close();
        const std::lock_guard lock(mutex_);
        const auto found = listeners_.find(topic);
        std::erase(found->second, listener);
        if (found->second.empty()) listeners_.erase(found);
    }
    void when_lost(std::function<void()> told) {
        const std::lock_guard lock(mutex_);
        told_ = std::move(told);
    }

 private:
    // If more wait, all are lost, and the node is told so: it reads what matters again.
    static constexpr std::size_t kMostWaiting = 100'000;

    void run() {
        std::unique_lock lock(mutex_);
        for (;;) {
            change_.wait(lock, [&] { return stop_ || lost_ || !waiting_.empty(); });
            if (stop_) return;
            if (std::exchange(lost_, false) && told_) {
                const auto told = told_;
                lock.unlock();
                told();
                lock.lock();
                continue;
            }
            const auto [topic, message] = std::move(waiting_.front());
            waiting_.pop_front();
            const auto found = listeners_.find(topic);
            if (found == listeners_.end()) continue;
            const std::vector<std::shared_ptr<Listener>> listeners = found->second;
            lock.unlock();
            for (const auto& listener : listeners) listener->tell(message);
            lock.lock();
        }
    }

    std::mutex mutex_;
    std::condition_variable change_;
    std::deque<std::pair<std::string, std::string>> waiting_;
    std::unordered_map<std::string, std::vector<std::shared_ptr<Listener>>> listeners_;
    std::function<void()> told_;
    bool lost_ = false;
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace wharf::bus
