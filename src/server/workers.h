// A few threads for what takes long, with a bound on what waits: thinking, hashing passwords, reading the database.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace wharf::server {

class Workers {
 public:
    Workers(int threads, std::size_t most_waiting);
    // What has begun ends; what waits is dropped.
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // False: too much waits already.
    [[nodiscard]] bool add(std::function<void()> work);
    std::size_t waiting() const;

 private:
    void run();

    const std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> queue_;
    bool stop_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace wharf::server
