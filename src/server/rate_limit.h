// How often somebody may do something: a bucket of tokens per key that fills again with time. Nodes that share a limit
// tell each other what they let through (shared_limits.h).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>

namespace wharf::server {

class RateLimit {
 public:
    // One that only goes forward: a wall clock that is set would fill every bucket, or lock everybody out.
    using Clock = std::chrono::steady_clock;

    // `burst` at once, and `per_minute` in the long run.
    RateLimit(double burst, double per_minute) : burst_(burst), per_second_(per_minute / 60) {}

    // From now on.
    void change(double burst, double per_minute) {
        burst_ = burst;
        per_second_ = per_minute / 60;
    }

    bool allow(const std::string& key, Clock::time_point now = Clock::now());

    // What was allowed last shall not count.
    void give_back(const std::string& key);

    // Is told of every token that is taken here (1) or given back (-1).
    using Taken = std::function<void(const std::string& key, int tokens)>;
    void when_taken(Taken told) { taken_ = std::move(told); }
    // Another node has let so much through: it counts here too, below nothing if need be, so that in the long run all
    // nodes together let through what one would.
    void taken_elsewhere(const std::string& key, int tokens, Clock::time_point now = Clock::now());

    std::size_t keys() const { return buckets_.size(); }

    // A bucket that is full again says nothing: it is forgotten when there are many. Of so many that are not full, what
    // a flood of new keys makes, those that were used longest ago are forgotten.
    static constexpr std::size_t kMany = 10'000;
    static constexpr std::size_t kMost = 100'000;
    // Before they hear of each other so many nodes may each let a burst through; more is not believed.
    static constexpr double kMostBursts = 16;

 private:
    struct Bucket {
        double tokens;
        Clock::time_point at;
    };
    double filled(const Bucket& bucket, Clock::time_point now) const;
    Bucket& bucket_of(const std::string& key, Clock::time_point now);
    void forget(Clock::time_point now);

    double burst_;
    double per_second_;
    std::unordered_map<std::string, Bucket> buckets_;
    std::size_t forget_at_ = kMany;
    Taken taken_;
};

}  // namespace wharf::server
