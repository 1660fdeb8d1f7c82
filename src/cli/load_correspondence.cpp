#include "cli/load_correspondence.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/output.h"
#include "load/server_process.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

double per(const load::Holding& after, const load::Holding& before, double count) {
    return (after.bytes - before.bytes) / count;
}

json::object holding_json(const load::Holding& holding) {
    return {{"bytes", holding.bytes}, {"tables", holding.tables}};
}

json::object told_json(const load::Told& told) {
    return {{"messages_per_second", told.messages}, {"bytes_per_second", told.bytes}, {"changes", told.changes}};
}

json::object delays_json(const load::Delays& delays) {
    return {
        {"p50_ms", delays.p50_ms}, {"p99_ms", delays.p99_ms}, {"worst_ms", delays.worst_ms}, {"count", delays.count}};
}

json::object report_json(const load::CorrespondenceReport& report) {
    return {{"empty", holding_json(report.empty)},
            {"connected", holding_json(report.connected)},
            {"begun", holding_json(report.begun)},
            {"at_rest", holding_json(report.at_rest)},
            {"played", holding_json(report.played)},
            {"restarted", holding_json(report.restarted)},
            {"lobby_while_beginning", told_json(report.while_beginning)},
            {"lobby_while_playing", told_json(report.while_playing)},
            {"visits", delays_json(report.visits)},
            {"moves", delays_json(report.moves)},
            {"server_load", report.server_load},
            {"stolen", report.stolen},
            {"listens_after_seconds", report.listens_after},
            {"ready_after_seconds", report.ready_after},
            {"refused", report.refused},
            {"connections_lost", report.lost}};
}

void print_report(const load::CorrespondenceOptions& options, const load::CorrespondenceReport& report) {
    const auto row = [](const std::string& when, const load::Holding& holding) {
        print(fmt::format("| {:<44} | {:>8.1f} | {:>8} |\n", when, holding.bytes / 1e6, holding.tables));
    };
    print("| the server                                   |       MB |   tables |\n|---|---|---|\n");
    row("has just been started", report.empty);
    row(fmt::format("{} people are connected", options.people), report.connected);
    row(fmt::format("{} games have begun", options.games), report.begun);
    row("nobody has looked at them for a minute", report.at_rest);
    row(fmt::format("after {} visits", report.visits.count), report.played);
    row("was started again", report.restarted);
    // What held them is not given back to the system, but used again: what is left of them shows a server that starts.
    print(fmt::format("\nA connection costs {:.1f} KB, a game that is held {:.1f} KB, one that is not {:.1f} KB.\n",
                      per(report.connected, report.empty, options.people) / 1000,
                      per(report.begun, report.connected, static_cast<double>(report.begun.tables)) / 1000,
                      per(report.restarted, report.empty, options.games) / 1000));
    const auto lobby = [](const load::Told& told) {
        return fmt::format("{:.2f} messages and {:.1f} KB a second", told.messages, told.bytes / 1000);
    };
    print(
        fmt::format("Of the lobby everybody was told {} while {:.0f} tables a second were opened and begun, and {} "
                    "while games were played.\n",
                    lobby(report.while_beginning), report.while_beginning.changes, lobby(report.while_playing)));
    print(
        fmt::format("{} visits: the table is there after {:.1f} ms (p50), {:.1f} ms (p99); {} moves: acknowledged "
                    "after {:.1f} ms, {:.1f} ms; the server had {:.0f} % of a core to do.\n",
                    report.visits.count, report.visits.p50_ms, report.visits.p99_ms, report.moves.count,
                    report.moves.p50_ms, report.moves.p99_ms, 100 * report.server_load));
    print(fmt::format("Started again with {} games it listens after {:.2f} s and is ready after {:.2f} s.\n",
                      options.games, report.listens_after, report.ready_after));
}

}  // namespace

void run_correspondence(load::CorrespondenceOptions options, bool as_json) {
    options.progress = show_progress;
    load::CorrespondenceReport report;
    try {
        report = load::measure_correspondence(options);
    } catch (const std::runtime_error& failure) {
        throw CommandError(kMachineFailed, failure.what());
    }
    end_progress();
    if (as_json)
        print_json(report_json(report));
    else
        print_report(options, report);
    flush_output();
    if (report.refused + report.lost > 0)
        throw CommandError(kMachineFailed, fmt::format("{} requests were refused and {} connections lost: {}",
                                                       report.refused, report.lost, report.last_fault));
}

}  // namespace wharf::cli
