// How long things took, counted in buckets from any thread: what Prometheus calls a histogram.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace wharf::storage {

class Histogram {
 public:
    // Upper bounds in microseconds; what took longer than the last is counted apart. From a read in memory to the time
    // after which people give up.
    static constexpr std::array<std::int64_t, 13> kBounds{500,       1'000,     2'500,     5'000,   10'000,
                                                          25'000,    50'000,    100'000,   250'000, 1'000'000,
                                                          2'500'000, 5'000'000, 30'000'000};
    using Clock = std::chrono::steady_clock;

    void add(Clock::duration time) {
        const std::int64_t micros = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
        std::size_t bucket = 0;
        while (bucket < kBounds.size() && micros > kBounds[bucket]) ++bucket;
        counts_[bucket].fetch_add(1, std::memory_order_relaxed);
        micros_.fetch_add(micros > 0 ? static_cast<std::uint64_t>(micros) : 0, std::memory_order_relaxed);
    }
    void add_since(Clock::time_point begin) { add(Clock::now() - begin); }

    // Of one bucket, the last one being that without a bound.
    std::uint64_t count(std::size_t bucket) const { return counts_.at(bucket).load(std::memory_order_relaxed); }
    double seconds() const { return static_cast<double>(micros_.load(std::memory_order_relaxed)) / 1e6; }

 private:
    std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> counts_{};
    std::atomic<std::uint64_t> micros_{0};
};

}  // namespace wharf::storage
