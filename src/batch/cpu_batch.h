// A batch on this machine's cores.
#pragma once

#include <algorithm>
#include <cstring>
#include <mutex>
#include <optional>
#include <system_error>
#include <vector>

#include "batch/batch.h"
#include "batch/lane.h"
#include "batch/own_buffers.h"
#include "batch/worker_pool.h"

namespace wharf::batch {

template <Game G, FeaturesOf<G> F>
class CpuBatch final : public Batch {
 public:
    CpuBatch(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed, int threads)
        : shape_(shape_of<G, F>(game, config, lanes, false)),
          setup_{config, seed, static_cast<std::uint64_t>(lanes)},
          lanes_(static_cast<std::size_t>(lanes)),
          pool_(threads) {
        reset(seed, Buffers{});
    }

    const Shape& shape() const override { return shape_; }

    const Buffers& buffers() override {
        if (!own_) own_.emplace(shape_);
        return own_->buffers();
    }

    Report reset(std::uint64_t seed, const Buffers& out) override {
        setup_.seed = seed;
        return for_each_lane([&](Lane<G>& lane, std::int64_t row, Report& report) {
            reset_lane(lane, setup_, row, out);
            report.steps += lane.steps;
            show(lane, row, out);
        });
    }

    Report step(const Buffers& io) override {
        return for_each_lane([&](Lane<G>& lane, std::int64_t row, Report& report) {
            const Stepped stepped = step_lane<G, F>(lane, setup_, io.actions[row], row, io);
            report.steps += stepped.steps;
            report.games += stepped.done ? 1 : 0;
            if (stepped.refused) {
                report.refused += 1;
                if (report.first_refused < 0) report.first_refused = row;
            }
            show(lane, row, io);
        });
    }

    void look(const Buffers& out) override {
        for_each_lane([&](Lane<G>& lane, std::int64_t row, Report&) { show(lane, row, out); });
    }

    void draw_actions(const Buffers& out) override {
        for_each_lane([&](Lane<G>& lane, std::int64_t row, Report&) { out.actions[row] = draw_lane<G, F>(lane); });
    }

    Report roll_out(int steps) override {
        return for_each_lane([&](Lane<G>& lane, std::int64_t, Report& report) {
            const Played played = random_lane(lane, setup_, steps);
            report.steps += played.steps;
            report.games += played.games;
        });
    }

    void read(void* to, const void* buffer, std::size_t bytes) const override { std::memcpy(to, buffer, bytes); }
    void write(void* buffer, const void* from, std::size_t bytes) const override { std::memcpy(buffer, from, bytes); }

 private:
    // Enough parts for threads that are slowed down to leave some to others, each long enough to pay for being taken.
    static constexpr std::int64_t kLanesPerPart = 32;

    static void show(const Lane<G>& lane, std::int64_t row, const Buffers& out) {
        if (out.seats != nullptr) out.seats[row] = deciding_seat(lane);
        if (out.masks != nullptr) {
            std::uint8_t* mask = out.masks + row * F::kActions;
            std::memset(mask, 0, F::kActions);
            mark_lane<G, F>(lane, mask);
        }
        if (out.observations != nullptr) observe_lane<G, F>(lane, out.observations + row * F::kObservation);
    }

    template <class Work>
    Report for_each_lane(const Work& work) {
        Report sum;
        std::mutex mutex;
        const auto parts = static_cast<std::uint32_t>((shape_.lanes + kLanesPerPart - 1) / kLanesPerPart);
        pool_.run(parts, [&](std::uint32_t part) {
            Report own;
            const std::int64_t begin = std::int64_t{part} * kLanesPerPart;
            const std::int64_t end = std::min(begin + kLanesPerPart, shape_.lanes);
            for (std::int64_t row = begin; row < end; ++row) work(lanes_[static_cast<std::size_t>(row)], row, own);
            const std::lock_guard lock(mutex);
            add(sum, own);
        });
        return sum;
    }

    Shape shape_;
    Setup setup_;
    std::vector<Lane<G>> lanes_;
    std::optional<OwnBuffers> own_;
    WorkerPool pool_;
};

template <Game G, FeaturesOf<G> F>
Made make_cpu_batch(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed, int threads) {
    if (std::string problem = problem_of<G>(game, config, lanes); !problem.empty())
        return {nullptr, std::move(problem)};
    try {
        return {std::make_unique<CpuBatch<G, F>>(game, config, lanes, seed, threads), {}};
    } catch (const std::bad_alloc&) {
        return {nullptr, "there is no memory for " + std::to_string(lanes) + " lanes"};
    } catch (const std::system_error&) {
        return {nullptr, "this machine does not start " + std::to_string(threads) + " threads"};
    }
}

}  // namespace wharf::batch
