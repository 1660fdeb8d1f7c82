// wharf report: what happened in a game, what was luck, what would have been better.
#include <algorithm>

#include "catalog/analysts.h"
#include "cli/between.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/interruption.h"
#include "cli/judge_game.h"
#include "cli/language.h"
#include "cli/net_option.h"
#include "cli/output.h"
#include "cli/report_page.h"
#include "cli/report_text.h"
#include "report/messages.h"
#include "report/report_json.h"

namespace wharf::cli {

namespace {

struct ReportOptions {
    std::string record;
    bool thorough = false;
    int visits = 0;
    double seconds = 0;
    std::uint64_t seed = 1;
    int threads = 2;
    bool as_json = false;
    bool as_html = false;
    bool as_svg = false;
    bool no_color = false;
    NetOption net;
};

// All decisions share the time, each may be searched twice, and as many at once as there are threads.
void set_time(report::Settings& settings, const match::AnyMatch& match, const ReportOptions& wanted) {
    std::size_t decisions = 0;
    for (const report::Event& event : report::plan(match, *catalog::make_analyst(match.game())))
        decisions += event.decisions.size();
    settings.visits = settings.checks = 100'000;
    settings.seconds = wanted.seconds * wanted.threads / static_cast<double>(2 * std::max<std::size_t>(decisions, 1));
}

report::Settings settings_from(const ReportOptions& wanted) {
    report::Settings settings;
    settings.seed = wanted.seed;
    if (wanted.thorough) settings = report::Settings::thorough(wanted.seed);
    if (wanted.visits > 0) {
        settings.visits = static_cast<std::uint32_t>(wanted.visits);
        settings.checks = 5 * settings.visits;
    }
    return settings;
}

void run_report(ReportOptions& wanted) {
    const match::Record record = load_record(wanted.record);
    const match::AnyMatch& match = *record.match;
    catch_interruption();
    report::Settings settings = settings_from(wanted);
    if (wanted.seconds > 0) set_time(settings, match, wanted);
    const report::Report report = judge_game(record, settings, wanted.threads, wanted.net.read(match.game()));
    const language::Speaker speaker = speaker_for(record);
    if (wanted.as_json) {
        boost::json::object written = report::report_json(report, match);
        written["reproducible"] = wanted.seconds == 0;
        return print_json(written);
    }
    if (wanted.as_svg) return print(report_svg(report, speaker));
    if (wanted.as_html) return print(report_page(report, record, speaker));
    const text::Paint paint = paint_for_terminal(speaker, wanted.no_color);
    if (wanted.seconds > 0) print(paint.dim(speaker.say(report::says::kTimed())) + "\n");
    print(report_text(report, record, speaker, paint));
}

}  // namespace

void add_report(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("report", "Say what happened in a game, what was luck, and what would have been better");
    auto wanted = std::make_shared<ReportOptions>();
    command->add_option("RECORD", wanted->record, "A record; - is standard input")->required();
    command->add_flag("--thorough", wanted->thorough, "Takes ten times as long");
    command->add_option("--visits", wanted->visits, "Visits of the moves of every decision")
        ->check(CLI::Range(32, 100'000));
    command
        ->add_option("--seconds", wanted->seconds,
                     "Ends by the clock after about so long: another run may give other values")
        ->check(between(0.1, 36000.0));
    command->add_option("--threads", wanted->threads, "Steps at the same time; the report is the same")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    wanted->net.add(*command);
    command->add_option("--seed", wanted->seed, "Repeats the same report")->capture_default_str();
    auto* as_json = command->add_flag("--json", wanted->as_json, "Machine-readable");
    auto* as_html = command->add_flag("--html", wanted->as_html, "A page with a graph, in one file")->excludes(as_json);
    command->add_flag("--svg", wanted->as_svg, "The graph alone")->excludes(as_json)->excludes(as_html);
    command->add_flag("--no-color", wanted->no_color, "No colours");
    command->footer("How it is reckoned: docs/report.md. Ctrl-C ends with exit code 130.");
    command->callback([wanted] { run_report(*wanted); });
}

}  // namespace wharf::cli
