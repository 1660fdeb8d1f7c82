// wharf statistics: what many records tell together.
#include <fmt/format.h>

#include <map>
#include <set>

#include "catalog/analysts.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/interruption.h"
#include "cli/judge_game.h"
#include "cli/language.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/output.h"
#include "cli/statistics_svg.h"
#include "match/record_messages.h"
#include "report/messages.h"
#include "report/statistics_json.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;
namespace says = report::says;

struct StatisticsOptions {
    std::vector<std::string> files;
    bool luck = false;
    std::uint64_t seed = 1;
    int threads = 2;
    bool as_json = false;
    bool as_csv = false;
    bool as_svg = false;
};

std::string quoted(const std::string& text) {
    std::string safe = "\"";
    for (const char c : text) safe += c == '"' ? "\"\"" : std::string(1, c);
    return safe + "\"";
}

// One row per seat of every game.
void print_rows(const match::Record& record, std::size_t number, const report::Report* report) {
    const match::AnyMatch& match = *record.match;
    const Outcome outcome = match.outcome();
    const report::SeatShares shares = report::shares_of(outcome, match.players());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(match.players()); ++seat) {
        std::string row =
            fmt::format("{},{},{},{},{},{},{},{}", number, match.game().id(), match.players(), seat,
                        quoted(record.names[seat]), outcome.score[seat], outcome.rank[seat], shares[seat].value());
        if (report != nullptr)
            row += fmt::format(",{},{},{}", report->seats[seat].expected.value(), report->seats[seat].luck.value(),
                               report->seats[seat].skill.value());
        print(row + "\n");
    }
}

constexpr int kNameColumns = 24;
constexpr int kPartColumns = 44;

std::string result_line(const language::Speaker& speaker, const std::string& name, const report::Results& results) {
    const auto change = [&](const text::Message& of, const report::Sample& sample) {
        return fmt::format(" {} {:>6} ± {:<5}", speaker.say(of), speaker.decimal(100 * sample.mean(), 2, true),
                           speaker.decimal(100 * sample.margin(), 2));
    };
    std::string line =
        fmt::format("  {} {:>6} % ± {:<5} {:>7} ± {:<5}", text::pad(name, kNameColumns),
                    percent(speaker, results.shares.mean()), percent(speaker, results.shares.margin()),
                    speaker.decimal(results.scores.mean(), 1), speaker.decimal(results.scores.margin(), 1));
    if (results.told.luck.count() > 0)
        line += " " + change(says::kLuck(), results.told.luck) + change(says::kSkill(), results.told.skill);
    return line + "\n";
}

void print_distribution(const language::Speaker& speaker, const text::Message& name, const report::Sample& sample) {
    const std::string quartiles =
        fmt::format("{:.0f} – {:.0f} – {:.0f} – {:.0f} – {:.0f}", sample.quantile(0), sample.quantile(0.25),
                    sample.quantile(0.5), sample.quantile(0.75), sample.quantile(1));
    print(fmt::format("  {} {}\n", text::pad(speaker.say(name), kNameColumns),
                      speaker.say(says::kSpread(speaker.decimal(sample.mean(), 1),
                                                speaker.decimal(sample.deviation(), 1), quartiles))));
}

void print_statistics(const match::AnyGame& game, int players, const report::GameStatistics& statistics) {
    const language::Speaker speaker = speaker_for(game);
    print(speaker.say(says::kManyGames(game.title(), players, statistics.games())) + "\n");
    for (std::size_t seat = 0; seat < statistics.seats().size(); ++seat)
        print(result_line(speaker, speaker.say(says::kSeatNumber(seat)), statistics.seats()[seat]));
    for (std::size_t place = 0; place < statistics.from_start().size(); ++place)
        print(result_line(speaker, speaker.say(place == 0 ? says::kStartPlayer() : says::kAfterStart(place)),
                          statistics.from_start()[place]));
    for (const auto& [name, results] : statistics.players()) print(result_line(speaker, name, results));
    print_distribution(speaker, says::kScores(), statistics.scores());
    print_distribution(speaker, says::kWinningScores(), statistics.winning_scores());
    print_distribution(speaker, says::kMoves(), statistics.moves());
    print_distribution(speaker, says::kDecisions(), statistics.decisions());
    print_distribution(speaker, says::kRounds(), statistics.rounds());
    for (const auto& [key, part] : statistics.parts())
        print(fmt::format(
            "  {} {}\n", text::pad(speaker.find(key).value_or(key), kPartColumns),
            speaker.say(says::kPart(fmt::format("{:>6}", speaker.decimal(part.points.mean(), 1)),
                                    speaker.decimal(report::correlation(part.lead, part.shares), 2, true)))));
    if (const auto explained = statistics.explained_by_chance())
        print("  " + speaker.say(says::kExplained(fmt::format("{:.0f}", 100 * *explained))) + "\n");
    print("\n");
}

// How games ended, as far as their records tell it.
class Endings {
 public:
    void add(const match::Circumstances& told) {
        records_ += 1;
        std::set<match::Departure> happened;
        for (const match::SeatChange& change : told.changes) happened.insert(change.what);
        for (const match::Departure what : happened) games_[what] += 1;
        if (told.begun && (!begun_ || *told.begun < *begun_)) begun_ = told.begun;
        if (told.ended && (!ended_ || *told.ended > *ended_)) ended_ = told.ended;
    }
    // Nothing where no record tells anything.
    void print_lines() const {
        if (begun_ && ended_)
            print("  " + say(match::says::kPlayedFrom(match::utc_text(*begun_), match::utc_text(*ended_))) + "\n");
        if (!games_.empty())
            print("  " +
                  say(cli::says::kChanges(records_, games(match::Departure::resigned), games(match::Departure::time),
                                          games(match::Departure::left))) +
                  "\n");
    }
    json::object to_json() const {
        json::object written{{"resigned", games(match::Departure::resigned)},
                             {"time", games(match::Departure::time)},
                             {"left", games(match::Departure::left)}};
        if (begun_) written["begun"] = match::utc_text(*begun_);
        if (ended_) written["ended"] = match::utc_text(*ended_);
        return written;
    }

 private:
    int games(match::Departure what) const {
        const auto found = games_.find(what);
        return found == games_.end() ? 0 : found->second;
    }

    int records_ = 0;
    std::map<match::Departure, int> games_;  // with at least one such change
    std::optional<std::int64_t> begun_;
    std::optional<std::int64_t> ended_;
};

void run_statistics(const StatisticsOptions& wanted) {
    catch_interruption();
    std::map<std::pair<const match::AnyGame*, int>, report::GameStatistics> kinds;
    std::size_t number = 0;
    std::size_t unfinished = 0;
    Endings endings;
    if (wanted.as_csv)
        print(std::string("number,game,players,seat,name,score,rank,share") +
              (wanted.luck ? ",expected,luck,skill\n" : "\n"));
    for (const std::string& file : wanted.files) {
        const auto records = load_records(file);
        for (std::size_t i = 0; i < records.size(); ++i) {
            const match::AnyMatch& match = *records[i].match;
            number += 1;
            endings.add(records[i].circumstances);
            if (!match.is_over()) {
                unfinished += 1;
                continue;
            }
            std::optional<report::Report> report;
            if (wanted.luck) {
                const report::Settings settings{64, 0, 0, wanted.seed + number, 0};
                report = judge_game(records[i], settings, wanted.threads, nullptr);
                show_progress(fmt::format("{} of {} games", i + 1, records.size()),
                              static_cast<double>(i + 1) / static_cast<double>(records.size()));
            }
            const report::Report* told = report ? &*report : nullptr;
            if (wanted.as_csv) print_rows(records[i], number, told);
            kinds[{&match.game(), match.players()}].add(records[i], catalog::make_analyst(match.game())->round(match),
                                                        told);
        }
    }
    end_progress();
    json::array list;
    for (const auto& [kind, statistics] : kinds) {
        json::object written = report::statistics_json(statistics);
        written["game"] = kind.first->id();
        written["player_count"] = kind.second;
        list.push_back(std::move(written));
        if (!wanted.as_json && !wanted.as_csv && !wanted.as_svg) print_statistics(*kind.first, kind.second, statistics);
    }
    if (!wanted.as_json && !wanted.as_csv && !wanted.as_svg) endings.print_lines();
    if (wanted.as_json)
        print_json(json::object{
            {"records", number}, {"unfinished", unfinished}, {"endings", endings.to_json()}, {"statistics", list}});
    if (wanted.as_svg) {
        std::vector<Drawn> drawn;
        for (const auto& [kind, statistics] : kinds)
            drawn.push_back({fmt::format("{}, {}", kind.first->title(), kind.second), &statistics});
        print(statistics_svg(drawn));
    }
}

}  // namespace

void add_statistics(CLI::App& app) {
    CLI::App* command = app.add_subcommand("statistics", "Say what many records tell together");
    auto wanted = std::make_shared<StatisticsOptions>();
    command
        ->add_option(
            "FILE", wanted->files,
            "Records, one a line (wharf arena --records, a month of a server's games as it came) or one a file")
        ->required();
    command->add_flag("--luck", wanted->luck, "Also how much was luck and how much skill; takes a while");
    command->add_option("--threads", wanted->threads, "For --luck")->capture_default_str()->check(CLI::Range(1, 256));
    command->add_option("--seed", wanted->seed, "For --luck: repeats the same")->capture_default_str();
    auto* as_json = command->add_flag("--json", wanted->as_json, "Machine-readable");
    auto* as_csv = command->add_flag("--csv", wanted->as_csv, "A row per seat of every game")->excludes(as_json);
    command->add_flag("--svg", wanted->as_svg, "Scores and win shares, drawn")->excludes(as_json)->excludes(as_csv);
    command->callback([wanted] { run_statistics(*wanted); });
}

}  // namespace wharf::cli
