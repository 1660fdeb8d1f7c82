// What nodes tell each other: news that everybody hears, and jobs that somebody does. In one process or over NATS.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace wharf::bus {

// The bus cannot be reached or refuses; the sentence is for the operator.
class Failure : public std::runtime_error {
 public:
    using std::runtime_error::runtime_error;
};

struct Options {
    // A job that is neither done nor kept for this long is given to somebody else: its node has died.
    std::chrono::milliseconds patience{10'000};
    // A job put again with the same id within this time is the same job.
    std::chrono::milliseconds same_job{5'000};
    // How often a job is given out before it is dropped: one that kills every node that takes it must end.
    int most_deliveries = 10;
};

// News are heard from when this was made until it is gone; its callback does not run after that.
class Subscription {
 public:
    virtual ~Subscription() = default;
};

// Jobs that take a moment do not wait for those that take long.
enum class Lane { quick, slow };

// A job in somebody's hands. Gone without done(), it is given out again at once.
class Job {
 public:
    virtual ~Job() = default;

    virtual const std::string& id() const = 0;
    virtual const std::string& body() const = 0;
    // Nobody gets it again. Somebody else may be at it by now if it took too long: then it is done twice.
    virtual void done() = 0;
    // Begins the time anew, for long thinking.
    virtual void keep() = 0;
};

// All functions may be called from any thread; they throw Failure.
class Bus {
 public:
    using Heard = std::function<void(std::string_view message)>;

    virtual ~Bus() = default;

    // False while a connection is lost: news do not come or go, jobs are neither put nor taken.
    virtual bool is_connected() const = 0;

    // To everybody who has subscribed to the topic, on all nodes, this one too; in order for one publisher. News can be
    // lost when a connection is: they only say that something is worth reading, the truth is in the store.
    virtual void publish(std::string_view topic, std::string_view message) = 0;
    // The callback runs on a thread of the bus, one at a time per subscription: be quick, post the rest elsewhere.
    [[nodiscard]] virtual std::unique_ptr<Subscription> subscribe(std::string_view topic, Heard heard) = 0;
    // Told whenever news may have been lost: what matters should be read again. One listener; set before subscribing.
    virtual void when_news_were_lost(std::function<void()> told) = 0;

    // A job for anybody, done at least once. Returns when it is kept safely.
    virtual void put(Lane lane, std::string_view id, std::string_view body) = 0;
    // The next job of a lane, or nothing after `wait`. Threads that work call this in a loop.
    [[nodiscard]] virtual std::unique_ptr<Job> take(Lane lane, std::chrono::milliseconds wait) = 0;
};

// Topics are 1 to 100 letters, digits, '-', '_' or ':'; throws Failure for others.
void check_topic(std::string_view topic);

}  // namespace wharf::bus
