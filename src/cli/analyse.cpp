// wharf analyse: the best moves of a position of a record, each searched for itself, as one seat sees them.
#include <fmt/format.h>

#include "catalog/analysts.h"
#include "catalog/hints.h"
#include "cli/between.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/foreign_analysis.h"
#include "cli/hint_text.h"
#include "cli/language.h"
#include "cli/lines.h"
#include "cli/net_option.h"
#include "cli/output.h"
#include "players/spec.h"
#include "report/messages.h"
#include "report/report_json.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

struct AnalyseOptions {
    std::string record;
    int at = -1;
    std::string seat;
    std::string budget = "net:3000";
    double seconds = 0;
    std::string only;
    std::string engine;
    int moves = 5;
    std::uint64_t seed = 1;
    bool as_json = false;
    bool no_color = false;
    NetOption net;
};

// "search:5000" or "net:400" as players are written, or seconds: "1.5" or "1.5s".
players::Spec spec_from(const std::string& budget) {
    const bool bare = !budget.empty() && budget[0] >= '0' && budget[0] <= '9';
    auto spec = players::read_spec(bare ? "net:" + budget + (budget.back() == 's' ? "" : "s") : budget);
    const auto* read = std::get_if<players::Spec>(&spec);
    const bool searches = read != nullptr && (read->iterations > 0 || read->seconds > 0) && read->level == 0;
    if (!searches)
        throw CommandError(kBadCommandLine,
                           "--budget is a number of visits, as net:3000 or search:5000, or of seconds, as 1.5, "
                           "not \"" +
                               text::plain(budget, 40) + "\"");
    return *read;
}

players::Inquiry inquiry_from(const players::Spec& spec, const AnalyseOptions& wanted) {
    constexpr std::uint32_t kMostVisits = 100'000;  // a tree of so many has some hundred megabytes
    players::Inquiry inquiry;
    inquiry.visits =
        std::min(kMostVisits, spec.iterations > 0 ? static_cast<std::uint32_t>(spec.iterations) : kMostVisits);
    inquiry.seconds = spec.seconds;
    if (wanted.seconds > 0) {
        inquiry.visits = kMostVisits;
        inquiry.seconds = wanted.seconds;
    }
    inquiry.listed = static_cast<std::size_t>(wanted.moves);
    if (!wanted.only.empty()) inquiry.only = {wanted.only};
    inquiry.seed = wanted.seed;
    return inquiry;
}

Seat seat_from(const match::AnyMatch& match, const std::string& word) {
    const SeatSet acting = match.to_act();
    if (acting.empty())
        throw CommandError(kBadDocument, "there is nothing to analyse: the game is over (--at N goes back)");
    if (acting.is_chance())
        throw CommandError(kBadDocument, "there is nothing to analyse: chance decides now (wharf do goes on)");
    if (word.empty()) return acting.first();
    const Seat seat = observer_named(word, match.players());
    if (!acting.contains(seat)) {
        // Who has already chosen in secret is nobody's business.
        throw CommandError(kBadCommandLine, "--seat " + word + " has nothing to decide now");
    }
    return seat;
}

json::object move_json(const players::AssessedMove& move, int players) {
    json::object written{{"move", move.move}, {"visits", move.visits}, {"searched", move.visits > 0}};
    if (move.visits == 0) return written;
    json::array seats;
    for (int seat = 0; seat < players; ++seat)
        seats.push_back(json::object{{"rank", move.seats[seat].place},
                                     {"win_share", move.seats[seat].share},
                                     {"points", move.seats[seat].points}});
    written["margin"] = move.margin;
    written["depth"] = move.depth;
    written["deepest"] = move.deepest;
    written["cost"] = move.cost;
    written["cost_margin"] = move.cost_margin;
    written["seats"] = std::move(seats);
    written["line"] = report::line_json(move.line);
    return written;
}

// By a foreign program, which says less than ours.
void analyse_by_engine(const AnalyseOptions& wanted, const match::Record& record, Seat seat, std::uint32_t visits) {
    const match::AnyMatch& match = *record.match;
    const json::object answer = ask_engine(match, seat, {wanted.engine, visits, wanted.moves, wanted.only});
    const json::array& all = answer.at("moves").get_array();
    const std::size_t listed = std::min(all.size(), static_cast<std::size_t>(wanted.moves));
    if (wanted.as_json)
        return print_json(
            json::object{{"game", match.game().id()},
                         {"seat", seat},
                         {"legal", match.legal_texts(seat).size()},
                         {"moves", json::array(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(listed))}});
    const language::Speaker speaker = speaker_for(record);
    const text::Paint paint = paint_for_terminal(speaker, wanted.no_color);
    for (std::size_t i = 0; i < listed; ++i) {
        const json::object& move = all[i].get_object();
        print(fmt::format("{:>3}. {}\n", i + 1, paint.bold(std::string(move.at("move").get_string()))));
        for (Seat other = 0; other < match.players(); ++other)
            print(fmt::format("     {} {} %\n", paint.seat(other, text::pad(speaker.name(other), 12)),
                              percent(speaker, move.at("values").get_array()[other].to_number<double>())));
    }
}

void analyse(AnalyseOptions& wanted) {
    const players::Spec spec = spec_from(wanted.budget);
    const match::Record record = load_record_at(wanted.record, wanted.at, "--at");
    const match::AnyMatch& match = *record.match;
    const Seat seat = seat_from(match, wanted.seat);
    if (!wanted.engine.empty())
        return analyse_by_engine(wanted, record, seat, static_cast<std::uint32_t>(std::max(0, spec.iterations)));
    const nets::Net* const net = wanted.net.read(match.game());
    require_net(match.game(), spec, net);
    const auto analyst = spec.method == players::Method::net ? catalog::make_analyst(match.game(), net)
                                                             : catalog::make_plain_analyst(match.game());
    const players::Inquiry inquiry = inquiry_from(spec, wanted);
    players::Hint hint;
    if (wanted.only.empty())
        hint = catalog::hint(match, seat, inquiry, *analyst, net);
    else
        hint.assessment = analyst->assess(match, seat, inquiry);
    players::Assessment& assessment = hint.assessment;
    if (assessment.moves.empty())
        throw CommandError(kBadCommandLine, "--only: \"" + text::plain(wanted.only, 60) + "\" is no legal move");
    const std::size_t all = match.legal(seat).size();
    const std::size_t listed = std::min(assessment.moves.size(), static_cast<std::size_t>(wanted.moves));
    const language::Speaker speaker = speaker_for(record);
    if (wanted.as_json) {
        json::array moves;
        for (std::size_t i = 0; i < listed; ++i) moves.push_back(move_json(assessment.moves[i], match.players()));
        return print_json(json::object{{"game", match.game().id()},
                                       {"seat", seat},
                                       {"visits", assessment.visits},
                                       {"reproducible", inquiry.seconds == 0},
                                       {"legal", all},
                                       {"moves", std::move(moves)},
                                       {"hint", hint_json(hint, speaker)}});
    }
    const text::Paint paint = paint_for_terminal(speaker, wanted.no_color);
    print(speaker.say(report::says::kDecides(match.game().title(), seat, listed, all, assessment.visits)) + "\n");
    if (inquiry.seconds > 0) print(paint.dim(speaker.say(report::says::kTimed())) + "\n");
    for (std::size_t i = 0; i < listed; ++i)
        print(assessed_text(speaker, assessment.moves[i], static_cast<int>(i) + 1, match.players(), seat, paint));
    if (hint.other) print("\n" + hint_text(speaker, hint, seat));
}

}  // namespace

void add_analyse(CLI::App& app) {
    CLI::App* command = app.add_subcommand("analyse", "Print the best moves of a position and what they are worth");
    auto wanted = std::make_shared<AnalyseOptions>();
    command
        ->add_option("RECORD", wanted->record,
                     "A record, a position, or what replay --json prints; - is standard input")
        ->required();
    command->add_option("--at", wanted->at, "The position after so many moves, instead of the last")
        ->check(CLI::Range(0, 1'000'000));
    command->add_option("--seat", wanted->seat, "Whose decision; only what this seat may know is used");
    command
        ->add_option("--budget", wanted->budget,
                     "net:3000 (visits of all moves together), search:5000 (without a net), or seconds, as 1.5")
        ->capture_default_str();
    command->add_option("--seconds", wanted->seconds, "Ends by the clock instead: another run may give other values")
        ->check(between(0.01, 3600.0));
    command->add_option("--moves", wanted->moves, "How many moves to search equally long, and to print")
        ->capture_default_str()
        ->check(CLI::Range(1, 10000));
    command->add_option("--only", wanted->only, "This move alone");
    command->add_option("--engine", wanted->engine,
                        "A program that analyses (docs/engine-protocol.md), instead of ours");
    wanted->net.add(*command);
    command->add_option("--seed", wanted->seed, "Repeats the same search")->capture_default_str();
    command->add_flag("--json", wanted->as_json, "Machine-readable");
    command->add_flag("--no-color", wanted->no_color, "No colours");
    command->callback([wanted] { analyse(*wanted); });
}

}  // namespace wharf::cli
