#include "server/health.h"

namespace wharf::server {

namespace {

constexpr std::chrono::milliseconds kCheckEvery{1000};
// As long as all is well the store is asked at every so many looks; in trouble at every one.
constexpr int kSeldom = 2;

}  // namespace

void Health::start() {
    look();
    next_look_.set(now_ms() + kCheckEvery.count());
}

void Health::look() {
    node_.loop.post([&node = node_, posted = storage::Histogram::Clock::now()] { node.times.loop.add_since(posted); });
    if (bus_ != nullptr) {
        const bool is_there = bus_->is_connected();
        const bool changed = is_there != bus_state_.works;
        say(bus_state_, is_there, "the bus", "no connection");
        node_.counts.bus_losses += changed && !is_there;
        if (changed && bus_changed_) bus_changed_(is_there);
    }
    const storage::CommitQueue::Counts commits = node_.commit_queue.counts();
    if (commits.failures != failures_) say(store_, false, "the store", commits.last_failure);
    failures_ = commits.failures;
    if (trying_ || (store_.works && ++looks_ % kSeldom != 0)) return;
    trying_ = true;
    spawn<bool>("looking at the store", try_store(), [this](auto) { trying_ = false; });
}

// A read shows that it is there; where it failed, a write that it takes some again.
Task<bool> Health::try_store() {
    std::string reason;
    try {
        auto read = node_.read([](storage::Store& store) { return store.table("-").has_value(); });
        co_await read;
    } catch (const std::exception& failure) {
        reason = failure.what();
    }
    if (reason.empty() && !store_.works) {
        storage::Write write = storage::Touch{};
        const storage::Outcome outcome = co_await node_.write(std::move(write));
        if (outcome.code != storage::Code::done) reason = node_.commit_queue.counts().last_failure;
        failures_ = node_.commit_queue.counts().failures;
    }
    say(store_, reason.empty(), "the store", reason);
    co_return reason.empty();
}

void Health::say(Part& part, bool works, const char* what, const std::string& reason) {
    if (part.works == works) return;
    if (&part == &store_) node_.counts.store_losses += !works;
    const Time now = now_ms();
    if (works)
        node_.log.info("works again", {{"what_works", what}, {"seconds", (now - part.since) / 1000}});
    else
        node_.log.error("does not work", {{"what_fails", what}, {"reason", reason}});
    part = {works, now};
}

boost::json::object Health::report() const {
    return {{"ready", is_ready()},
            {"awake", awake_},
            {"draining", node_.draining},
            {"store", store_.works},
            {"bus", bus_ == nullptr ? boost::json::value(nullptr) : boost::json::value(bus_state_.works)}};
}

}  // namespace wharf::server
