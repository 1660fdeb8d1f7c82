// A batch on this machine's cores.
#pragma once

#include <algorithm>
#include <cstring>
#include <mutex>
#include <optional>
#include <system_error>
#include <vector>

#include "batch/entries.h"
#include "batch/lane.h"
#include "batch/own_buffers.h"
#include "batch/worker_pool.h"
#include "core/game_parts.h"

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
        return for_each_lane([&](Lane<G>& lane, std::int64_t row) {
            reset_lane(lane, setup_, row, out);
            const Done done = settle(lane, row, out);
            show(lane, row, out);
            return done;
        });
    }

    Report step(const Buffers& io) override {
        return for_each_lane([&](Lane<G>& lane, std::int64_t row) {
            ActionList<G> list;
            Done done = act_lane<G, F>(lane, setup_, io.actions[row], row, io, list);
            done.add(settle(lane, row, io));
            show(lane, row, io);
            return done;
        });
    }

    void look(const Buffers& out) override {
        for_each_lane([&](Lane<G>& lane, std::int64_t row) {
            show(lane, row, out);
            return Done{};
        });
    }

    void draw_actions(const Buffers& out) override {
        for_each_lane([&](Lane<G>& lane, std::int64_t row) {
            out.actions[row] = draw_lane<G, F>(lane);
            return Done{};
        });
    }

    Report roll_out(int steps) override {
        const auto play = [&](Lane<G>& lane, std::int64_t) {
            ActionList<G> list;
            Done done;
            while (done.steps < static_cast<std::uint32_t>(steps) || !is_settled(lane))
                done.add(random_lane(lane, setup_, list));
            return done;
        };
        return for_each_lane(play, kPartsOfRollOut);
    }

    void read(void* to, const void* buffer, std::size_t bytes) const override { std::memcpy(to, buffer, bytes); }
    void write(void* buffer, const void* from, std::size_t bytes) const override { std::memcpy(buffer, from, bytes); }

 private:
    // Parts for every thread: enough of them that those who are slowed down leave some to others at the end; a step is
    // so short that taking a part costs something.
    static constexpr std::int64_t kPartsOfStep = 8;
    static constexpr std::int64_t kPartsOfRollOut = 64;

    Done settle(Lane<G>& lane, std::int64_t row, const Buffers& out) const {
        ActionList<G> list;
        Done done;
        while (!is_settled(lane)) done.add(settle_lane(lane, setup_, row, out, list));
        return done;
    }

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
    Report for_each_lane(const Work& work, std::int64_t parts_each = kPartsOfStep) {
        Report sum;
        std::mutex mutex;
        const std::int64_t lanes = std::max<std::int64_t>(1, shape_.lanes / (parts_each * pool_.threads()));
        const auto parts = static_cast<std::uint32_t>((shape_.lanes + lanes - 1) / lanes);
        pool_.run(parts, [&](std::uint32_t part) {
            Report own;
            const std::int64_t begin = std::int64_t{part} * lanes;
            const std::int64_t end = std::min(begin + lanes, shape_.lanes);
            for (std::int64_t row = begin; row < end; ++row) {
                const Done done = work(lanes_[static_cast<std::size_t>(row)], row);
                add(own, {done.steps, done.games, done.refused, done.refused != 0 ? row : -1});
            }
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
Made make_cpu_batch(std::string_view game, const Config& wanted, std::int64_t lanes, std::uint64_t seed, int threads) {
    const Config config = with_rules<F>(wanted);
    if (std::string problem = problem_of<G, F>(game, config, lanes); !problem.empty())
        return {nullptr, std::move(problem)};
    try {
        return {std::make_unique<CpuBatch<G, F>>(game, config, lanes, seed, threads), {}};
    } catch (const std::bad_alloc&) {
        return {nullptr, "there is no memory for " + std::to_string(lanes) + " lanes"};
    } catch (const std::system_error&) {
        return {nullptr, "this machine does not start " + std::to_string(threads) + " threads"};
    }
}

template <Game G, class... F>
std::array<MakeBatch, kMostFeatureVersions> makers_of(FeatureVersions<F...>) {
    return {make_cpu_batch<G, F>...};
}

template <class Parts>
Offer offer_of() {
    using G = typename Parts::Rules;
    using Features = typename Parts::Features;
    return {Parts::kId,       G::kMinPlayers,  G::kMaxPlayers,   signature_config<G>(G::kMinPlayers, 0, kNewestRules),
            G::kRulesVersion, G::kOldestRules, Features::kCount, makers_of<G>(Features{}),
            signature_of<G>};
}

}  // namespace wharf::batch
