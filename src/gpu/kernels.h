// The kernels: what happens in a lane is batch/lane.h; here is which thread does it.
#pragma once

#include "batch/batch.h"
#include "batch/lane.h"
#include "core/signature.h"
#include "gpu/device.h"

namespace wharf::gpu {

using batch::Buffers;
using batch::Done;
using batch::Lane;
using batch::Setup;

using Word = unsigned long long;

// What a launch did; batch::Report with a place that atomicMin understands.
struct Sums {
    Word steps;
    Word games;
    Word refused;
    Word first_refused;  // all ones: none
};

__device__ inline Word warp_sum(Word value) {
    for (int offset = 16; offset > 0; offset /= 2) value += __shfl_down_sync(0xFFFFFFFFU, value, offset);
    return value;
}

// Adds up over the warp first; all its threads must call.
__device__ inline void add_up(Sums* sums, const Done& done) {
    const Word steps = warp_sum(done.steps);
    const Word games = warp_sum(done.games);
    const Word refused = warp_sum(done.refused);
    if (threadIdx.x % 32 != 0) return;
    atomicAdd(&sums->steps, steps);
    if (games != 0) atomicAdd(&sums->games, games);
    if (refused != 0) atomicAdd(&sums->refused, refused);
}

// Enough lanes to find many that wait for the same thing; more threads would leave each too few registers.
inline constexpr int kThreads = 512;

// The lanes of one block, sorted before every step by what they wait for, so that the threads of a warp run the same
// code: two to four times as fast as lanes that keep their threads.
template <Game G>
class BlockOfLanes {
 public:
    struct Shared {
        int counts[32];
        int order[kThreads];
    };

    __device__ BlockOfLanes(Lane<G>* lanes, std::int64_t count, Shared& shared)
        : first_(std::int64_t{blockIdx.x} * kThreads), lanes_(lanes + first_), shared_(shared) {
        const std::int64_t left = count - first_;
        size_ = left < kThreads ? static_cast<int>(left) : kThreads;
    }

    // Gives the threads the lanes that `wanted` names, each to one; returns whether any is wanted. All threads of the
    // block must call.
    template <class Wanted>
    __device__ bool deal(const Wanted& wanted) {
        const bool is_wanted = lane_ < size_ && wanted(lanes_[lane_]);
        if (__syncthreads_or(is_wanted) == 0) return false;
        const int thread = static_cast<int>(threadIdx.x);
        if (thread < 32) shared_.counts[thread] = 0;
        __syncthreads();
        const int key = is_wanted ? phase(lanes_[lane_]) : kUnwanted;
        const int place = atomicAdd(&shared_.counts[key], 1);
        __syncthreads();
        if (thread < 32) {
            const int own = shared_.counts[thread];
            int sum = own;
            for (int offset = 1; offset < 32; offset *= 2) {
                const int below = __shfl_up_sync(0xFFFFFFFFU, sum, offset);
                if (thread >= offset) sum += below;
            }
            shared_.counts[thread] = sum - own;
        }
        __syncthreads();
        shared_.order[shared_.counts[key] + place] = lane_;
        has_lane_ = thread < shared_.counts[kUnwanted];
        __syncthreads();
        lane_ = shared_.order[thread];
        return true;
    }

    // The lane this thread was dealt, if it was dealt one, and its row in the buffers.
    __device__ bool has_lane() const { return has_lane_; }
    __device__ Lane<G>& lane() const { return lanes_[lane_]; }
    __device__ std::int64_t row() const { return first_ + lane_; }

 private:
    static constexpr int kUnwanted = 31;

    __device__ static int phase(const Lane<G>& lane) {
        using Pending = decltype(lane.state.table.pending);
        static_assert(static_cast<int>(Pending::over) < kUnwanted);
        return static_cast<int>(lane.state.table.pending);
    }

    std::int64_t first_;
    Lane<G>* lanes_;
    Shared& shared_;
    int size_;
    int lane_ = static_cast<int>(threadIdx.x);
    bool has_lane_ = false;
};

// Chance events and new games until a seat decides in every lane of the block.
template <Game G>
__device__ void settle_block(BlockOfLanes<G>& block, const Setup& setup, const Buffers& out, ActionList<G>& list,
                             Done& done) {
    while (block.deal([](const Lane<G>& lane) { return !batch::is_settled(lane); }))
        if (block.has_lane()) done.add(batch::settle_lane(block.lane(), setup, block.row(), out, list));
}

struct AnyLane {
    template <class L>
    __device__ bool operator()(const L&) const {
        return true;
    }
};

template <Game G>
__global__ __launch_bounds__(kThreads, 1) void reset_lanes(Lane<G>* lanes, Setup setup, Buffers out, Sums* sums) {
    __shared__ typename BlockOfLanes<G>::Shared shared;
    const std::int64_t row = std::int64_t{blockIdx.x} * kThreads + threadIdx.x;
    if (row < static_cast<std::int64_t>(setup.lanes)) batch::reset_lane(lanes[row], setup, row, out);
    __syncthreads();
    BlockOfLanes<G> block(lanes, static_cast<std::int64_t>(setup.lanes), shared);
    ActionList<G> list;
    Done done;
    settle_block(block, setup, out, list, done);
    add_up(sums, done);
}

template <Game G, FeaturesOf<G> F>
__global__ __launch_bounds__(kThreads, 1) void step_lanes(Lane<G>* lanes, Setup setup, Buffers io, Sums* sums) {
    __shared__ typename BlockOfLanes<G>::Shared shared;
    BlockOfLanes<G> block(lanes, static_cast<std::int64_t>(setup.lanes), shared);
    ActionList<G> list;
    Done done;
    block.deal(AnyLane{});
    if (block.has_lane()) {
        const std::int64_t row = block.row();
        done = batch::act_lane<G, F>(block.lane(), setup, io.actions[row], row, io, list);
        if (done.refused != 0) atomicMin(&sums->first_refused, static_cast<Word>(row));
    }
    settle_block(block, setup, io, list, done);
    add_up(sums, done);
}

// Seats and masks; the masks are zero before.
template <Game G, FeaturesOf<G> F>
__global__ __launch_bounds__(kThreads, 1) void mark_lanes(Lane<G>* lanes, std::int64_t count, Buffers out) {
    __shared__ typename BlockOfLanes<G>::Shared shared;
    BlockOfLanes<G> block(lanes, count, shared);
    block.deal(AnyLane{});
    if (!block.has_lane()) return;
    const std::int64_t row = block.row();
    if (out.seats != nullptr) out.seats[row] = batch::deciding_seat(block.lane());
    if (out.masks != nullptr) batch::mark_lane<G, F>(block.lane(), out.masks + row * F::kActions);
}

// Every lane runs the same code here, so nothing is sorted; its many numbers want more registers instead.
inline constexpr int kObservers = 128;

template <Game G, FeaturesOf<G> F>
__global__ __launch_bounds__(kObservers) void observe_lanes(const Lane<G>* lanes, std::int64_t count,
                                                            float* observations) {
    const std::int64_t row = std::int64_t{blockIdx.x} * kObservers + threadIdx.x;
    if (row < count) batch::observe_lane<G, F>(lanes[row], observations + row * F::kObservation);
}

template <Game G, FeaturesOf<G> F>
__global__ __launch_bounds__(kThreads, 1) void draw_for_lanes(Lane<G>* lanes, std::int64_t count,
                                                              std::int32_t* actions) {
    __shared__ typename BlockOfLanes<G>::Shared shared;
    BlockOfLanes<G> block(lanes, count, shared);
    block.deal(AnyLane{});
    if (block.has_lane()) actions[block.row()] = batch::draw_lane<G, F>(block.lane());
}

template <Game G>
__global__ __launch_bounds__(kThreads, 1) void roll_out_lanes(Lane<G>* lanes, Setup setup, int steps, Sums* sums) {
    __shared__ typename BlockOfLanes<G>::Shared shared;
    BlockOfLanes<G> block(lanes, static_cast<std::int64_t>(setup.lanes), shared);
    ActionList<G> list;
    Done done;
    const auto wanted = [&](const Lane<G>& lane) { return steps > 0 || !batch::is_settled(lane); };
    for (; block.deal(wanted); --steps)
        if (block.has_lane()) done.add(batch::random_lane(block.lane(), setup, list));
    add_up(sums, done);
}

template <Game G>
__global__ void sign_games(int players, std::uint64_t games, Signature* sum) {
    const std::int64_t n = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    if (n >= static_cast<std::int64_t>(games)) return;
    const Signature own = signature_of_game<G>(players, static_cast<std::uint64_t>(n));
    atomicAdd(reinterpret_cast<Word*>(&sum->play), static_cast<Word>(own.play));
    atomicAdd(reinterpret_cast<Word*>(&sum->states), static_cast<Word>(own.states));
    atomicAdd(reinterpret_cast<Word*>(&sum->steps), static_cast<Word>(own.steps));
}

}  // namespace wharf::gpu
