// wharf analyse: the best moves of a position, as a searching player sees them from one seat.
#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/language.h"
#include "cli/net_option.h"
#include "cli/output.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

struct AnalyseOptions {
    std::string record;
    std::string seat;
    std::string budget = "search:2000";
    int moves = 5;
    std::uint64_t seed = 1;
    bool as_json = false;
    bool no_color = false;
    NetOption net;
};

// "search:5000" as players are written, or seconds: "1.5" or "1.5s".
players::Spec spec_from(const std::string& budget) {
    const bool bare = !budget.empty() && budget[0] >= '0' && budget[0] <= '9';
    auto spec = players::read_spec(bare ? "search:" + budget + (budget.back() == 's' ? "" : "s") : budget);
    const auto* read = std::get_if<players::Spec>(&spec);
    if (read == nullptr || (read->method != players::Method::search && read->method != players::Method::net))
        throw CommandError(kBadCommandLine,
                           "--budget is a number of iterations, as search:5000 or net:400, or of seconds, as "
                           "1.5, not \"" +
                               text::plain(budget, 40) + "\"");
    return *read;
}

Seat seat_from(const match::AnyMatch& match, const std::string& word) {
    const SeatSet acting = match.to_act();
    if (acting.empty()) throw CommandError(kBadDocument, "there is nothing to analyse: the game is over");
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

json::object option_json(const players::Analysis::Option& option, int players) {
    json::array seats;
    for (int seat = 0; seat < players; ++seat)
        seats.push_back(json::object{{"rank", option.seats[seat].rank},
                                     {"win_share", option.seats[seat].win_share},
                                     {"points", option.seats[seat].points}});
    json::array line;
    for (const match::Move& move : option.line) line.push_back(json::array{match::seat_word(move.seat), move.text});
    return {{"move", option.move}, {"visits", option.visits}, {"seats", std::move(seats)}, {"line", std::move(line)}};
}

void print_option(const match::Record& record, const players::Analysis::Option& option, int number, Seat me,
                  const text::Paint& paint) {
    print(fmt::format("{:>3}. {}  {}\n", number, paint.bold(option.move),
                      paint.dim(fmt::format("{} visits", option.visits))));
    for (Seat seat = 0; seat < record.match->players(); ++seat) {
        const auto& expected = option.seats[seat];
        print(fmt::format("     {} {:>5.1f} % wins, place {:.2f}, {:>5.1f} points{}\n",
                          paint.seat(seat, text::pad(match::seat_label(record, seat), 12)), 100 * expected.win_share,
                          expected.rank, expected.points, seat == me ? "  ←" : ""));
    }
    std::string line;
    for (const match::Move& move : option.line)
        line += fmt::format("{}{}: {}", line.empty() ? "" : " · ", match::seat_word(move.seat), move.text);
    if (!line.empty()) print("     " + paint.dim(line) + "\n");
}

void analyse(AnalyseOptions& wanted) {
    const players::Spec spec = spec_from(wanted.budget);
    const match::Record record = load_record(wanted.record);
    const match::AnyMatch& match = *record.match;
    const Seat seat = seat_from(match, wanted.seat);
    const nets::Net* const net = wanted.net.read(match.game());
    require_net(match.game(), spec, net);
    players::Analysis analysis = catalog::make_player(match.game(), spec, wanted.seed, net)->analyse(match, seat);
    if (analysis.options.empty()) throw CommandError(kMachineFailed, "this player does not tell what it thinks");
    const std::size_t all = analysis.options.size();
    if (all > static_cast<std::size_t>(wanted.moves)) analysis.options.resize(static_cast<std::size_t>(wanted.moves));
    if (wanted.as_json) {
        json::array options;
        for (const auto& option : analysis.options) options.push_back(option_json(option, match.players()));
        return print_json(json::object{{"game", match.game().id()},
                                       {"seat", seat},
                                       {"iterations", analysis.iterations},
                                       {"legal", all},
                                       {"moves", std::move(options)}});
    }
    const language::Speaker speaker = speaker_for(record);
    const text::Paint paint = paint_for_terminal(speaker, wanted.no_color);
    print(fmt::format("{}, {} decides: {} of {} moves after {} iterations\n", match.game().title(),
                      match::seat_label(record, seat), analysis.options.size(), all, analysis.iterations));
    int number = 0;
    for (const auto& option : analysis.options) print_option(record, option, ++number, seat, paint);
}

}  // namespace

void add_analyse(CLI::App& app) {
    CLI::App* command = app.add_subcommand("analyse", "Print the best moves of a position and what they are worth");
    auto wanted = std::make_shared<AnalyseOptions>();
    command->add_option("RECORD", wanted->record, "A record or position; - is standard input")->required();
    command->add_option("--seat", wanted->seat, "Whose decision; only what this seat may know is used");
    command
        ->add_option("--budget", wanted->budget, "search:5000 (iterations), net:400 (with a net), or seconds, as 1.5")
        ->capture_default_str();
    command->add_option("--moves", wanted->moves, "How many moves to print")
        ->capture_default_str()
        ->check(CLI::Range(1, 10000));
    wanted->net.add(*command);
    command->add_option("--seed", wanted->seed, "Repeats the same search")->capture_default_str();
    command->add_flag("--json", wanted->as_json, "Machine-readable");
    command->add_flag("--no-color", wanted->no_color, "No colours");
    command->callback([wanted] { analyse(*wanted); });
}

}  // namespace wharf::cli
