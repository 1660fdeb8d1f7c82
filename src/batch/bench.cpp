#include "batch/bench.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <thread>
#include <vector>

#include "core/rng.h"

namespace wharf::batch {

namespace {

using Clock = std::chrono::steady_clock;

// Calls once to warm up, then until the time is over.
template <class Call>
Measured repeat(double seconds, const Call& call) {
    Measured warm;
    call(warm);
    Measured measured;
    const auto begin = Clock::now();
    while (measured.seconds < seconds) {
        call(measured);
        measured.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    return measured;
}

// A buffer of both batches in ordinary memory.
class Pair {
 public:
    Pair(const Batch& one, const Batch& other) : one_(one), other_(other) {}

    // The first row that differs, or -1.
    std::int64_t difference(const void* one, const void* other, std::int64_t rows, std::size_t row_bytes) {
        const std::size_t bytes = static_cast<std::size_t>(rows) * row_bytes;
        left_.resize(bytes);
        right_.resize(bytes);
        one_.read(left_.data(), one, bytes);
        other_.read(right_.data(), other, bytes);
        if (std::memcmp(left_.data(), right_.data(), bytes) == 0) return -1;
        std::int64_t row = 0;
        for (std::size_t at = 0; std::memcmp(left_.data() + at, right_.data() + at, row_bytes) == 0; at += row_bytes)
            row += 1;
        return row;
    }

 private:
    const Batch& one_;
    const Batch& other_;
    std::vector<std::byte> left_;
    std::vector<std::byte> right_;
};

// The first buffer and row that differ, or nothing.
std::string difference(Batch& one, Batch& other, Pair& pair) {
    const Shape& shape = one.shape();
    const Buffers& a = one.buffers();
    const Buffers& b = other.buffers();
    const auto seats = static_cast<std::size_t>(shape.players);
    const struct {
        const char* name;
        const void* one;
        const void* other;
        std::size_t row_bytes;
    } buffers[] = {
        {"actions", a.actions, b.actions, sizeof *a.actions},
        {"seats", a.seats, b.seats, sizeof *a.seats},
        {"masks", a.masks, b.masks, static_cast<std::size_t>(shape.actions)},
        {"observations", a.observations, b.observations, static_cast<std::size_t>(shape.observation) * sizeof(float)},
        {"done", a.done, b.done, sizeof *a.done},
        {"rewards", a.rewards, b.rewards, seats * sizeof *a.rewards},
        {"scores", a.scores, b.scores, seats * sizeof *a.scores},
        {"ranks", a.ranks, b.ranks, seats * sizeof *a.ranks},
        {"refused", a.refused, b.refused, sizeof *a.refused},
    };
    for (const auto& buffer : buffers)
        if (const auto row = pair.difference(buffer.one, buffer.other, shape.lanes, buffer.row_bytes); row >= 0)
            return std::string(buffer.name) + " differ in lane " + std::to_string(row);
    return {};
}

// Puts an index that may not be legal in every 64th place or so.
void disturb(std::vector<std::int32_t>& actions, int size, Rng& rng) {
    for (std::size_t at = rng.below(64); at < actions.size(); at += 1 + rng.below(128))
        actions[at] = static_cast<std::int32_t>(rng.below(static_cast<std::uint32_t>(size) + 8)) - 4;
}

bool same(const Report& a, const Report& b) {
    return a.steps == b.steps && a.games == b.games && a.refused == b.refused && a.first_refused == b.first_refused;
}

}  // namespace

Measured measure_roll_outs(Batch& batch, int steps, double seconds) {
    return repeat(seconds, [&](Measured& sum) {
        const Report report = batch.roll_out(steps);
        sum.steps += report.steps;
        sum.games += report.games;
    });
}

double measure_apart(std::span<const std::unique_ptr<Batch>> batches, int steps, double seconds) {
    std::vector<double> speeds(batches.size());
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < batches.size(); ++i)
        threads.emplace_back([&, i] { speeds[i] = measure_roll_outs(*batches[i], steps, seconds).steps_per_second(); });
    for (std::thread& thread : threads) thread.join();
    return std::accumulate(speeds.begin(), speeds.end(), 0.0);
}

Measured measure_steps(Batch& batch, const Buffers& io, double seconds) {
    return repeat(seconds, [&](Measured& sum) {
        batch.draw_actions(io);
        const Report report = batch.step(io);
        sum.steps += report.steps;
        sum.games += report.games;
        sum.decisions += static_cast<std::uint64_t>(batch.shape().lanes);
    });
}

Speeds measure(Batch& batch, int steps, double seconds) {
    Buffers masks = batch.buffers();
    masks.observations = nullptr;
    Buffers results = masks;
    results.masks = nullptr;
    Speeds speeds;
    speeds.roll_outs = measure_roll_outs(batch, steps, seconds);
    speeds.stepped = measure_steps(batch, results, seconds);
    speeds.masked = measure_steps(batch, masks, seconds);
    speeds.observed = measure_steps(batch, batch.buffers(), seconds);
    return speeds;
}

std::string heading() { return "million/s   players    lanes  roll-outs    stepped     masked   observed  decisions"; }

std::string line(const Shape& shape, const Speeds& speeds) {
    char text[160];
    std::snprintf(text, sizeof text, "%-11s %7d %8lld %10.1f %10.1f %10.1f %10.1f %10.1f",
                  std::string(shape.game).c_str(), shape.players, static_cast<long long>(shape.lanes),
                  speeds.roll_outs.steps_per_second() / 1e6, speeds.stepped.steps_per_second() / 1e6,
                  speeds.masked.steps_per_second() / 1e6, speeds.observed.steps_per_second() / 1e6,
                  speeds.observed.decisions_per_second() / 1e6);
    return text;
}

std::string compare(Batch& one, Batch& other, std::uint64_t seed, int steps) {
    Pair pair(one, other);
    Rng rng = Rng::from(seed);
    std::vector<std::int32_t> actions(static_cast<std::size_t>(one.shape().lanes));
    const std::size_t bytes = actions.size() * sizeof(std::int32_t);
    if (!same(one.reset(seed, one.buffers()), other.reset(seed, other.buffers()))) return "reports of reset differ";
    for (int step = 0;; ++step) {
        const std::string where = " after " + std::to_string(step) + " steps";
        if (const std::string found = difference(one, other, pair); !found.empty()) return found + where;
        if (step == steps) break;
        one.draw_actions(one.buffers());
        other.draw_actions(other.buffers());
        if (pair.difference(one.buffers().actions, other.buffers().actions, one.shape().lanes, sizeof(std::int32_t)) >=
            0)
            return "drawn actions differ" + where;
        one.read(actions.data(), one.buffers().actions, bytes);
        disturb(actions, one.shape().actions, rng);
        one.write(one.buffers().actions, actions.data(), bytes);
        other.write(other.buffers().actions, actions.data(), bytes);
        if (!same(one.step(one.buffers()), other.step(other.buffers()))) return "reports differ" + where;
    }
    if (!same(one.roll_out(100), other.roll_out(100))) return "roll-outs differ";
    one.look(one.buffers());
    other.look(other.buffers());
    if (const std::string found = difference(one, other, pair); !found.empty()) return found + " after a roll-out";
    return {};
}

}  // namespace wharf::batch
