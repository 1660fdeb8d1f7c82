// How long a search may think.
#pragma once

#include <atomic>

namespace wharf::players {

// So many iterations, so many seconds, or what ends first. 0: no limit of this kind. Who is tired of waiting sets the
// flag, if there is one: the search ends with what it has learnt.
struct Budget {
    int iterations = 0;
    double seconds = 0;
    const std::atomic<bool>* stop = nullptr;

    bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

}  // namespace wharf::players
