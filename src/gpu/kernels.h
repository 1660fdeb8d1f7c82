// The kernels: what happens in a lane is batch/lane.h; here is which thread does it.
#pragma once

#include "batch/batch.h"
#include "batch/lane.h"
#include "core/signature.h"
#include "gpu/block_of_lanes.h"
#include "gpu/device.h"
#include "gpu/staged_row.h"

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

// Chance events and new games until a seat decides in every lane of the block.
template <Game G, int Threads>
__device__ void settle_block(BlockOfLanes<G, Threads>& block, const Setup& setup, const Buffers& out,
                             ActionList<G>& list, Done& done) {
    while (block.deal([](const Lane<G>& lane) { return !batch::is_settled(lane); }))
        if (block.has_lane()) done.add(batch::settle_lane(block.lane(), setup, block.row(), out, list));
}

template <Game G, int Threads>
__global__ __launch_bounds__(Threads, 1) void reset_lanes(Lane<G>* lanes, Setup setup, Buffers out, Sums* sums) {
    __shared__ typename BlockOfLanes<G, Threads>::Shared shared;
    const std::int64_t row = std::int64_t{blockIdx.x} * Threads + threadIdx.x;
    if (row < static_cast<std::int64_t>(setup.lanes)) batch::reset_lane(lanes[row], setup, row, out);
    __syncthreads();
    BlockOfLanes<G, Threads> block(lanes, static_cast<std::int64_t>(setup.lanes), shared);
    ActionList<G> list;
    Done done;
    settle_block(block, setup, out, list, done);
    add_up(sums, done);
}

template <Game G, FeaturesOf<G> F, int Threads>
__global__ __launch_bounds__(Threads, 1) void step_lanes(Lane<G>* lanes, Setup setup, Buffers io, Sums* sums) {
    __shared__ typename BlockOfLanes<G, Threads>::Shared shared;
    BlockOfLanes<G, Threads> block(lanes, static_cast<std::int64_t>(setup.lanes), shared);
    ActionList<G> list;
    Done done;
    block.deal_all();
    if (block.has_lane()) {
        const std::int64_t row = block.row();
        done = batch::act_lane<G, F>(block.lane(), setup, io.actions[row], row, io, list);
        if (done.refused != 0) atomicMin(&sums->first_refused, static_cast<Word>(row));
    }
    settle_block(block, setup, io, list, done);
    add_up(sums, done);
}

// Seats and masks; the masks are zero before.
template <Game G, FeaturesOf<G> F, int Threads>
__global__ __launch_bounds__(Threads, 1) void mark_lanes(Lane<G>* lanes, std::int64_t count, Buffers out) {
    __shared__ typename BlockOfLanes<G, Threads>::Shared shared;
    BlockOfLanes<G, Threads> block(lanes, count, shared);
    block.deal_all();
    if (!block.has_lane()) return;
    const std::int64_t row = block.row();
    if (out.seats != nullptr) out.seats[row] = batch::deciding_seat(block.lane());
    if (out.masks != nullptr) batch::mark_lane<G, F>(block.lane(), out.masks + row * F::kActions);
}

// Every lane runs the same code here, so nothing is sorted.
inline constexpr int kObservers = 128;

template <Game G, FeaturesOf<G> F>
__global__ __launch_bounds__(kObservers) void observe_lanes(const Lane<G>* lanes, std::int64_t count,
                                                            float* observations) {
    __shared__ StagedRow::Tile tiles[kObservers / 32];
    const std::int64_t own = std::int64_t{blockIdx.x} * kObservers + threadIdx.x;
    const std::int64_t first = own - threadIdx.x % 32;
    if (first >= count) return;
    // The whole warp writes; a thread without a lane describes the last one, and its row is left out.
    const Lane<G>& lane = lanes[own < count ? own : count - 1];
    const Seat seat = batch::deciding_seat(lane);
    const typename G::View view = G::observe(lane.state, seat);
    const std::int64_t rows = count - first;
    FeatureWriter<StagedRow> writer{{&tiles[threadIdx.x / 32], observations + first * F::kObservation,
                                     rows < 32 ? static_cast<int>(rows) : 32, F::kObservation}};
    F::describe(view, seat, writer);
    writer.row.end();
}

template <Game G, FeaturesOf<G> F, int Threads>
__global__ __launch_bounds__(Threads, 1) void draw_for_lanes(Lane<G>* lanes, std::int64_t count,
                                                             std::int32_t* actions) {
    __shared__ typename BlockOfLanes<G, Threads>::Shared shared;
    BlockOfLanes<G, Threads> block(lanes, count, shared);
    block.deal_all();
    if (block.has_lane()) actions[block.row()] = batch::draw_lane<G, F>(block.lane());
}

template <Game G, int Threads>
__global__ __launch_bounds__(Threads, 1) void roll_out_lanes(Lane<G>* lanes, Setup setup, int steps, Sums* sums) {
    __shared__ typename BlockOfLanes<G, Threads>::Shared shared;
    BlockOfLanes<G, Threads> block(lanes, static_cast<std::int64_t>(setup.lanes), shared);
    ActionList<G> list;
    Done done;
    const auto wanted = [&](const Lane<G>& lane) { return steps > 0 || !batch::is_settled(lane); };
    for (; block.deal(wanted); --steps)
        if (block.has_lane()) done.add(batch::random_lane(block.lane(), setup, list));
    add_up(sums, done);
}

template <Game G>
__global__ void sign_games(int rules, int players, std::uint64_t games, Signature* sum) {
    const std::int64_t n = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    if (n >= static_cast<std::int64_t>(games)) return;
    const Signature own = signature_of_game<G>(rules, players, static_cast<std::uint64_t>(n));
    atomicAdd(reinterpret_cast<Word*>(&sum->play), static_cast<Word>(own.play));
    atomicAdd(reinterpret_cast<Word*>(&sum->states), static_cast<Word>(own.states));
    atomicAdd(reinterpret_cast<Word*>(&sum->steps), static_cast<Word>(own.steps));
}

}  // namespace wharf::gpu
