// wharf worker: plays blocks of contests that others hold (wharf arena --nats).
#include <fmt/format.h>

#include "arena/shared_contest.h"
#include "bus/nats.h"
#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/contest_bus.h"
#include "cli/interruption.h"
#include "match/record.h"

namespace wharf::cli {

namespace {

struct WorkerOptions {
    std::string nats;
    std::string queue = "arena";
    int threads = 1;
};

std::string option_text(const boost::json::value& value) {
    return value.is_string() ? std::string(value.as_string()) : boost::json::serialize(value);
}

// What comes over a network is checked, and starts no program: players are ours.
std::variant<arena::Contest, std::string> read_contest(const boost::json::object& json) {
    const std::string id(json.at("game").as_string());
    const match::AnyGame* game = catalog::find_game(id);
    if (game == nullptr) return "there is no game " + id + " here";
    if (json.at("rules").to_number<int>() != game->rules_version())
        return fmt::format("{} has rules {} here", id, game->rules_version());
    const int seats = json.at("seats").to_number<int>();
    if (seats < game->min_players() || seats > game->max_players()) return fmt::format("{} is not for {}", id, seats);
    arena::Contest contest;
    contest.game = game;
    contest.config = game->default_config(seats);
    for (const auto& [name, value] : json.at("options").as_object())
        if (match::set_option(*game, contest.config, name, option_text(value))) return "there is no such option here";
    std::vector<players::Spec> specs;
    for (const boost::json::value& player : json.at("players").as_array()) {
        contest.players.emplace_back(player.as_string());
        const auto read = players::read_spec(contest.players.back());
        const auto* spec = std::get_if<players::Spec>(&read);
        if (spec == nullptr || !catalog::make_player(*game, *spec, 1))
            return "there is no player " + contest.players.back() + " here";
        specs.push_back(*spec);
    }
    contest.is_pool = json.at("pool").as_bool();
    if (contest.is_pool ? specs.size() < static_cast<std::size_t>(seats)
                        : specs.size() != static_cast<std::size_t>(seats))
        return "there are not as many players as seats";
    contest.seed = json.at("seed").to_number<std::uint64_t>();
    contest.make_player = [game, specs](int player, std::uint64_t seed) {
        return catalog::make_player(*game, specs[static_cast<std::size_t>(player)], seed);
    };
    return contest;
}

}  // namespace

void add_worker(CLI::App& app) {
    CLI::App* command = app.add_subcommand("worker", "Play blocks of contests for others: wharf arena --nats");
    auto wanted = std::make_shared<WorkerOptions>();
    command->add_option("--nats", wanted->nats, "URLs of the NATS where blocks are asked for")->required();
    command->add_option("--queue", wanted->queue, "As in wharf arena")->capture_default_str();
    command->add_option("--threads", wanted->threads, "Blocks played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->footer("Comes and goes as it likes: what it leaves undone is given to others. Ctrl-C ends it.");
    command->callback([wanted] {
        catch_interruption();
        try {
            const auto bus = contest_bus(wanted->nats, wanted->queue);
            arena::work(*bus, read_contest, wanted->threads, interrupted());
        } catch (const bus::Failure& problem) {
            throw CommandError(kMachineFailed, problem.what());
        }
    });
}

}  // namespace wharf::cli
