#include "bus/local.h"

#include <utility>

#include "bus/local_jobs.h"
#include "bus/local_news.h"

namespace wharf::bus {

namespace {

class LocalJob final : public Job {
 public:
    LocalJob(Jobs& jobs, Jobs::Given given) : jobs_(jobs), given_(std::move(given)) {}
    ~LocalJob() override {
        if (!done_) jobs_.give_back(given_.ticket);
    }
    const std::string& id() const override { return given_.id; }
    const std::string& body() const override { return given_.body; }
    void done() override {
        done_ = true;
        jobs_.done(given_.ticket);
    }
    void keep() override { jobs_.keep(given_.ticket); }

 private:
    Jobs& jobs_;
    Jobs::Given given_;
    bool done_ = false;
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
    explicit LocalBus(const Options& options) : quick_(options), slow_(options) {}

    bool is_connected() const override { return true; }
    void publish(std::string_view topic, std::string_view message) override {
        check_topic(topic);
        news_.publish(topic, message);
    }
    std::unique_ptr<Subscription> subscribe(std::string_view topic, Heard heard) override {
        check_topic(topic);
        return std::make_unique<LocalSubscription>(news_, std::string(topic), std::move(heard));
    }
    void when_news_were_lost(std::function<void()> told) override { news_.when_lost(std::move(told)); }
    void put(Lane lane, std::string_view id, std::string_view body) override { jobs(lane).put(id, body); }
    std::unique_ptr<Job> take(Lane lane, std::chrono::milliseconds wait) override {
        std::optional<Jobs::Given> given = jobs(lane).take(wait);
        return given ? std::make_unique<LocalJob>(jobs(lane), std::move(*given)) : nullptr;
    }

 private:
    Jobs& jobs(Lane lane) { return lane == Lane::quick ? quick_ : slow_; }

    Jobs quick_;
    Jobs slow_;
    News news_;
};

}  // namespace

std::unique_ptr<Bus> local_bus(const Options& options) { return std::make_unique<LocalBus>(options); }

}  // namespace wharf::bus
