// The device against this machine's cores, for machines that have compilers but none of Wharf's libraries: signatures
// of so many games (the first argument) and batches compared, then speeds (seconds: the second argument); of one game
// only if the third argument names it.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "batch/bench.h"
#include "gpu/engine.h"

namespace wharf::gpu {
namespace {

using Visit = void (*)(const Engine& engine, const batch::Offer& offer, Config config, double amount);

void for_each(const Engine& engine, std::string_view only, double amount, Visit visit) {
    for (const batch::Offer& offer : batch::offers())
        for (int players = offer.min_players; players <= offer.max_players; ++players) {
            if (!only.empty() && only != offer.game) continue;
            Config config = offer.config;
            config.players = static_cast<std::uint8_t>(players);
            visit(engine, offer, config, amount);
            std::fflush(stdout);
        }
}

[[noreturn]] void fail(const std::string& line) {
    std::fprintf(stderr, "wharf-gpu: %s\n", line.c_str());
    std::exit(1);
}

std::unique_ptr<batch::Batch> take(batch::Made made) {
    if (made.batch == nullptr) fail(made.problem);
    return std::move(made.batch);
}

void sign(const Engine& engine, const batch::Offer& offer, Config config, double games) {
    const auto count = static_cast<std::uint64_t>(games);
    for (int rules = offer.oldest_rules; rules <= offer.rules_version; ++rules) {
        const auto begin = std::chrono::steady_clock::now();
        const Signature there = engine.signature(offer.game, rules, config.players, count);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        const bool alike = there == batch::sign(offer, rules, config.players, count, 0);
        std::printf("%s/%d %d %016llx %016llx %llu games %s, %.0f million steps per second with all hashes\n",
                    std::string(offer.game).c_str(), rules, config.players, static_cast<unsigned long long>(there.play),
                    static_cast<unsigned long long>(there.states), static_cast<unsigned long long>(count),
                    alike ? "alike" : "DIFFERENT", static_cast<double>(there.steps) / seconds / 1e6);
        if (!alike) fail("the device plays otherwise");
    }
}

void compare(const Engine& engine, const batch::Offer& offer, Config config, double steps) {
    constexpr std::int64_t kLanes = 1000;
    for (int features = 1; features <= offer.newest_features; ++features) {
        const auto here = take(batch::make_batch(offer.game, features, config, kLanes, 1, 0));
        const auto there = take(engine.make_batch(offer.game, features, config, kLanes, 1));
        const std::string difference = batch::compare(*here, *there, 1, static_cast<int>(steps));
        std::printf("%s-v%d %d: %s\n", std::string(offer.game).c_str(), features, config.players,
                    difference.empty() ? "batches alike" : difference.c_str());
        if (!difference.empty()) fail("the device's batch plays otherwise");
    }
}

void bench_device(const Engine& engine, const batch::Offer& offer, Config config, double seconds) {
    const auto batch = take(engine.make_batch(offer.game, offer.newest_features, config, std::int64_t{1} << 19, 1));
    std::puts(batch::line(batch->shape(), batch::measure(*batch, 200, seconds)).c_str());
}

void bench_cores(const Engine&, const batch::Offer& offer, Config config, double seconds) {
    constexpr std::int64_t kLanes = 4096;
    const auto batch = take(batch::make_batch(offer.game, offer.newest_features, config, kLanes, 1, 0));
    const auto cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::unique_ptr<batch::Batch>> apart;
    for (unsigned i = 0; i < cores; ++i)
        apart.push_back(take(batch::make_batch(offer.game, offer.newest_features, config, kLanes / cores, 1, 1)));
    const double together = batch::measure_apart(apart, 200, seconds);
    const batch::Speeds speeds = batch::measure(*batch, 200, seconds);
    std::printf("%s   cores apart %.1f, %.0f %%\n", batch::line(batch->shape(), speeds).c_str(), together / 1e6,
                100 * speeds.roll_outs.steps_per_second() / together);
}

}  // namespace
}  // namespace wharf::gpu

int main(int argc, char** argv) {
    using namespace wharf;
    const double games = argc > 1 ? std::atof(argv[1]) : 1000;
    const double seconds = argc > 2 ? std::atof(argv[2]) : 0.1;
    const std::string_view only = argc > 3 ? argv[3] : "";
    const gpu::Engine& engine = *wharf_gpu_engine();
    std::string problem;
    const std::string name = engine.device(problem);
    if (name.empty()) gpu::fail(problem);
    gpu::for_each(engine, only, games, gpu::sign);
    gpu::for_each(engine, only, 300, gpu::compare);
    std::printf("%s\n%s\n", name.c_str(), batch::heading().c_str());
    gpu::for_each(engine, only, seconds, gpu::bench_device);
    std::printf("This machine's cores\n%s\n", batch::heading().c_str());
    gpu::for_each(engine, only, seconds, gpu::bench_cores);
    return 0;
}
