// How fast somebody must take a long body: he holds a place among few, and others want it too.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace wharf::server {

struct Pace {
    std::chrono::milliseconds grace{20'000};                // that he may be waited for in all, however little he takes
    std::size_t bytes_per_second = std::size_t{16} << 10U;  // and as long as these take
};

// One who takes a body, part by part.
class Reading {
 public:
    explicit Reading(const Pace& pace) : pace_(pace) {}

    // How long he may take for the next part; no less than a moment.
    std::chrono::milliseconds time_for(std::size_t bytes) const {
        constexpr std::chrono::milliseconds kMoment{100};
        const std::chrono::milliseconds earned(1000 * (taken_ + bytes) / pace_.bytes_per_second);
        return std::max(kMoment, pace_.grace + earned - waited_);
    }
    void took(std::size_t bytes, std::chrono::milliseconds waited) {
        taken_ += bytes;
        waited_ += waited;
    }

 private:
    Pace pace_;
    std::size_t taken_ = 0;
    std::chrono::milliseconds waited_{0};
};

}  // namespace wharf::server
