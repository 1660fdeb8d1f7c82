// The lanes of one block of threads, dealt anew before every step.
#pragma once

#include "batch/lane.h"

namespace wharf::gpu {

// Before every step the lanes are sorted by what they wait for, so that the threads of a warp run the same code: two to
// four times as fast as lanes that keep their threads. The more lanes in a block, the more of a kind; but the more
// threads, the fewer registers for each.
template <Game G, int Threads>
class BlockOfLanes {
 public:
    using Lane = batch::Lane<G>;

    struct Shared {
        int counts[2][32];  // lanes by what they wait for, then where these begin; the other one is zero for the next
        int order[Threads];
    };

    // All threads of the block must call.
    __device__ BlockOfLanes(Lane* lanes, std::int64_t count, Shared& shared)
        : first_(std::int64_t{blockIdx.x} * Threads), lanes_(lanes + first_), shared_(shared) {
        const std::int64_t left = count - first_;
        size_ = left < Threads ? static_cast<int>(left) : Threads;
        if (threadIdx.x < 64) shared_.counts[threadIdx.x / 32][threadIdx.x % 32] = 0;
        __syncthreads();
    }

    // Gives the lanes that `wanted` names to the first threads, one to each; returns whether there are any. All threads
    // of the block must call.
    template <class Wanted>
    __device__ bool deal(const Wanted& wanted) {
        const int thread = static_cast<int>(threadIdx.x);
        int* const counts = shared_.counts[turn_];
        turn_ = 1 - turn_;
        const int key = lane_ < size_ && wanted(lanes_[lane_]) ? phase(lanes_[lane_]) : kUnwanted;
        const int place = take_place(counts[key], key);
        __syncthreads();
        if (thread < 32) {
            const int own = counts[thread];
            int sum = own;
            for (int offset = 1; offset < 32; offset *= 2) {
                const int below = __shfl_up_sync(kWarp, sum, offset);
                if (thread >= offset) sum += below;
            }
            counts[thread] = sum - own;
            shared_.counts[turn_][thread] = 0;
        }
        __syncthreads();
        shared_.order[counts[key] + place] = lane_;
        const int wanted_lanes = counts[kUnwanted];
        __syncthreads();
        lane_ = shared_.order[thread];
        has_lane_ = thread < wanted_lanes;
        return wanted_lanes > 0;
    }

    __device__ bool deal_all() {
        return deal([](const Lane&) { return true; });
    }

    // The lane this thread was dealt, if it was dealt one, and its row in the buffers.
    __device__ bool has_lane() const { return has_lane_; }
    __device__ Lane& lane() const { return lanes_[lane_]; }
    __device__ std::int64_t row() const { return first_ + lane_; }

 private:
    static constexpr unsigned kWarp = 0xFFFFFFFF;
    static constexpr int kUnwanted = 31;  // behind all others

    __device__ static int phase(const Lane& lane) {
        using Pending = decltype(lane.state.table.pending);
        static_assert(static_cast<int>(Pending::over) < kUnwanted);
        return static_cast<int>(lane.state.table.pending);
    }

    // This thread's place among those with the same key; a warp counts its own together.
    __device__ static int take_place(int& count, int key) {
        const unsigned alike = __match_any_sync(kWarp, key);
        const unsigned before = alike & ((1U << (threadIdx.x % 32)) - 1U);
        int begin = 0;
        if (before == 0) begin = atomicAdd(&count, __popc(alike));
        return __shfl_sync(kWarp, begin, __ffs(static_cast<int>(alike)) - 1) + __popc(before);
    }

    std::int64_t first_;
    Lane* lanes_;
    Shared& shared_;
    int size_;
    int lane_ = static_cast<int>(threadIdx.x);
    int turn_ = 0;
    bool has_lane_ = false;
};

}  // namespace wharf::gpu
