// The queue of commits and the thread that makes them: group commit. Requests of many producers that arrive while one
// commit is under way share the next, so that durable writes cost a fraction of a flush to disk each.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "storage/histogram.h"
#include "storage/store.h"

namespace wharf::storage {

class CommitQueue {
 public:
    // Called on the committing thread after the commit: be quick, post the rest elsewhere. Must not throw.
    using Done = std::function<void(std::span<const Outcome> outcomes)>;

    struct Limits {
        std::size_t queued_writes = 20'000;  // more are refused: whoever produces faster than the disk must wait
        std::size_t writes_per_commit = 500;
        // Under load a flush is worth waiting for company: where so many writes come within this time, a commit begins
        // no sooner than this after the last one began, unless it is full; the fewer, the sooner.
        double busy_writes = 32;
        std::chrono::microseconds pace{8000};
    };

    struct Counts {
        std::uint64_t commits = 0;
        std::uint64_t writes = 0;
        std::uint64_t failures = 0;  // commits that failed
        std::size_t queued = 0;
        std::string last_failure;  // what the database said, for the operator
    };

    explicit CommitQueue(Store& store);
    CommitQueue(Store& store, Limits limits);
    // Commits what is queued, then ends.
    ~CommitQueue();
    CommitQueue(const CommitQueue&) = delete;
    CommitQueue& operator=(const CommitQueue&) = delete;

    // The writes go into one commit, in this order, with one outcome each (all `failed` if the commit fails). Requests
    // are committed in the order they were written. Gives the request's number; 0, and nothing happens: the queue is
    // full or closed.
    [[nodiscard]] std::uint64_t write(std::vector<Write> writes, Done done);
    [[nodiscard]] std::uint64_t write(Write write, std::function<void(Outcome)> done);

    // Adds a write to a request whose commit has not begun, behind those it has: it gets an outcome more. `also` is
    // asked while the commit cannot begin: be quick, and leave the queue alone. False: it was too late, and nobody was
    // asked, or there was none.
    [[nodiscard]] bool join(std::uint64_t request, const std::function<std::optional<Write>()>& also);

    // Refuses new requests and returns when everything queued is committed.
    void drain();

    Counts counts() const;
    // How long the store took for each commit.
    const Histogram& commit_times() const { return commit_times_; }

 private:
    struct Request {
        std::vector<Write> writes;
        Done done;
    };

    void run();
    void commit(std::vector<Request>& requests);
    std::vector<Outcome> attempt(std::span<const Write> writes);

    Store& store_;
    const Limits limits_;
    mutable std::mutex mutex_;
    std::condition_variable work_;
    std::condition_variable full_;
    std::condition_variable idle_;
    std::deque<Request> queue_;
    std::uint64_t first_ = 1;  // the number of the first in the queue
    std::size_t queued_writes_ = 0;
    bool busy_ = false;
    bool closed_ = false;
    bool stop_ = false;
    bool retry_alone_ = false;  // the last attempt failed and nothing was stored; of the committing thread
    Counts counts_;
    Histogram commit_times_;
    std::thread thread_;
};

}  // namespace wharf::storage
