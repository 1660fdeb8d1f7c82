// wharf load: our own server, started for the purpose, measured over the loopback. wharf crash: the same, killed.
#include "cli/load.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>

#include "catalog/catalog.h"
#include "cli/between.h"
#include "cli/load_correspondence.h"
#include "cli/output.h"
#include "load/crash.h"
#include "load/load.h"
#include "load/server_process.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// Processor time per move in microseconds: what holds on a busy machine too.
double cost(const load::Moves& moves, double share) { return share / moves.per_second * 1e6; }

json::object moves_json(const load::Moves& moves) {
    return {{"moves_per_second", moves.per_second},
            {"p50_ms", moves.p50_ms},
            {"p99_ms", moves.p99_ms},
            {"worst_ms", moves.worst_ms},
            {"server_load", moves.server_load},
            {"load_load", moves.own_load},
            {"stolen", moves.stolen},
            {"server_microseconds_per_move", cost(moves, moves.server_load)},
            {"load_microseconds_per_move", cost(moves, moves.own_load)},
            {"refused", moves.refused},
            {"wrong", moves.wrong}};
}

void print_moves(const std::string& name, const load::Moves& moves) {
    print(fmt::format("| {:<38} | {:>8.0f} | {:>8.2f} | {:>8.2f} | {:>5.0f} µs | {:>5.0f} µs | {:>4.1f} % |\n", name,
                      moves.per_second, moves.p50_ms, moves.p99_ms, cost(moves, moves.server_load),
                      cost(moves, moves.own_load), 100 * moves.stolen));
}

void print_report(const load::LoadOptions& options, const load::LoadReport& report) {
    print(
        "| moves, acknowledged and durable         |  moves/s | p50 (ms) | p99 (ms) | server per move | load per move "
        "| taken by the host |\n");
    print("|---|---|---|---|---|---|---|\n");
    print_moves(fmt::format("{} tables, as fast as possible", options.busy_tables), report.busy);
    print_moves(fmt::format("{} tables, {} connections", options.tables, options.tables * options.players),
                report.steady);
    if (report.busy.refused + report.steady.refused > 0)
        print(fmt::format("\n{} requests were refused, the last: {}\n", report.busy.refused + report.steady.refused,
                          report.last_fault));
    print(fmt::format("\nAn idle connection costs {:.1f} KB ({} of them).\n", report.idle_bytes / 1000,
                      options.idle_connections));
    print(
        fmt::format("A move costs the server {:.0f} µs around the 10th and {:.0f} µs around the 500th: ratio {:.2f}.\n",
                    report.cost_10th, report.cost_500th, report.cost_500th / report.cost_10th));
}

void check_game(const std::string& id, int players) {
    const match::AnyGame* game = catalog::find_game(id);
    if (game == nullptr) throw CommandError(kBadCommandLine, "there is no game \"" + id + "\"");
    if (players < game->min_players() || players > game->max_players())
        throw CommandError(kBadCommandLine, "that game has no such number of players");
}

void run_load(load::LoadOptions options, bool as_json) {
    check_game(options.game, options.players);
    if (options.tables * options.players > load::kMostConnections)
        throw CommandError(kBadCommandLine, "that would be too many connections");
    options.progress = show_progress;
    load::LoadReport report;
    try {
        report = load::measure(options);
    } catch (const std::runtime_error& failure) {
        throw CommandError(kMachineFailed, failure.what());
    }
    end_progress();
    const std::int64_t wrong = report.busy.wrong + report.steady.wrong;
    if (as_json)
        print_json(json::object{{"busy", moves_json(report.busy)},
                                {"steady", moves_json(report.steady)},
                                {"idle_bytes_per_connection", report.idle_bytes},
                                {"microseconds_10th_move", report.cost_10th},
                                {"microseconds_500th_move", report.cost_500th}});
    else
        print_report(options, report);
    flush_output();
    if (wrong > 0) throw CommandError(kMachineFailed, "something was wrong: " + report.last_fault);
}

// It may take an hour, often without a terminal: then a line a minute says how far it is.
void run_crash(load::CrashOptions options) {
    check_game(options.game, options.players);
    options.progress = [last = std::chrono::steady_clock::now(), &options](std::string_view what,
                                                                           double share) mutable {
        show_progress(what, share);
        const auto now = std::chrono::steady_clock::now();
        if (isatty(STDERR_FILENO) != 0 || now - last < std::chrono::minutes(1)) return;
        last = now;
        fmt::print(stderr, "{:.0f} of {} {}\n", share * options.times, options.times, what);
    };
    load::CrashReport report;
    try {
        report = load::crash(options);
    } catch (const std::runtime_error& failure) {
        throw CommandError(kMachineFailed, failure.what());
    }
    end_progress();
    print(
        fmt::format("{} kills, {} games, {} acknowledged moves, {} connections resumed, the slowest after {:.0f} ms.\n"
                    "{} tables read again; {} moves under way at a kill were stored late; {:.2f} s a kill.\n",
                    report.kills, report.games, report.acknowledged, report.resumed, report.slowest_resume_ms,
                    report.checked, report.late, report.seconds / std::max(report.kills, 1)));
    for (const std::string& fault : report.wrong) print("wrong: " + fault + "\n");
    flush_output();
    if (!report.wrong.empty()) throw CommandError(kMachineFailed, "something acknowledged was lost or changed");
    print("Nothing that was acknowledged was lost.\n");
    flush_output();
}

}  // namespace

void add_crash(CLI::App& app) {
    CLI::App* command = app.add_subcommand("crash", "Kill a server of our own again and again: is anything lost?");
    auto options = std::make_shared<load::CrashOptions>();
    options->program = load::own_program();
    command->add_option("--times", options->times, "How often it is killed")
        ->capture_default_str()
        ->check(CLI::Range(1, load::kMostCrashes));
    command->add_option("--tables", options->tables, "Tables at a time")
        ->capture_default_str()
        ->check(CLI::Range(1, load::kMostTables));
    command->add_option("--nodes", options->nodes, "Servers on one database and bus")
        ->capture_default_str()
        ->check(CLI::Range(1, 8));
    command->add_option("--game", options->game, "The game that is played")->capture_default_str();
    command->add_option("--players", options->players, "Players at a table")->capture_default_str();
    command->add_option("--seed", options->seed, "Of the moments and moves")->capture_default_str();
    command->add_option("--serve", options->serve, "Further arguments of the servers, e.g. --serve=--postgres=URL");
    command->add_option("--program", options->program, "Another build of wharf, to be killed instead of this one");
    command->callback([options] { run_crash(*options); });
}

void add_load(CLI::App& app) {
    CLI::App* command = app.add_subcommand("load", "Measure a server of our own under load, over the loopback");
    auto options = std::make_shared<load::LoadOptions>();
    options->program = load::own_program();
    auto as_json = std::make_shared<bool>(false);
    command->add_option("--game", options->game, "The game that is played")->capture_default_str();
    command->add_option("--players", options->players, "Players at a table")->capture_default_str();
    command->add_option("--busy-tables", options->busy_tables, "Tables that play as fast as possible")
        ->capture_default_str()
        ->check(CLI::Range(1, load::kMostTables));
    command->add_option("--tables", options->tables, "Tables that play at the rate")
        ->capture_default_str()
        ->check(CLI::Range(1, load::kMostTables));
    command->add_option("--rate", options->rate, "Moves per second")
        ->capture_default_str()
        ->check(between(1.0, load::kMostRate));
    command->add_option("--idle", options->idle_connections, "Idle connections")
        ->capture_default_str()
        ->check(CLI::Range(1, load::kMostConnections));
    command->add_option("--seconds", options->seconds, "How long each is measured")
        ->capture_default_str()
        ->check(between(0.5, load::kMostSeconds));
    command->add_option("--serve", options->serve, "Further arguments of the server, e.g. --serve=--postgres=URL");
    command->add_option("--program", options->program, "Another build of wharf, to be measured instead of this one");
    command->add_flag("--json", *as_json, "Print JSON");
    auto turns = std::make_shared<load::CorrespondenceOptions>();
    auto plays_turns = std::make_shared<bool>(false);
    command->add_flag("--turns", *plays_turns,
                      "Measure games that are played turn by turn instead, with --rate visits per second");
    command->add_option("--games", turns->games, "With --turns: games that run")
        ->capture_default_str()
        ->check(CLI::Range(1, load::kMostGames));
    command->add_option("--people", turns->people, "With --turns: people who are connected")
        ->capture_default_str()
        ->check(CLI::Range(2, load::kMostConnections));
    CLI::Option* rate = command->get_option("--rate");
    command->callback([options, as_json, turns, plays_turns, rate] {
        if (!*plays_turns) return run_load(*options, *as_json);
        turns->program = options->program;
        turns->game = options->game;
        turns->seconds = options->seconds;
        turns->serve = options->serve;
        if (!rate->empty()) turns->rate = options->rate;
        check_game(turns->game, 2);
        run_correspondence(*turns, *as_json);
    });
}

}  // namespace wharf::cli
