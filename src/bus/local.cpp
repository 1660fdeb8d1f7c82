#include "bus/local.h"

#include <condition_variable>
#include <deque>
#include <list>
#include <map>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bus/listener.h"

namespace wharf::bus {

namespace {

using Clock = std::chrono::steady_clock;

// News and jobs that wait; more are refused or lost. Far more than a node that keeps up ever has.
constexpr std::size_t kMostWaiting = 100'000;

// Jobs in the order they were put; those given out come back when their time is up.
class Jobs {
 public:
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
            recent_.emplace(id, true);
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

    bool done(std::uint64_t ticket) {
        const std::lock_guard lock(mutex_);
        return_overdue(Clock::now());
        return out_.erase(ticket) == 1;
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
    std::unordered_map<std::string, bool> recent_;
    std::deque<std::pair<Clock::time_point, std::string>> recent_order_;
};

class LocalJob final : public Job {
 public:
    LocalJob(Jobs& jobs, Jobs::Given given) : jobs_(jobs), given_(std::move(given)) {}
    ~LocalJob() override {
        if (!done_) jobs_.give_back(given_.ticket);
    }
    const std::string& id() const override { return given_.id; }
    const std::string& body() const override { return given_.body; }
    bool done() override {
        done_ = true;
        return jobs_.done(given_.ticket);
    }
    void keep() override { jobs_.keep(given_.ticket); }

 private:
    Jobs& jobs_;
    Jobs::Given given_;
    bool done_ = false;
};

// News, told by a thread of their own, so that no publisher runs a stranger's code.
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

class LocalSubscription final : public Subscription {
 public:
    LocalSubscription(News& news, std::string topic, Bus::Heard heard)
        : news_(news), topic_(std::move(topic)), listener_(std::make_shared<Listener>(std::move(heard))) {
        news_.add(topic_, listener_);
    }
    ~LocalSubscription() override { news_.remove(topic_, listener_); }

 private:
    News& news_;
    std::string topic_;
    std::shared_ptr<Listener> listener_;
};

class LocalBus final : public Bus {
 public:
    explicit LocalBus(const Options& options) : jobs_(options) {}

    void publish(std::string_view topic, std::string_view message) override {
        check_topic(topic);
        news_.publish(topic, message);
    }
    std::unique_ptr<Subscription> subscribe(std::string_view topic, Heard heard) override {
        check_topic(topic);
        return std::make_unique<LocalSubscription>(news_, std::string(topic), std::move(heard));
    }
    void when_news_were_lost(std::function<void()> told) override { news_.when_lost(std::move(told)); }
    void put(std::string_view id, std::string_view body) override { jobs_.put(id, body); }
    std::unique_ptr<Job> take(std::chrono::milliseconds wait) override {
        std::optional<Jobs::Given> given = jobs_.take(wait);
        return given ? std::make_unique<LocalJob>(jobs_, std::move(*given)) : nullptr;
    }

 private:
    Jobs jobs_;
    News news_;
};

}  // namespace

std::unique_ptr<Bus> local_bus(const Options& options) { return std::make_unique<LocalBus>(options); }

}  // namespace wharf::bus
