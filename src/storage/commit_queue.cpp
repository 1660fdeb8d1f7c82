#include "storage/commit_queue.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace wharf::storage {

CommitQueue::CommitQueue(Store& store) : CommitQueue(store, Limits{}) {}

CommitQueue::CommitQueue(Store& store, Limits limits) : store_(store), limits_(limits), thread_([this] { run(); }) {}

CommitQueue::~CommitQueue() {
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        stop_ = true;
    }
    work_.notify_one();
    full_.notify_one();
    thread_.join();
}

std::uint64_t CommitQueue::write(std::vector<Write> writes, Done done) {
    std::uint64_t number = 0;
    {
        const std::lock_guard lock(mutex_);
        if (closed_ || queued_writes_ + writes.size() > limits_.queued_writes) return 0;
        number = first_ + queue_.size();
        queued_writes_ += writes.size();
        queue_.push_back({std::move(writes), std::move(done)});
        if (queued_writes_ >= limits_.writes_per_commit) full_.notify_one();
        if (queue_.size() > 1) return number;  // it knows
    }
    work_.notify_one();
    return number;
}

bool CommitQueue::join(std::uint64_t request, const std::function<std::optional<Write>()>& also) {
    const std::lock_guard lock(mutex_);
    if (closed_ || request < first_ || request >= first_ + queue_.size()) return false;
    if (queued_writes_ >= limits_.queued_writes) return false;
    std::optional<Write> write = also();
    if (!write) return false;
    queue_[static_cast<std::size_t>(request - first_)].writes.push_back(std::move(*write));
    queued_writes_ += 1;
    if (queued_writes_ >= limits_.writes_per_commit) full_.notify_one();
    return true;
}

std::uint64_t CommitQueue::write(Write write, std::function<void(Outcome)> done) {
    std::vector<Write> one;
    one.push_back(std::move(write));
    return this->write(std::move(one),
                       [done = std::move(done)](std::span<const Outcome> outcomes) { done(outcomes[0]); });
}

void CommitQueue::drain() {
    std::unique_lock lock(mutex_);
    closed_ = true;
    idle_.wait(lock, [&] { return queue_.empty() && !busy_; });
}

CommitQueue::Counts CommitQueue::counts() const {
    const std::lock_guard lock(mutex_);
    Counts counts = counts_;
    counts.queued = queued_writes_;
    return counts;
}

void CommitQueue::run() {
    std::unique_lock lock(mutex_);
    std::chrono::steady_clock::time_point last{};
    double recent = 0;  // writes of the last while
    for (;;) {
        work_.wait(lock, [&] { return !queue_.empty() || stop_; });
        if (queue_.empty()) return;
        const auto wait = std::chrono::duration<double>(limits_.pace) * std::min(1.0, recent / limits_.busy_writes);
        const auto earliest = last + std::chrono::duration_cast<std::chrono::nanoseconds>(wait);
        full_.wait_until(lock, earliest, [&] { return stop_ || queued_writes_ >= limits_.writes_per_commit; });
        const auto now = std::chrono::steady_clock::now();
        const double passed = std::chrono::duration<double>(now - last) / limits_.pace;
        last = now;
        // As many requests as fit; one that is larger than a commit goes alone.
        std::size_t count = 0;
        std::size_t writes = 0;
        while (count < queue_.size() &&
               (count == 0 || writes + queue_[count].writes.size() <= limits_.writes_per_commit))
            writes += queue_[count++].writes.size();
        const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(count);
        std::vector<Request> requests(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
        queue_.erase(queue_.begin(), end);
        first_ += count;
        queued_writes_ -= writes;
        recent = recent * std::max(0.0, 1 - passed) + static_cast<double>(writes);
        busy_ = true;
        lock.unlock();
        commit(requests);
        lock.lock();
        busy_ = false;
        if (queue_.empty()) idle_.notify_all();
    }
}

void CommitQueue::commit(std::vector<Request>& requests) {
    std::vector<Write> writes;
    std::vector<std::size_t> sizes;
    for (Request& request : requests) {
        sizes.push_back(request.writes.size());
        std::move(request.writes.begin(), request.writes.end(), std::back_inserter(writes));
    }
    std::vector<Outcome> outcomes = attempt(writes);
    // If something among them made the database refuse, those it does not concern must not suffer.
    const bool alone = requests.size() > 1 && retry_alone_;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const auto own = std::span<const Write>(writes).subspan(begin, sizes[i]);
        if (alone)
            requests[i].done(attempt(own));
        else
            requests[i].done(std::span<const Outcome>(outcomes).subspan(begin, sizes[i]));
        begin += sizes[i];
    }
}

std::vector<Outcome> CommitQueue::attempt(std::span<const Write> writes) {
    std::vector<Outcome> outcomes;
    std::string reason;
    retry_alone_ = false;
    const auto begin = Histogram::Clock::now();
    try {
        outcomes = store_.commit(writes);
    } catch (const Failure& failure) {
        outcomes.assign(writes.size(), Outcome{Code::failed});
        retry_alone_ = !failure.unsure();
        reason = failure.what();
    } catch (const std::exception& fault) {  // e.g. no memory: this thread must go on
        outcomes.assign(writes.size(), Outcome{Code::failed});
        retry_alone_ = true;
        reason = fault.what();
    }
    commit_times_.add_since(begin);
    const std::lock_guard lock(mutex_);
    ++counts_.commits;
    counts_.writes += writes.size();
    if (!reason.empty()) {
        ++counts_.failures;
        counts_.last_failure = std::move(reason);
    }
    return outcomes;
}

}  // namespace wharf::storage
