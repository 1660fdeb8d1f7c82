// wharf arena: computer players against each other, measured.
#include "arena/arena.h"

#include <fmt/format.h>

#include <csignal>
#include <thread>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/output.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// Set by Ctrl-C; the report is then of the games finished so far.
std::atomic<bool>& interrupted() {
    static std::atomic<bool> flag = false;
    return flag;
}

struct Wanted {
    std::string game;
    std::vector<std::string> seats;
    std::vector<std::string> options;
    int games = 100;
    std::uint64_t seed = 1;
    int threads = 1;
    bool as_json = false;
};

json::object report_json(const Wanted& wanted, const arena::Report& report) {
    json::array seats;
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const arena::Tally& tally = report.players[i];
        json::array at_seats;
        for (const arena::Tally& seat : report.at_seats[i])
            at_seats.push_back(json::object{{"games", seat.games},
                                            {"win_share", seat.win_share()},
                                            {"mean_rank", seat.mean_rank()},
                                            {"mean_score", seat.mean_score()}});
        seats.push_back(json::object{{"player", wanted.seats[i]},
                                     {"win_share", tally.win_share()},
                                     {"win_share_margin", tally.win_margin()},
                                     {"mean_rank", tally.mean_rank()},
                                     {"mean_score", tally.mean_score()},
                                     {"at_seats", std::move(at_seats)}});
    }
    return {{"game", wanted.game}, {"seed", wanted.seed}, {"games", report.games}, {"seats", std::move(seats)}};
}

void print_report(const Wanted& wanted, const arena::Report& report) {
    print(fmt::format("{}: {} games\n\n| player | win share | 95 % | mean rank | mean score |\n|---|---|---|---|---|\n",
                      wanted.game, report.games));
    for (std::size_t i = 0; i < report.players.size(); ++i) {
        const arena::Tally& tally = report.players[i];
        print(fmt::format("| {} | {:.1f} % | ±{:.1f} | {:.2f} | {:.1f} |\n", wanted.seats[i], 100 * tally.win_share(),
                          100 * tally.win_margin(), tally.mean_rank(), tally.mean_score()));
    }
}

void run_arena(const Wanted& wanted) {
    const match::AnyGame& game = game_named(wanted.game);
    std::vector<players::Spec> specs;
    for (const std::string& text : wanted.seats) specs.push_back(spec_named(text));
    arena::Contest contest{&game,
                           config_from(game, static_cast<int>(specs.size()), wanted.options),
                           wanted.seats,
                           [&](int player, std::uint64_t seed) {
                               return catalog::make_player(game, specs[static_cast<std::size_t>(player)], seed);
                           },
                           wanted.games,
                           wanted.seed,
                           wanted.threads};
    std::signal(SIGINT, [](int) { interrupted() = true; });
    const arena::Report report = arena::run(contest, interrupted(), [&](int done) {
        show_progress(fmt::format("{} of {} games", done, wanted.games), static_cast<double>(done) / wanted.games);
    });
    end_progress();
    if (wanted.as_json)
        print_json(report_json(wanted, report));
    else
        print_report(wanted, report);
}

}  // namespace

void add_arena(CLI::App& app) {
    CLI::App* command = app.add_subcommand("arena", "Let computer players play against each other and report who wins");
    auto wanted = std::make_shared<Wanted>();
    command->add_option("--game", wanted->game, "Id of the game")->required();
    command->add_option("--seats", wanted->seats, "The line-up, as greedy,random: it rotates over the seats")
        ->delimiter(',')
        ->required();
    command->add_option("--games", wanted->games, "How many games")->capture_default_str()->check(CLI::PositiveNumber);
    command->add_option("--seed", wanted->seed, "Repeats the same games")->capture_default_str();
    command->add_option("--threads", wanted->threads, "Games played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--option", wanted->options, "key=value, any number of times");
    command->add_flag("--json", wanted->as_json, "Machine-readable");
    command->callback([wanted] { run_arena(*wanted); });
}

}  // namespace wharf::cli
