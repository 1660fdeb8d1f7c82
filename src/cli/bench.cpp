// wharf bench: random play and the searching player measured. wharf signature: the fingerprint of the rules.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>

#include "catalog/catalog.h"
#include "cli/between.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/output.h"
#include "nets/random_net.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

struct Measured {
    std::uint64_t games = 0;
    std::uint64_t steps = 0;
    double seconds = 0;

    double steps_per_second() const { return static_cast<double>(steps) / seconds; }
};

// Random games with full legal lists on one core, until the time is over.
Measured measure(const match::AnyGame& game, int players, double seconds) {
    constexpr int kBatch = 50;
    Measured measured;
    game.play_random_games(players, 0, kBatch);  // warm the caches
    const auto begin = Clock::now();
    while (measured.seconds < seconds) {
        measured.steps += game.play_random_games(players, measured.games, kBatch);
        measured.games += kBatch;
        measured.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        show_progress(fmt::format("{} with {}", game.id(), players), std::min(1.0, measured.seconds / seconds));
    }
    end_progress();
    return measured;
}

// The searching player against itself, so many iterations for every decision, until the time is over.
struct Searched {
    std::uint64_t decisions = 0;
    std::uint64_t iterations = 0;
    double seconds = 0;
    double longest = 0;

    double iterations_per_second() const { return static_cast<double>(iterations) / seconds; }
};

Searched measure_search(const match::AnyGame& game, int players, int iterations, double seconds) {
    const players::Spec spec{players::Method::search, fmt::format("search:{}", iterations), iterations};
    std::vector<std::unique_ptr<players::AnyPlayer>> seats;
    for (Seat seat = 0; seat < players; ++seat) seats.push_back(catalog::make_player(game, spec, seat));
    Searched searched;
    for (std::uint64_t n = 0; searched.seconds < seconds; ++n) {
        const auto match = game.create(game.default_config(players));
        match::SeededChance chance(Rng::from(n));
        for (match->settle(chance); !match->is_over() && searched.seconds < seconds; match->settle(chance)) {
            const Seat seat = match->to_act().first();
            const auto begin = Clock::now();
            const std::string move = seats[seat]->choose(*match, seat);
            const double took = std::chrono::duration<double>(Clock::now() - begin).count();
            match->play(seat, move);
            searched.decisions += 1;
            searched.iterations += static_cast<std::uint64_t>(iterations);
            searched.seconds += took;
            searched.longest = std::max(searched.longest, took);
            show_progress(fmt::format("{} with {}", game.id(), players), std::min(1.0, searched.seconds / seconds));
        }
    }
    end_progress();
    return searched;
}

void bench_search(const std::vector<const match::AnyGame*>& games, int wanted, int iterations, double seconds,
                  bool as_json) {
    json::array results;
    if (!as_json)
        print(fmt::format("{:<11} {:>7} {:>17} {:>12} {:>12}\n", "game", "players", "iterations/second", "mean ms",
                          "longest ms"));
    for (const match::AnyGame* game : games)
        for (const int players : player_counts(*game, wanted)) {
            const Searched searched = measure_search(*game, players, iterations, seconds);
            const double mean = 1e3 * searched.seconds / static_cast<double>(searched.decisions);
            results.push_back(json::object{{"game", game->id()},
                                           {"players", players},
                                           {"iterations_per_second", searched.iterations_per_second()},
                                           {"decisions", searched.decisions},
                                           {"mean_ms", mean},
                                           {"longest_ms", 1e3 * searched.longest}});
            if (!as_json)
                print(fmt::format("{:<11} {:>7} {:>17.0f} {:>12.2f} {:>12.2f}\n", game->id(), players,
                                  searched.iterations_per_second(), mean, 1e3 * searched.longest));
        }
    if (as_json) print_json(json::object{{"iterations", iterations}, {"results", std::move(results)}});
}

json::object measured_json(const match::AnyGame& game, int players, const Measured& measured) {
    return {{"game", game.id()},
            {"players", players},
            {"steps_per_second", measured.steps_per_second()},
            {"ns_per_step", 1e9 / measured.steps_per_second()},
            {"state_bytes", game.sizes().state},
            {"view_bytes", game.sizes().view},
            {"action_bytes", game.sizes().action},
            {"mean_steps", static_cast<double>(measured.steps) / static_cast<double>(measured.games)},
            {"games", measured.games},
            {"seconds", measured.seconds}};
}

std::vector<const match::AnyGame*> games_wanted(const CLI::Option* id) {
    if (id->count() > 0) return {&game_named(id->as<std::string>())};
    return {catalog::games().begin(), catalog::games().end()};
}

void write_net(const nets::Net& net, const std::string& name) {
    const std::string bytes = nets::write_net(net);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "wb"), std::fclose);
    if (!file || std::fwrite(bytes.data(), 1, bytes.size(), file.get()) != bytes.size() || std::fflush(file.get()) != 0)
        throw CommandError(kMachineFailed, "cannot write " + text::plain(name));
}

// The same net on every machine, by the fastest kernels of this one; others must agree, here and elsewhere.
void sign_nets(const std::vector<const match::AnyGame*>& games, int wanted, int count, const std::string& file,
               bool as_json) {
    json::array results;
    for (const match::AnyGame* game : games) {
        const nets::Net net = nets::random_net(catalog::net_purpose(*game), 1);
        if (!file.empty()) write_net(net, file);
        for (const int players : player_counts(*game, wanted)) {
            const std::uint64_t sum = catalog::net_signature(*game, net, nets::best_kernels(), players, count);
            if (sum != catalog::net_signature(*game, net, nets::plain_kernels(), players, count))
                throw CommandError(kMachineFailed,
                                   fmt::format("{} answers otherwise than plain code", nets::best_kernels().name));
            const std::string text = fmt::format("{:016x}", sum);
            results.push_back(
                json::object{{"game", game->id()}, {"players", players}, {"games", count}, {"signature", text}});
            if (!as_json) print(fmt::format("{} {} {}\n", game->id(), players, text));
        }
    }
    if (as_json) print_json(results);
}

}  // namespace

void add_bench(CLI::App& app) {
    CLI::App* command = app.add_subcommand("bench", "Measure random play or the searching player on one core");
    auto* id = command->add_option("--game", "Only this game");
    auto players = std::make_shared<int>(0);
    command->add_option("--players", *players, "Only this number of players");
    auto seconds = std::make_shared<double>(1.0);
    command->add_option("--seconds", *seconds, "Time per game and number of players")
        ->capture_default_str()
        ->check(between(0.01, 3600.0));
    auto iterations = std::make_shared<int>(0);
    command->add_option("--search", *iterations, "Measure the searching player, with so many iterations per decision")
        ->check(CLI::Range(1, 1'000'000));
    auto* as_json = command->add_flag("--json")->description("Machine-readable");
    command->callback([=] {
        if (*iterations > 0)
            return bench_search(games_wanted(id), *players, *iterations, *seconds, as_json->as<bool>());
        json::array results;
        Measured all;
        if (!as_json->as<bool>())
            print(fmt::format("{:<11} {:>7} {:>13} {:>9} {:>11} {:>12}\n", "game", "players", "steps/second", "ns/step",
                              "state bytes", "steps/game"));
        for (const match::AnyGame* game : games_wanted(id))
            for (const int count : player_counts(*game, *players)) {
                const Measured measured = measure(*game, count, *seconds);
                results.push_back(measured_json(*game, count, measured));
                all.steps += measured.steps;
                all.seconds += measured.seconds;
                if (!as_json->as<bool>())
                    print(fmt::format("{:<11} {:>7} {:>13.0f} {:>9.1f} {:>11} {:>12.1f}\n", game->id(), count,
                                      measured.steps_per_second(), 1e9 / measured.steps_per_second(),
                                      game->sizes().state,
                                      static_cast<double>(measured.steps) / static_cast<double>(measured.games)));
            }
        if (as_json->as<bool>())
            print_json(json::object{{"steps_per_second", all.steps_per_second()}, {"results", std::move(results)}});
    });
}

void add_signature(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("signature", "Print the fingerprint of the rules: the hash of many random games");
    auto* id = command->add_option("--game", "Only this game");
    auto players = std::make_shared<int>(0);
    command->add_option("--players", *players, "Only this number of players");
    auto games = std::make_shared<std::uint64_t>(1000);
    command->add_option("--games", *games, "Random games per number of players")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    auto* states = command->add_flag("--states")
                       ->description("Also the hash of all states' bytes, equal on all targets of one version");
    auto* of_nets = command->add_flag("--nets")->description(
        "Of the answers of a net of random numbers in the decisions of these games, however it is computed");
    auto net_file = std::make_shared<std::string>();
    command->add_option("--write", *net_file, "With --nets: writes that net into a file, for trying things out")
        ->needs(of_nets);
    auto* as_json = command->add_flag("--json")->description("Machine-readable");
    command->callback([=] {
        json::array results;
        if (of_nets->as<bool>())
            return sign_nets(games_wanted(id), *players, static_cast<int>(*games), *net_file, as_json->as<bool>());
        for (const match::AnyGame* game : games_wanted(id))
            for (int rules = game->oldest_rules(); rules <= game->rules_version(); ++rules)
                for (const int count : player_counts(*game, *players)) {
                    const Signature sum = game->signature(rules, count, *games, 0, 1);
                    const std::string play = fmt::format("{:016x}", sum.play);
                    const std::string bytes = fmt::format("{:016x}", sum.states);
                    results.push_back(json::object{{"game", game->id()},
                                                   {"rules", rules},
                                                   {"players", count},
                                                   {"games", *games},
                                                   {"signature", play},
                                                   {"states", bytes},
                                                   {"steps", sum.steps}});
                    if (!as_json->as<bool>())
                        print(fmt::format("{}/{} {} {}{}\n", game->id(), rules, count, play,
                                          states->as<bool>() ? " " + bytes : ""));
                }
        if (as_json->as<bool>()) print_json(results);
    });
}

}  // namespace wharf::cli
