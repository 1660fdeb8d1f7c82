// How fast somebody must take a body: who reads a byte now and then would hold it, and his place, for ever.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace wharf::server {

struct Pace {
    std::chrono::milliseconds grace{20'000};               // that he may be waited for in all, however little he takes
    std::size_t bytes_per_second = std::size_t{4} << 10U;  // and as long as these take
};

inline std::chrono::milliseconds since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
}

// One who takes a body, part by part.
class Reading {
 public:
    explicit Reading(const Pace& pace) : pace_(pace) {}

    // How long he may take for the next part; no less than a moment.
    std::chrono::milliseconds time_for(std::size_t bytes) const {
        constexpr std::chrono::milliseconds kMoment{100};
        return std::max(kMoment, pace_.grace - behind_ + earned(bytes));
    }
    // Who is faster makes good what he was behind, and saves up nothing.
    void took(std::size_t bytes, std::chrono::milliseconds waited) {
        behind_ = std::max(std::chrono::milliseconds{0}, behind_ + waited - earned(bytes));
    }

 private:
    std::chrono::milliseconds earned(std::size_t bytes) const {
        return std::chrono::milliseconds(1000 * bytes / pace_.bytes_per_second);
    }

    Pace pace_;
    std::chrono::milliseconds behind_{0};
};

}  // namespace wharf::server
