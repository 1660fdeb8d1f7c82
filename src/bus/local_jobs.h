// The jobs of one process: in the order they were put; those given out come back when their time is up.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "bus/bus.h"

namespace wharf::bus {

class Jobs {
 public:
    using Clock = std::chrono::steady_clock;
    explicit Jobs(const Options& options) : options_(options) {}

    struct Given {
        std::string id;
        std::string body;
        std::uint64_t ticket = 0;
    };

    void put(std::string_view id, std::string_view body) {
        {
            const std::lock_guard lock(mutex_);
            const Clock::time_point now = Clock::now();
            while (!recent_order_.empty() && recent_order_.front().first <= now) {
                recent_.erase(recent_order_.front().second);
                recent_order_.pop_front();
            }
            if (recent_.contains(std::string(id))) return;
            if (waiting_.size() >= kMostWaiting) throw Failure("Too many jobs are waiting.");
            recent_.emplace(id);
            recent_order_.emplace_back(now + options_.same_job, id);
            waiting_.push_back({std::string(id), std::string(body), 0});
        }
        change_.notify_one();
    }

    std::optional<Given> take(std::chrono::milliseconds wait) {
        std::unique_lock lock(mutex_);
        const Clock::time_point end = Clock::now() + wait;
        for (;;) {
            const Clock::time_point now = Clock::now();
            return_overdue(now);
            if (!waiting_.empty()) break;
            if (now >= end) return std::nullopt;
            change_.wait_until(lock, out_.empty() ? end : std::min(end, next_overdue()));
        }
        Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        const std::uint64_t ticket = ++tickets_;
        const Given given{next.id, next.body, ticket};
        ++next.deliveries;
        out_.emplace(ticket, Out{std::move(next), Clock::now() + options_.patience});
        return given;
    }

    void done(std::uint64_t ticket) {
        const std::lock_guard lock(mutex_);
        out_.erase(ticket);
    }
    void keep(std::uint64_t ticket) {
        const std::lock_guard lock(mutex_);
        const auto found = out_.find(ticket);
        if (found != out_.end()) found->second.until = Clock::now() + options_.patience;
    }
    void give_back(std::uint64_t ticket) {
        {
            const std::lock_guard lock(mutex_);
            const auto found = out_.find(ticket);
            if (found == out_.end()) return;
            again(std::move(found->second.job));
            out_.erase(found);
        }
        change_.notify_one();
    }

 private:
    // More are refused: far more than a node that keeps up ever has.
    static constexpr std::size_t kMostWaiting = 100'000;

    struct Waiting {
        std::string id;
        std::string body;
        int deliveries;
    };
    struct Out {
        Waiting job;
        Clock::time_point until;
    };

    void again(Waiting job) {
        if (job.deliveries < options_.most_deliveries) waiting_.push_front(std::move(job));
    }
    void return_overdue(Clock::time_point now) {
        for (auto out = out_.begin(); out != out_.end();) {
            if (out->second.until > now) {
                ++out;
                continue;
            }
            again(std::move(out->second.job));
            out = out_.erase(out);
        }
    }
    // As many are out as there are threads that work: a handful.
    Clock::time_point next_overdue() const {
        Clock::time_point next = Clock::time_point::max();
        for (const auto& [ticket, out] : out_) next = std::min(next, out.until);
        return next;
    }

    const Options options_;
    std::mutex mutex_;
    std::condition_variable change_;
    std::deque<Waiting> waiting_;
    std::map<std::uint64_t, Out> out_;
    std::uint64_t tickets_ = 0;
    std::unordered_set<std::string> recent_;
    std::deque<std::pair<Clock::time_point, std::string>> recent_order_;
};

}  // namespace wharf::bus
