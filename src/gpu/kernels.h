// The kernels: one thread per lane, the bodies are those of batch/lane.h.
#pragma once

#include "batch/batch.h"
#include "batch/lane.h"
#include "core/signature.h"
#include "gpu/device.h"

namespace wharf::gpu {

using batch::Buffers;
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
__device__ inline void add_up(Sums* sums, Word steps, Word games) {
    steps = warp_sum(steps);
    games = warp_sum(games);
    if (threadIdx.x % 32 != 0) return;
    atomicAdd(&sums->steps, steps);
    if (games != 0) atomicAdd(&sums->games, games);
}

__device__ inline std::int64_t own_row() { return std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x; }

template <Game G>
__global__ void reset_lanes(Lane<G>* lanes, Setup setup, Buffers out, Sums* sums) {
    const std::int64_t row = own_row();
    Word steps = 0;
    if (row < static_cast<std::int64_t>(setup.lanes)) {
        batch::reset_lane(lanes[row], setup, row, out);
        steps = lanes[row].steps;
    }
    add_up(sums, steps, 0);
}

template <Game G, FeaturesOf<G> F>
__global__ void step_lanes(Lane<G>* lanes, Setup setup, Buffers io, Sums* sums) {
    const std::int64_t row = own_row();
    batch::Stepped stepped;
    if (row < static_cast<std::int64_t>(setup.lanes))
        stepped = batch::step_lane<G, F>(lanes[row], setup, io.actions[row], row, io);
    if (stepped.refused) {
        atomicAdd(&sums->refused, Word{1});
        atomicMin(&sums->first_refused, static_cast<Word>(row));
    }
    add_up(sums, stepped.steps, stepped.done ? 1 : 0);
}

// Seats and masks; the masks are zero before.
template <Game G, FeaturesOf<G> F>
__global__ void mark_lanes(const Lane<G>* lanes, std::int64_t count, Buffers out) {
    const std::int64_t row = own_row();
    if (row >= count) return;
    if (out.seats != nullptr) out.seats[row] = batch::deciding_seat(lanes[row]);
    if (out.masks != nullptr) batch::mark_lane<G, F>(lanes[row], out.masks + row * F::kActions);
}

template <Game G, FeaturesOf<G> F>
__global__ void observe_lanes(const Lane<G>* lanes, std::int64_t count, float* observations) {
    const std::int64_t row = own_row();
    if (row < count) batch::observe_lane<G, F>(lanes[row], observations + row * F::kObservation);
}

template <Game G, FeaturesOf<G> F>
__global__ void draw_for_lanes(const Lane<G>* lanes, std::int64_t count, std::int32_t* actions) {
    const std::int64_t row = own_row();
    if (row < count) actions[row] = batch::draw_lane<G, F>(lanes[row]);
}

template <Game G>
__global__ void roll_out_lanes(Lane<G>* lanes, Setup setup, int steps, Sums* sums) {
    const std::int64_t row = own_row();
    batch::Played played;
    if (row < static_cast<std::int64_t>(setup.lanes)) {
        Lane<G> lane = lanes[row];
        played = batch::random_lane(lane, setup, steps);
        lanes[row] = lane;
    }
    add_up(sums, played.steps, played.games);
}

template <Game G>
__global__ void sign_games(int players, std::uint64_t games, Signature* sum) {
    const std::int64_t n = own_row();
    if (n >= static_cast<std::int64_t>(games)) return;
    const Signature own = signature_of_game<G>(players, static_cast<std::uint64_t>(n));
    atomicAdd(reinterpret_cast<Word*>(&sum->play), static_cast<Word>(own.play));
    atomicAdd(reinterpret_cast<Word*>(&sum->states), static_cast<Word>(own.states));
    atomicAdd(reinterpret_cast<Word*>(&sum->steps), static_cast<Word>(own.steps));
}

}  // namespace wharf::gpu
