// Threads that stay alive between pieces of work and take its parts as they come.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace wharf::batch {

class WorkerPool {
 public:
    // The caller of run() is one of the threads.
    explicit WorkerPool(int threads);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    int threads() const { return static_cast<int>(workers_.size()) + 1; }

    // Calls work(0) … work(parts - 1), each once, in any order and on any thread; returns when all have returned. They
    // must not throw. Nothing is allocated.
    template <class Work>
    void run(std::uint32_t parts, const Work& work) {
        run_job(
            parts, [](const void* context, std::uint32_t part) { (*static_cast<const Work*>(context))(part); }, &work);
    }

 private:
    using Call = void (*)(const void* context, std::uint32_t part);

    void run_job(std::uint32_t parts, Call call, const void* context);
    // Takes one part of the job under way, if any is left.
    bool take_part(std::uint64_t& seen);
    void work();

    // A job is written here before open_ tells of it, and stays until the last part is done.
    Call call_ = nullptr;
    const void* context_ = nullptr;
    // The number of the job (upper half) and its parts that nobody has taken. One word, so that who wakes late cannot
    // take a part of a job that is over.
    std::atomic<std::uint64_t> open_ = 0;
    std::atomic<std::uint32_t> undone_ = 0;
    std::atomic<bool> stopping_ = false;
    std::vector<std::thread> workers_;
};

}  // namespace wharf::batch
