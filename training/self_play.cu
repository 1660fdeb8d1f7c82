// Many games of one kind side by side for a trainer, behind a C interface that never waits for the device, so that a
// whole roll-out is one CUDA graph. Compiled by g++ it does the same on one core, to test a trainer without a device.
//
//   GAME is the game's folder; build includes its parts.h before this file.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "rows.h"
#ifdef __CUDACC__
#include <cuda_bf16.h>

#include "gpu/kernels.h"
#endif

namespace {

using namespace wharf;
using namespace wharf::training;
using G = wharf::GAME::Parts::Rules;
using F = wharf::GAME::Parts::NetFeatures;
using Lane = batch::Lane<G>;

#ifdef __CUDACC__
using Number = __nv_bfloat16;

void check(cudaError_t error, const char* where) {
    if (error == cudaSuccess) return;
    std::fprintf(stderr, "%s: %s\n", where, cudaGetErrorString(error));
    std::abort();
}

// Observations as bfloat16 on their way to memory: 32 rows of a warp, gathered in shared memory and written by columns
// of 64, so that neighbouring threads write neighbouring numbers.
struct HalfRow {
    static constexpr int kColumns = 64;
    // Rows are a little longer than is used: threads that read a column then meet different banks.
    using Tile = __nv_bfloat16[32][kColumns + 2];

    Tile* tile;
    __nv_bfloat16* first_row;
    int rows;
    int length;
    int column = 0;

    GAME_FN void value(float number) {
#if defined(__CUDA_ARCH__)
        (*tile)[threadIdx.x % 32][column % kColumns] = __float2bfloat16(number);
        column += 1;
        if (column % kColumns == 0) flush();
#endif
    }
    GAME_FN void field(About, int, const char*, const char*) {}
    GAME_FN void end() {
        if (column % kColumns != 0) flush();
    }

 private:
    GAME_FN void flush() {
#if defined(__CUDA_ARCH__)
        __syncwarp();
        // Rows are padded to an even length, so a pair may be written where one number is left.
        const int first_column = (column - 1) / kColumns * kColumns;
        const int own_column = first_column + 2 * static_cast<int>(threadIdx.x % 32);
        if (own_column < column) {
            if (own_column + 1 >= column)
                for (int row = 0; row < 32; ++row) (*tile)[row][own_column % kColumns + 1] = __float2bfloat16(0.0F);
            __nv_bfloat16* to = first_row + own_column;
            for (int row = 0; row < rows; ++row, to += length)
                *reinterpret_cast<__nv_bfloat162*>(to) =
                    *reinterpret_cast<const __nv_bfloat162*>(&(*tile)[row][own_column % kColumns]);
        }
        __syncwarp();
#endif
    }
};

// The fewer lanes there are, the smaller the blocks that keep all multiprocessors at work.
constexpr int kThreads = 128;

__global__ __launch_bounds__(kThreads) void step_lanes(Lane* lanes, Kinds kinds, StepRows<Number> step, bool begins,
                                                       gpu::Sums* sums) {
    __shared__ gpu::BlockOfLanes<G, kThreads>::Shared shared;
    const auto count = static_cast<std::int64_t>(kinds.lanes);
    const std::int64_t own = std::int64_t{blockIdx.x} * kThreads + threadIdx.x;
    if (own < count) {
        step.done[own] = 0;
        if (begins) batch::begin_lane(lanes[own], kinds.setup(step.kinds[own]), static_cast<std::uint64_t>(own));
    }
    __syncthreads();
    gpu::BlockOfLanes<G, kThreads> block(lanes, count, shared);
    ActionList<G> list;
    batch::Done done;
    if (!begins) {
        block.deal_all();
        if (block.has_lane()) {
            const std::int64_t row = block.row();
            done = batch::act_lane<G, F>(block.lane(), kinds.setup(step.kinds[row]), step.actions[row], row, {}, list);
        }
    }
    while (block.deal([](const Lane& lane) { return !batch::is_settled(lane); }))
        if (block.has_lane()) done.add(settle_row<G>(block.lane(), kinds, block.row(), step, list));
    // Who decides, and what he may do; the rows of masks are zeros before.
    block.deal_all();
    if (block.has_lane()) {
        const std::int64_t row = block.row();
        step.seats[row] = batch::deciding_seat(block.lane());
        batch::mark_lane<G, F>(block.lane(), step.masks + row * step.mask_row);
    }
    gpu::add_up(sums, done);
}

constexpr int kObservers = 64;

__global__ __launch_bounds__(kObservers) void observe_lanes(const Lane* lanes, std::int64_t count,
                                                            StepRows<Number> step) {
    __shared__ HalfRow::Tile tiles[kObservers / 32];
    const std::int64_t own = std::int64_t{blockIdx.x} * kObservers + threadIdx.x;
    const std::int64_t first = own - threadIdx.x % 32;
    if (first >= count) return;
    // The whole warp writes; a thread without a lane describes the last one, and its row is left out.
    const Lane& lane = lanes[own < count ? own : count - 1];
    const Seat seat = batch::deciding_seat(lane);
    const typename G::View view = G::observe(lane.state, seat);
    const std::int64_t rows = count - first;
    FeatureWriter<HalfRow> writer{
        {&tiles[threadIdx.x / 32], step.seen + first * step.row, rows < 32 ? static_cast<int>(rows) : 32, step.row}};
    F::describe(view, seat, writer);
    writer.row.end();
}

__device__ float warp_max(float value) {
    for (int offset = 16; offset > 0; offset /= 2) value = fmaxf(value, __shfl_xor_sync(0xFFFFFFFFU, value, offset));
    return value;
}
__device__ float warp_sum(float value) {
    for (int offset = 16; offset > 0; offset /= 2) value += __shfl_xor_sync(0xFFFFFFFFU, value, offset);
    return value;
}

// A warp draws one row's move by the Gumbel trick: the largest of logits that are shaken.
__global__ __launch_bounds__(256) void draw_rows(DrawRows<Number> draw, std::int64_t lanes) {
    const std::int64_t row = (std::int64_t{blockIdx.x} * 256 + threadIdx.x) / 32;
    if (row >= lanes) return;
    const int own = static_cast<int>(threadIdx.x % 32);
    const std::uint8_t* const mask = draw.masks + row * draw.mask_row;
    const Number* const logits = draw.logits + row * draw.logit_row;
    const bool theirs = row < draw.past_lanes && ((draw.rivals[row] >> draw.seats[row]) & 1) != 0;
    const Number* const drawn_from = theirs ? draw.past_logits + row * draw.logit_row : logits;
    const std::uint64_t key = mix64(*draw.key * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(draw.step));
    float highest = -1e30F, best = -1e30F;
    int choice = 0, legal = 0;
    for (int move = own; move < F::kActions; move += 32) {
        if (mask[move] == 0) continue;
        legal += 1;
        highest = fmaxf(highest, __bfloat162float(logits[move]));
        const float shaken = __bfloat162float(drawn_from[move]) - __logf(-__logf(uniform(key, row, move)));
        if (shaken > best) best = shaken, choice = move;
    }
    highest = warp_max(highest);
    float sum = 0;
    for (int move = own; move < F::kActions; move += 32)
        if (mask[move] != 0) sum += __expf(__bfloat162float(logits[move]) - highest);
    sum = warp_sum(sum);
    for (int offset = 16; offset > 0; offset /= 2) {
        const float other = __shfl_xor_sync(0xFFFFFFFFU, best, offset);
        const int others = __shfl_xor_sync(0xFFFFFFFFU, choice, offset);
        if (other > best || (other == best && others < choice)) best = other, choice = others;
        legal += __shfl_xor_sync(0xFFFFFFFFU, legal, offset);
    }
    if (own != 0) return;
    draw.actions[row] = choice;
    draw.log_odds[row] = __bfloat162float(logits[choice]) - highest - __logf(sum);
    draw.learns[row] = legal > 1 && !theirs ? 1 : 0;
}

__global__ __launch_bounds__(128) void look_back_lanes(RollOut of) {
    const std::int64_t lane = std::int64_t{blockIdx.x} * 128 + threadIdx.x;
    if (lane < of.lanes) look_back<G::kMaxPlayers>(of, lane);
}

// A warp takes the gradient of one row: PPO's clipped gain, the entropy bonus, the distance from an anchor, the values.
__global__ __launch_bounds__(256) void learn_rows(LearnRows<Number> of) {
    const std::int64_t row = (std::int64_t{blockIdx.x} * 256 + threadIdx.x) / 32;
    const int own = static_cast<int>(threadIdx.x % 32);
    __shared__ float sums[5];
    if (threadIdx.x < 5) sums[threadIdx.x] = 0;
    __syncthreads();
    if (row < of.rows) {
        const std::uint8_t* const mask = of.masks + row * of.mask_row;
        const Number* const logits = of.head + row * of.logit_row;
        Number* const gradient = of.head_gradient + row * of.logit_row;
        float highest = -1e30F;
        for (int move = own; move < F::kActions; move += 32)
            if (mask[move] != 0) highest = fmaxf(highest, __bfloat162float(logits[move]));
        highest = warp_max(highest);
        float sum = 0, weighted = 0;
        for (int move = own; move < F::kActions; move += 32) {
            if (mask[move] == 0) continue;
            const float above = __bfloat162float(logits[move]) - highest;
            const float odds = __expf(above);
            sum += odds;
            weighted += odds * above;
        }
        sum = warp_sum(sum);
        const float log_sum = __logf(sum);
        const float entropy = log_sum - warp_sum(weighted) / sum;
        const int action = of.actions[row];
        const float log_odds = __bfloat162float(logits[action]) - highest - log_sum;
        const float ratio = __expf(log_odds - of.log_odds[row]);
        const float pull = slope(ratio, of.advantages[row], of.lowest_ratio, of.highest_ratio);
        const float bonus = *of.entropy_weight;
        const float part = 1.0F / static_cast<float>(of.rows);
        const bool is_anchored = of.is_anchored(row);
        const Number* const anchor = is_anchored ? of.anchor + row * of.logit_row : nullptr;
        const float hold = is_anchored ? *of.anchor_weight : 0.0F;
        float anchor_highest = -1e30F, anchor_log_sum = 0, distance = 0;
        if (is_anchored) {
            for (int move = own; move < F::kActions; move += 32)
                if (mask[move] != 0) anchor_highest = fmaxf(anchor_highest, __bfloat162float(anchor[move]));
            anchor_highest = warp_max(anchor_highest);
            float anchor_sum = 0, cross = 0;
            for (int move = own; move < F::kActions; move += 32) {
                if (mask[move] == 0) continue;
                const float above = __bfloat162float(anchor[move]) - anchor_highest;
                anchor_sum += __expf(above);
                cross += __expf(__bfloat162float(logits[move]) - highest - log_sum) * above;
            }
            anchor_log_sum = __logf(warp_sum(anchor_sum));
            distance = -entropy - warp_sum(cross) + anchor_log_sum;
        }
        for (int move = own; move < of.logit_row; move += 32) {
            float number = 0;
            if (move < F::kActions && mask[move] != 0) {
                const float log_own = __bfloat162float(logits[move]) - highest - log_sum;
                const float odds = __expf(log_own);
                number = pull * ((move == action ? 1.0F : 0.0F) - odds) + bonus * odds * (log_own + entropy);
                if (is_anchored)
                    number += hold * odds * (log_own - (__bfloat162float(anchor[move]) - anchor_highest - anchor_log_sum) - distance);
                number *= part;
            }
            gradient[move] = __float2bfloat16(number);
        }
        if (own == 0) {
            atomicAdd(&sums[0], entropy);
            atomicAdd(&sums[1], learn_values<G::kMaxPlayers>(of, row));
            atomicAdd(&sums[2], of.log_odds[row] - log_odds);
            atomicAdd(&sums[3], fabsf(ratio - 1) > 0.2F ? 1.0F : 0.0F);
            atomicAdd(&sums[4], distance);
        }
    }
    __syncthreads();
    if (threadIdx.x < 5) atomicAdd(&of.shown[threadIdx.x], sums[threadIdx.x] / static_cast<float>(of.rows));
}

struct SelfPlay {
    Kinds kinds;
    Lane* lanes = nullptr;
    gpu::Sums* sums = nullptr;

    explicit SelfPlay(const Kinds& wanted) : kinds(wanted) {
        check(cudaMalloc(&lanes, sizeof(Lane) * static_cast<std::size_t>(kinds.lanes)), "lanes");
        check(cudaMalloc(&sums, sizeof(gpu::Sums)), "sums");
        const gpu::Sums none{0, 0, 0, ~gpu::Word{0}};
        check(cudaMemcpy(sums, &none, sizeof none, cudaMemcpyHostToDevice), "sums");
    }
    unsigned blocks(int threads) const { return static_cast<unsigned>((kinds.lanes + threads - 1) / threads); }
    void step(const StepRows<Number>& io, bool begins, void* on) {
        const auto stream = static_cast<cudaStream_t>(on);
        check(cudaMemsetAsync(io.masks, 0, kinds.lanes * static_cast<std::size_t>(io.mask_row), stream), "masks");
        step_lanes<<<blocks(kThreads), kThreads, 0, stream>>>(lanes, kinds, io, begins, sums);
        observe_lanes<<<blocks(kObservers), kObservers, 0, stream>>>(lanes, static_cast<std::int64_t>(kinds.lanes), io);
        check(cudaGetLastError(), "step");
    }
    void draw(const DrawRows<Number>& rows, void* on) {
        draw_rows<<<blocks(8), 256, 0, static_cast<cudaStream_t>(on)>>>(rows, static_cast<std::int64_t>(kinds.lanes));
        check(cudaGetLastError(), "draw");
    }
    void look_back_all(const RollOut& of, void* on) {
        look_back_lanes<<<blocks(128), 128, 0, static_cast<cudaStream_t>(on)>>>(of);
        check(cudaGetLastError(), "look back");
    }
    void learn(const LearnRows<Number>& of, void* on) {
        const auto warps = static_cast<unsigned>((of.rows + 7) / 8);
        learn_rows<<<warps, 256, 0, static_cast<cudaStream_t>(on)>>>(of);
        check(cudaGetLastError(), "learn");
    }
    void read(unsigned long long* out) {
        check(cudaMemcpy(out, sums, 3 * sizeof *out, cudaMemcpyDeviceToHost), "read");
    }
};
#else
using Number = float;

struct SelfPlay {
    Kinds kinds;
    std::vector<Lane> lanes;
    unsigned long long sums[3] = {};

    explicit SelfPlay(const Kinds& wanted) : kinds(wanted), lanes(static_cast<std::size_t>(wanted.lanes)) {}
    void add(const batch::Done& done) {
        sums[0] += done.steps;
        sums[1] += done.games;
        sums[2] += done.refused;
    }
    void step(const StepRows<Number>& io, bool begins, void*) {
        ActionList<G> list;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            Lane& lane = lanes[i];
            const auto row = static_cast<std::int64_t>(i);
            const batch::Setup setup = kinds.setup(io.kinds[row]);
            io.done[row] = 0;
            if (begins)
                batch::begin_lane(lane, setup, i);
            else
                add(batch::act_lane<G, F>(lane, setup, io.actions[row], row, {}, list));
            while (!batch::is_settled(lane)) add(settle_row<G>(lane, kinds, row, io, list));
            io.seats[row] = batch::deciding_seat(lane);
            std::memset(io.masks + row * io.mask_row, 0, static_cast<std::size_t>(io.mask_row));
            batch::mark_lane<G, F>(lane, io.masks + row * io.mask_row);
            batch::observe_lane<G, F>(lane, io.seen + row * io.row);
        }
    }
    void draw(const DrawRows<Number>& draw, void*) {
        const std::uint64_t key = mix64(*draw.key * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(draw.step));
        for (std::int64_t row = 0; row < static_cast<std::int64_t>(kinds.lanes); ++row) {
            const std::uint8_t* const mask = draw.masks + row * draw.mask_row;
            const Number* const logits = draw.logits + row * draw.logit_row;
            const bool theirs = row < draw.past_lanes && ((draw.rivals[row] >> draw.seats[row]) & 1) != 0;
            const Number* const drawn_from = theirs ? draw.past_logits + row * draw.logit_row : logits;
            float highest = -1e30F, best = -1e30F, sum = 0;
            int choice = 0, legal = 0;
            for (int move = 0; move < F::kActions; ++move) {
                if (mask[move] == 0) continue;
                legal += 1;
                highest = std::fmax(highest, logits[move]);
                const float shaken = drawn_from[move] - std::log(-std::log(uniform(key, row, move)));
                if (shaken > best) best = shaken, choice = move;
            }
            for (int move = 0; move < F::kActions; ++move)
                if (mask[move] != 0) sum += std::exp(logits[move] - highest);
            draw.actions[row] = choice;
            draw.log_odds[row] = logits[choice] - highest - std::log(sum);
            draw.learns[row] = legal > 1 && !theirs ? 1 : 0;
        }
    }
    void look_back_all(const RollOut& of, void*) {
        for (std::int64_t lane = 0; lane < of.lanes; ++lane) look_back<G::kMaxPlayers>(of, lane);
    }
    void learn(const LearnRows<Number>& of, void*) {
        for (std::int64_t row = 0; row < of.rows; ++row) {
            const std::uint8_t* const mask = of.masks + row * of.mask_row;
            const Number* const logits = of.head + row * of.logit_row;
            Number* const gradient = of.head_gradient + row * of.logit_row;
            float highest = -1e30F, sum = 0, weighted = 0;
            for (int move = 0; move < F::kActions; ++move)
                if (mask[move] != 0) highest = std::fmax(highest, logits[move]);
            for (int move = 0; move < F::kActions; ++move) {
                if (mask[move] == 0) continue;
                const float odds = std::exp(logits[move] - highest);
                sum += odds;
                weighted += odds * (logits[move] - highest);
            }
            const float log_sum = std::log(sum);
            const float entropy = log_sum - weighted / sum;
            const int action = of.actions[row];
            const float log_odds = logits[action] - highest - log_sum;
            const float ratio = std::exp(log_odds - of.log_odds[row]);
            const float pull = slope(ratio, of.advantages[row], of.lowest_ratio, of.highest_ratio);
            const float part = 1.0F / static_cast<float>(of.rows);
            const bool is_anchored = of.is_anchored(row);
            const Number* const anchor = is_anchored ? of.anchor + row * of.logit_row : nullptr;
            float anchor_highest = -1e30F, anchor_sum = 0, distance = 0;
            for (int move = 0; is_anchored && move < F::kActions; ++move)
                if (mask[move] != 0) anchor_highest = std::fmax(anchor_highest, anchor[move]);
            for (int move = 0; is_anchored && move < F::kActions; ++move)
                if (mask[move] != 0) anchor_sum += std::exp(anchor[move] - anchor_highest);
            const auto log_anchor = [&](int move) { return anchor[move] - anchor_highest - std::log(anchor_sum); };
            for (int move = 0; is_anchored && move < F::kActions; ++move) {
                const float log_own = logits[move] - highest - log_sum;
                if (mask[move] != 0) distance += std::exp(log_own) * (log_own - log_anchor(move));
            }
            for (int move = 0; move < of.logit_row; ++move) {
                gradient[move] = 0;
                if (move >= F::kActions || mask[move] == 0) continue;
                const float log_own = logits[move] - highest - log_sum;
                const float odds = std::exp(log_own);
                float number = pull * ((move == action ? 1.0F : 0.0F) - odds) + *of.entropy_weight * odds * (log_own + entropy);
                if (is_anchored) number += *of.anchor_weight * odds * (log_own - log_anchor(move) - distance);
                gradient[move] = number * part;
            }
            of.shown[0] += entropy * part;
            of.shown[1] += learn_values<G::kMaxPlayers>(of, row) * part;
            of.shown[2] += (of.log_odds[row] - log_odds) * part;
            of.shown[3] += std::fabs(ratio - 1) > 0.2F ? part : 0.0F;
            of.shown[4] += distance * part;
        }
    }
    void read(unsigned long long* out) { std::memcpy(out, sums, sizeof sums); }
};
#endif

}  // namespace

extern "C" {

// Actions, floats of an observation, most players, versions of rules and features, options.
void self_play_sizes(int* out) {
    const int all[6] = {F::kActions, F::kObservation, G::kMaxPlayers, F::kRules, F::kVersion, G::kOptionCount};
    std::memcpy(out, all, sizeof all);
}

// The values an option may take, the default first; returns how many.
int self_play_option_values(int option, unsigned char* values) {
    const OptionValues offered = G::option_values(option);
    std::memcpy(values, offered.values, sizeof offered.values);
    return offered.count;
}

// `kinds` rows of: players, then a value for every option.
void* self_play_make(long long lanes, unsigned long long seed, int kinds, const unsigned char* rows) {
    Kinds all;
    all.seed = seed;
    all.lanes = static_cast<std::uint64_t>(lanes);
    for (int kind = 0; kind < kinds && kind < kMostKinds; ++kind, rows += 1 + G::kOptionCount) {
        all.configs[kind].players = rows[0];
        all.configs[kind].rules = F::kRules;
        for (int i = 0; i < G::kOptionCount; ++i) all.configs[kind].options[i] = rows[1 + i];
    }
    return new SelfPlay(all);
}

void self_play_step(void* play, const StepRows<Number>* io, int begins, void* stream) {
    static_cast<SelfPlay*>(play)->step(*io, begins != 0, stream);
}

void self_play_draw(void* play, const DrawRows<Number>* rows, void* stream) {
    static_cast<SelfPlay*>(play)->draw(*rows, stream);
}

void self_play_look_back(void* play, const RollOut* of, void* stream) {
    static_cast<SelfPlay*>(play)->look_back_all(*of, stream);
}

void self_play_learn(void* play, const LearnRows<Number>* of, void* stream) {
    static_cast<SelfPlay*>(play)->learn(*of, stream);
}

// Steps, games, refused moves since the beginning; waits for the device.
void self_play_read(void* play, unsigned long long* out) { static_cast<SelfPlay*>(play)->read(out); }
}
