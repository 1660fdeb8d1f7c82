#include "batch/worker_pool.h"

namespace wharf::batch {

namespace {

constexpr std::uint64_t kParts = 0xFFFFFFFF;
constexpr std::uint64_t kNextJob = kParts + 1;

// Waits until the value is another one: first awake, because the next step of a batch often comes within microseconds
// and waking up takes longer; each look leaves the core to others.
template <class T>
T wait_for_change(const std::atomic<T>& value, T old) {
    constexpr int kLooks = 64;
    for (int look = 0; look < kLooks; ++look) {
        if (const T now = value.load(); now != old) return now;
        std::this_thread::yield();
    }
    value.wait(old);
    return value.load();
}

}  // namespace

WorkerPool::WorkerPool(int threads) {
    for (int i = 1; i < threads; ++i) workers_.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool() {
    stopping_ = true;
    open_ += kNextJob;
    open_.notify_all();
    for (std::thread& worker : workers_) worker.join();
}

void WorkerPool::run_job(std::uint32_t parts, Call call, const void* context) {
    if (workers_.empty() || parts <= 1) {
        for (std::uint32_t part = 0; part < parts; ++part) call(context, part);
        return;
    }
    call_ = call;
    context_ = context;
    undone_.store(parts, std::memory_order_relaxed);
    std::uint64_t seen = (open_.load() & ~kParts) + kNextJob + parts;
    open_.store(seen);
    open_.notify_all();
    while (take_part(seen)) {
    }
    for (std::uint32_t left = undone_.load(); left != 0;) left = wait_for_change(undone_, left);
}

bool WorkerPool::take_part(std::uint64_t& seen) {
    while ((seen & kParts) != 0) {
        if (!open_.compare_exchange_weak(seen, seen - 1)) continue;
        call_(context_, static_cast<std::uint32_t>(seen & kParts) - 1);
        if (undone_.fetch_sub(1) == 1) undone_.notify_one();
        seen = open_.load();
        return true;
    }
    return false;
}

void WorkerPool::work() {
    std::uint64_t seen = open_.load();
    while (!stopping_) {
        if (take_part(seen)) continue;
        seen = wait_for_change(open_, seen);
    }
}

}  // namespace wharf::batch
