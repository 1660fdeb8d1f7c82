// wharf batch: many games at once on this machine's cores. wharf gpu: the same on a CUDA device, measured and compared.
#include <fmt/format.h>

#include <thread>

#include "batch/bench.h"
#include "catalog/catalog.h"
#include "cli/between.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/output.h"
#include "gpu/engine.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// What to run: given on the command line of every subcommand here.
struct Choice {
    std::string game;
    int players = 0;
    int features = 0;  // 0: the newest of each game
    std::int64_t lanes = 0;
    int threads = 0;
    double seconds = 1.0;
    int steps = 0;
    std::uint64_t games = 1000;
    bool as_json = false;
};

// A game and a number of players.
struct Run {
    const match::AnyGame& game;
    int players;
};

std::vector<Run> runs_of(const Choice& choice) {
    const match::AnyGame* only = choice.game.empty() ? nullptr : &game_named(choice.game);
    std::vector<Run> runs;
    for (const match::AnyGame* game : catalog::games()) {
        if (only != nullptr && game != only) continue;
        for (const int players : player_counts(*game, choice.players)) runs.push_back({*game, players});
    }
    return runs;
}

std::unique_ptr<batch::Batch> take(batch::Made made) {
    if (made.batch == nullptr) throw CommandError(kBadCommandLine, made.problem);
    return std::move(made.batch);
}

const batch::Offer& offer_of(const match::AnyGame& game) {
    return *std::ranges::find(batch::offers(), game.id(), &batch::Offer::game);
}

int features_of(const match::AnyGame& game, const Choice& choice) {
    return choice.features == 0 ? offer_of(game).newest_features : choice.features;
}

std::unique_ptr<batch::Batch> make_on_cpu(const match::AnyGame& game, int features, int players, std::int64_t lanes,
                                          int threads) {
    return take(batch::make_batch(game.id(), features, game.default_config(players), lanes, 1, threads));
}

// The CUDA engine and the name of its device; one clear line where there is none.
std::pair<const gpu::Engine*, std::string> device() {
    std::string problem;
    const gpu::Engine* engine = gpu::load_engine(problem);
    std::string name = engine != nullptr ? engine->device(problem) : "";
    if (name.empty()) throw CommandError(kMachineFailed, problem);
    return {engine, std::move(name)};
}

// The device's faults end the command with their line.
template <class Work>
void on_device(const Work& work) {
    const auto [engine, name] = device();
    try {
        work(*engine, name);
    } catch (const std::runtime_error& error) {
        if (dynamic_cast<const CommandError*>(&error) != nullptr) throw;
        throw CommandError(kMachineFailed, error.what());
    }
}

json::object to_json(const batch::Shape& shape, const batch::Speeds& speeds) {
    return {{"game", shape.game},
            {"players", shape.players},
            {"lanes", shape.lanes},
            {"lane_bytes", shape.lane_bytes},
            {"actions", shape.actions},
            {"observation", shape.observation},
            {"roll_out_steps_per_second", speeds.roll_outs.steps_per_second()},
            {"stepped_steps_per_second", speeds.stepped.steps_per_second()},
            {"stepped_decisions_per_second", speeds.stepped.decisions_per_second()},
            {"masked_steps_per_second", speeds.masked.steps_per_second()},
            {"observed_steps_per_second", speeds.observed.steps_per_second()},
            {"observed_decisions_per_second", speeds.observed.decisions_per_second()}};
}

void bench_cpu(const Choice& choice) {
    const auto runs = runs_of(choice);
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int threads = choice.threads == 0 ? cores : choice.threads;
    json::array results;
    if (!choice.as_json) print(batch::heading() + "   cores apart\n");
    for (const auto& [game, players] : runs) {
        const int features = features_of(game, choice);
        const auto batch = make_on_cpu(game, features, players, choice.lanes, threads);
        std::vector<std::unique_ptr<batch::Batch>> apart;
        for (int i = 0; i < threads; ++i)
            apart.push_back(make_on_cpu(game, features, players, std::max<std::int64_t>(1, choice.lanes / threads), 1));
        const double together = batch::measure_apart(apart, choice.steps, choice.seconds);
        const batch::Speeds speeds = batch::measure(*batch, choice.steps, choice.seconds);
        const double part = speeds.roll_outs.steps_per_second() / together;
        json::object result = to_json(batch->shape(), speeds);
        result["threads"] = threads;
        result["cores_apart_steps_per_second"] = together;
        result["of_cores"] = part;
        results.push_back(std::move(result));
        if (!choice.as_json)
            print(batch::line(batch->shape(), speeds) +
                  fmt::format(" {:>10.1f} {:>4.0f} %\n", together / 1e6, 100 * part));
    }
    if (choice.as_json) print_json(results);
}

void bench_device(const Choice& choice) {
    const auto runs = runs_of(choice);
    on_device([&](const gpu::Engine& engine, const std::string& name) {
        json::array results;
        if (!choice.as_json) print(name + "\n" + batch::heading() + "\n");
        for (const auto& [game, players] : runs) {
            const int features = features_of(game, choice);
            const auto batch =
                take(engine.make_batch(game.id(), features, game.default_config(players), choice.lanes, 1));
            const batch::Speeds speeds = batch::measure(*batch, choice.steps, choice.seconds);
            results.push_back(to_json(batch->shape(), speeds));
            if (!choice.as_json) print(batch::line(batch->shape(), speeds) + "\n");
        }
        if (choice.as_json) print_json(json::object{{"device", name}, {"results", std::move(results)}});
    });
}

Signature signature_here(const match::AnyGame& game, int rules, int players, std::uint64_t games) {
    return batch::sign(offer_of(game), rules, players, games, 0);
}

// On the device; with --compare also here, and the first difference ends the command.
void sign_on_device(const Choice& choice, bool compared) {
    const auto runs = runs_of(choice);
    on_device([&](const gpu::Engine& engine, const std::string&) {
        for (const auto& [game, players] : runs)
            for (int rules = game.oldest_rules(); rules <= game.rules_version(); ++rules) {
                const Signature sum = engine.signature(game.id(), rules, players, choice.games);
                print(fmt::format("{}/{} {} {:016x} {:016x}\n", game.id(), rules, players, sum.play, sum.states));
                if (compared && sum != signature_here(game, rules, players, choice.games))
                    throw CommandError(kMachineFailed,
                                       fmt::format("{} with {} differs on the CPU", game.id(), players));
            }
    });
}

void compare_devices(const Choice& choice) {
    const auto runs = runs_of(choice);
    on_device([&](const gpu::Engine& engine, const std::string&) {
        for (const auto& [game, players] : runs)
            for (int features = 1; features <= offer_of(game).newest_features; ++features) {
                if (choice.features != 0 && features != choice.features) continue;
                const auto there =
                    take(engine.make_batch(game.id(), features, game.default_config(players), choice.lanes, 1));
                const auto here = make_on_cpu(game, features, players, choice.lanes, choice.threads);
                const std::string difference = batch::compare(*here, *there, 1, choice.steps);
                const std::string what = fmt::format("{}-v{} with {}", game.id(), features, players);
                if (!difference.empty()) throw CommandError(kMachineFailed, what + ": " + difference);
                print(fmt::format("{}: {} lanes alike for {} steps\n", what, choice.lanes, choice.steps));
            }
    });
}

CLI::App* add_choice(CLI::App& app, const char* name, const char* description, const std::shared_ptr<Choice>& choice) {
    CLI::App* command = app.add_subcommand(name, description);
    command->add_option("--game", choice->game, "Only this game");
    command->add_option("--players", choice->players, "Only this number of players");
    return command;
}

void add_lanes(CLI::App& command, Choice& choice) {
    command.add_option("--features", choice.features, "Version of the games' numbers, if not each game's newest")
        ->check(CLI::Range(1, kMostFeatureVersions));
    command.add_option("--lanes", choice.lanes, "Games at once")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, batch::kMostLanes));
    command.add_option("--steps", choice.steps, "Steps of every game per call")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000000));
}

void add_threads(CLI::App& command, Choice& choice) {
    command.add_option("--threads", choice.threads, "Threads; 0 means one for every core")
        ->capture_default_str()
        ->check(CLI::Range(0, batch::kMostThreads));
}

void add_measuring(CLI::App& command, Choice& choice) {
    command.add_option("--seconds", choice.seconds, "Time per measurement")
        ->capture_default_str()
        ->check(between(0.01, 3600.0));
    command.add_flag("--json", choice.as_json, "Machine-readable");
}

}  // namespace

void add_batch(CLI::App& app) {
    CLI::App* group = app.add_subcommand("batch", "Many games at once on this machine's cores")->require_subcommand(1);
    auto choice = std::make_shared<Choice>();
    choice->lanes = 4096;
    choice->steps = 200;
    CLI::App* bench = add_choice(*group, "bench", "Measure random play in a batch, and steps decided outside", choice);
    add_lanes(*bench, *choice);
    add_threads(*bench, *choice);
    add_measuring(*bench, *choice);
    bench->callback([choice] { bench_cpu(*choice); });
}

void add_gpu(CLI::App& app) {
    CLI::App* group = app.add_subcommand("gpu", "Many games at once on a CUDA device")->require_subcommand(1);
    auto measured = std::make_shared<Choice>();
    measured->lanes = 1 << 18;
    measured->steps = 200;
    CLI::App* bench =
        add_choice(*group, "bench", "Measure random play on the device, and steps decided outside", measured);
    add_lanes(*bench, *measured);
    add_measuring(*bench, *measured);
    bench->callback([measured] { bench_device(*measured); });

    auto signed_ = std::make_shared<Choice>();
    CLI::App* signature = add_choice(
        *group, "signature", "The fingerprint of the rules as the device computes it, with all states", signed_);
    signature->add_option("--games", signed_->games, "Random games per number of players")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 30));
    auto* compared = signature->add_flag("--compare")->description("Compute it here too and compare");
    signature->callback([=] { sign_on_device(*signed_, compared->as<bool>()); });

    auto alike = std::make_shared<Choice>();
    alike->lanes = 1000;
    alike->steps = 500;
    CLI::App* compare =
        add_choice(*group, "compare", "Play the same games on the device and here; everything must be alike", alike);
    add_lanes(*compare, *alike);
    add_threads(*compare, *alike);
    compare->callback([alike] { compare_devices(*alike); });
}

}  // namespace wharf::cli
