// A few threads for what takes long, with a bound on what waits: thinking, hashing passwords, reading the database.
// What waits is shared out fairly.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

#include "server/fair_queue.h"

namespace wharf::server {

class Workers {
 public:
    // `failed` is told, on the worker's thread, why a piece of work ended with an exception.
    Workers(int threads, std::size_t most_waiting, std::function<void(std::string_view reason)> failed);
    // What has begun ends; what waits is dropped.
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // False: too much waits already.
    [[nodiscard]] bool add(std::function<void()> work) { return add({}, 1, std::move(work)); }
    [[nodiscard]] bool add(const Whom& whom, double cost, std::function<void()> work);
    std::size_t waiting() const;
    // Nothing waits, and nobody is at work.
    bool is_idle() const;

 private:
    void run();

    const std::size_t most_waiting_;
    const std::function<void(std::string_view)> failed_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    FairQueue<std::function<void()>> queue_;
    int at_work_ = 0;
    bool stop_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace wharf::server
