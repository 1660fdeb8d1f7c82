// A callback that can be taken away while other threads may be about to call it. What it throws ends here: the threads
// that call are the bus's own.
#pragma once

#include <exception>
#include <functional>
#include <mutex>
#include <string_view>
#include <utility>

namespace wharf::bus {

class Listener {
 public:
    explicit Listener(std::function<void(std::string_view)> heard) : heard_(std::move(heard)) {}

    void tell(std::string_view message) {
        const std::lock_guard lock(mutex_);
        try {
            if (!closed_) heard_(message);
        } catch (const std::exception&) {  // news may be lost
        }
    }
    // Waits for a call under way, unless it comes from inside that call.
    void close() {
        const std::lock_guard lock(mutex_);
        closed_ = true;
    }

 private:
    std::recursive_mutex mutex_;
    bool closed_ = false;
    std::function<void(std::string_view)> heard_;
};

}  // namespace wharf::bus
