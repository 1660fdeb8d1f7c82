// A batch in the memory of a CUDA device.
#pragma once

#include <cstring>
#include <vector>

#include "batch/shape.h"
#include "core/game_parts.h"
#include "gpu/entries.h"
#include "gpu/kernels.h"

namespace wharf::gpu {

template <Game G, FeaturesOf<G> F, int Threads>
class CudaBatch final : public batch::Batch {
 public:
    CudaBatch(std::string_view game, const Config& config, std::int64_t lanes, std::uint64_t seed)
        : shape_(batch::shape_of<G, F>(game, config, lanes, true)),
          setup_{config, seed, static_cast<std::uint64_t>(lanes)},
          lanes_(allocate<Lane<G>>(static_cast<std::size_t>(lanes))),
          sums_(allocate<Sums>(1)) {
        reset(seed, Buffers{});
    }

    const batch::Shape& shape() const override { return shape_; }

    const Buffers& buffers() override {
        if (memory_.empty()) {
            std::vector<DeviceMemory<std::byte>> memory;
            own_ = batch::place_buffers(shape_, [&](std::size_t bytes) {
                memory.push_back(allocate<std::byte>(bytes));
                check(cudaMemset(memory.back().get(), 0, bytes));
                return static_cast<void*>(memory.back().get());
            });
            memory_ = std::move(memory);
        }
        return own_;
    }

    batch::Report reset(std::uint64_t seed, const Buffers& out) override {
        setup_.seed = seed;
        begin_sums();
        reset_lanes<G, Threads><<<blocks(Threads), Threads>>>(lanes_.get(), setup_, out, sums_.get());
        show(out);
        return end_sums();
    }

    batch::Report step(const Buffers& io) override {
        begin_sums();
        step_lanes<G, F, Threads><<<blocks(Threads), Threads>>>(lanes_.get(), setup_, io, sums_.get());
        show(io);
        return end_sums();
    }

    void look(const Buffers& out) override {
        show(out);
        check(cudaDeviceSynchronize());
    }

    void draw_actions(const Buffers& out) override {
        draw_for_lanes<G, F, Threads><<<blocks(Threads), Threads>>>(lanes_.get(), shape_.lanes, out.actions);
        check(cudaGetLastError());
        check(cudaDeviceSynchronize());
    }

    batch::Report roll_out(int steps) override {
        begin_sums();
        roll_out_lanes<G, Threads><<<blocks(Threads), Threads>>>(lanes_.get(), setup_, steps, sums_.get());
        return end_sums();
    }

    void read(void* to, const void* buffer, std::size_t bytes) const override {
        check(cudaMemcpy(to, buffer, bytes, cudaMemcpyDeviceToHost));
    }
    void write(void* buffer, const void* from, std::size_t bytes) const override {
        check(cudaMemcpy(buffer, from, bytes, cudaMemcpyHostToDevice));
    }

 private:
    unsigned blocks(int threads) const { return static_cast<unsigned>((shape_.lanes + threads - 1) / threads); }

    void show(const Buffers& out) {
        if (out.masks != nullptr)
            check(cudaMemsetAsync(out.masks, 0, static_cast<std::size_t>(shape_.lanes) * F::kActions));
        if (out.masks != nullptr || out.seats != nullptr)
            mark_lanes<G, F, Threads><<<blocks(Threads), Threads>>>(lanes_.get(), shape_.lanes, out);
        if (out.observations != nullptr)
            observe_lanes<G, F><<<blocks(kObservers), kObservers>>>(lanes_.get(), shape_.lanes, out.observations);
        check(cudaGetLastError());
    }

    void begin_sums() {
        const Sums none{0, 0, 0, ~Word{0}};
        check(cudaMemcpyAsync(sums_.get(), &none, sizeof none, cudaMemcpyHostToDevice));
    }

    // Waits for all that was launched.
    batch::Report end_sums() {
        check(cudaGetLastError());
        Sums sums;
        check(cudaMemcpy(&sums, sums_.get(), sizeof sums, cudaMemcpyDeviceToHost));
        return {sums.steps, sums.games, sums.refused,
                sums.refused == 0 ? std::int64_t{-1} : static_cast<std::int64_t>(sums.first_refused)};
    }

    batch::Shape shape_;
    Setup setup_;
    DeviceMemory<Lane<G>> lanes_;
    DeviceMemory<Sums> sums_;
    std::vector<DeviceMemory<std::byte>> memory_;
    Buffers own_;
};

// Threads: how many lanes a block holds, by measurement (docs/batch.md).
template <Game G, FeaturesOf<G> F, int Threads>
batch::Made make_cuda_batch(std::string_view game, const Config& wanted, std::int64_t lanes, std::uint64_t seed) {
    const Config config = batch::with_rules<F>(wanted);
    if (std::string problem = batch::problem_of<G, F>(game, config, lanes); !problem.empty())
        return {nullptr, std::move(problem)};
    try {
        return {std::make_unique<CudaBatch<G, F, Threads>>(game, config, lanes, seed), {}};
    } catch (const std::bad_alloc&) {
        return {nullptr, "the device has no memory for " + std::to_string(lanes) + " lanes"};
    } catch (const std::runtime_error& error) {
        return {nullptr, error.what()};
    }
}

template <Game G>
Signature sign(int rules, int players, std::uint64_t games) {
    constexpr unsigned kThreads = 64;
    const auto sum = allocate<Signature>(1);
    check(cudaMemset(sum.get(), 0, sizeof(Signature)));
    sign_games<G>
        <<<static_cast<unsigned>((games + kThreads - 1) / kThreads), kThreads>>>(rules, players, games, sum.get());
    check(cudaGetLastError());
    Signature host;
    check(cudaMemcpy(&host, sum.get(), sizeof host, cudaMemcpyDeviceToHost));
    return host;
}

template <Game G, int Threads, class... F>
std::array<MakeBatch, kMostFeatureVersions> cuda_makers_of(FeatureVersions<F...>) {
    return {make_cuda_batch<G, F, Threads>...};
}

template <class Parts>
DeviceGame device_game_of() {
    using G = typename Parts::Rules;
    using Features = typename Parts::Features;
    return {Parts::kId, Features::kCount, cuda_makers_of<G, Parts::kDeviceBlock>(Features{}), sign<G>};
}

}  // namespace wharf::gpu
