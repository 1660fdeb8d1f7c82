// wharf engine: one of our computer players as a program for other programs (docs/engine-protocol.md).
#include <fmt/format.h>

#include <cstdio>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/engine_games.h"
#include "cli/language.h"
#include "cli/output.h"
#include "engines/program.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// The other side is told as well, as a message it can read.
[[noreturn]] void give_up(const std::string& reason) {
    print_json(json::object{{"type", "error"}, {"reason", reason}});
    flush_output();
    throw CommandError(kBadDocument, "standard input: " + reason);
}

std::string text_in(const json::object& message, std::string_view name) {
    const json::value* value = message.if_contains(name);
    if (value == nullptr || !value->is_string()) give_up(std::string(name) + " must be a text");
    return std::string(value->get_string());
}

std::int64_t number_in(const json::object& message, std::string_view name, std::int64_t low, std::int64_t high) {
    const json::value* value = message.if_contains(name);
    if (value == nullptr || !value->is_int64() || value->get_int64() < low || value->get_int64() > high)
        give_up(fmt::format("{} must be a whole number from {} to {}", name, low, high));
    return value->get_int64();
}

const json::object& object_in(const json::object& message, std::string_view name) {
    const json::value* value = message.if_contains(name);
    if (value == nullptr || !value->is_object()) give_up(std::string(name) + " must be an object");
    return value->get_object();
}

// Version 2: one game from hello to end. It knows views only: every decision is made in a match imagined from the last
// one.
class Engine {
 public:
    Engine(players::Spec spec, bool tells_values) : spec_(std::move(spec)), tells_values_(tells_values) {}

    // False after the end of the game.
    bool obey(const json::object& message) {
        const std::string type = text_in(message, "type");
        if (type == "hello") greet(message);
        if (type == "move?") decide(message);
        return type != "end";  // what it does not know it passes over, so that the protocol can grow
    }

 private:
    void greet(const json::object& message) {
        const std::string protocol = text_in(message, "protocol");
        if (protocol != engines::kProtocol2)
            give_up("protocol " + text::plain(protocol, 40) + " is not known, only " +
                    std::string(engines::kProtocol2));
        const std::string id = text_in(message, "game");
        game_ = catalog::find_game(id);
        if (game_ == nullptr) give_up("there is no game \"" + text::plain(id, 40) + "\"");
        const auto rules = number_in(message, "rules", 0, 1'000'000);
        if (rules < game_->oldest_rules() || rules > game_->rules_version())
            give_up(fmt::format("this program knows rules {} of {}", match::known_rules(*game_), game_->id()));
        seat_ = static_cast<Seat>(number_in(message, "seat", 0, kMaxSeats - 1));
        const std::uint64_t seed =
            message.contains("seed") ? static_cast<std::uint64_t>(number_in(message, "seed", 0, std::int64_t{1} << 53U))
                                     : 0;
        rng_ = Rng::from(seed);
        player_ = catalog::make_player(*game_, spec_, seed);
        if (!player_) give_up("no net ships for " + std::string(game_->id()));
        print_json(json::object{{"type", "hello"}, {"protocol", engines::kProtocol2}, {"name", "wharf " + spec_.text}});
        flush_output();
    }

    void decide(const json::object& message) {
        if (!player_) give_up("move? before hello");
        auto read = game_->from_view(object_in(object_in(message, "scene"), "view"), seat_, rng_);
        if (auto* problem = std::get_if<text::Problem>(&read))
            give_up("scene.view: " + speaker_for(*game_).say(*problem));
        const match::AnyMatch& match = *std::get<std::unique_ptr<match::AnyMatch>>(read);
        if (match.legal(seat_).empty()) give_up("the seat has no move in this view");
        const std::string move = player_->choose(match, seat_);
        json::object answer{{"type", "move"}, {"move", move}};
        if (tells_values_) answer["values"] = values_after(match, seat_, move);
        print_json(answer);
        flush_output();
    }

    players::Spec spec_;
    bool tells_values_;
    const match::AnyGame* game_ = nullptr;
    Seat seat_ = 0;
    Rng rng_;
    std::unique_ptr<players::AnyPlayer> player_;
};

// A line of standard input; one that is too long is not kept.
bool read_line(std::string& line) {
    line.clear();
    for (int c = std::getchar(); c != EOF; c = std::getchar()) {
        if (c == '\n') return true;
        if (line.size() >= engines::kMostLineBytes) give_up("a line is longer than 1 MiB");
        line += static_cast<char>(c);
    }
    return !line.empty();
}

// Whether a hello offers it.
bool speaks_version_3(const json::object& message) {
    const json::value* type = message.if_contains("type");
    const json::value* protocols = message.if_contains("protocols");
    if (type == nullptr || *type != "hello" || protocols == nullptr || !protocols->is_array()) return false;
    const json::array& list = protocols->get_array();
    return std::find(list.begin(), list.end(), json::value(engines::kProtocol3)) != list.end();
}

void serve(const std::string& player, bool tells_values) {
    auto spec = players::read_spec(player);
    if (auto* problem = std::get_if<text::Problem>(&spec))
        throw CommandError(kBadCommandLine, "--player: " + say(*problem));
    Engine engine(std::get<players::Spec>(spec), tells_values);
    std::optional<EngineGames> games;
    std::string line;
    while (read_line(line)) {
        boost::system::error_code error;
        const json::value message = json::parse(line, error);
        if (error || !message.is_object()) give_up("\"" + text::plain(line, 40) + "\" is no JSON object");
        const json::object& fields = message.get_object();
        if (!games && speaks_version_3(fields))
            games.emplace(std::get<players::Spec>(spec), tells_values).greet();
        else if (games)
            games->obey(fields);
        else if (!engine.obey(fields))
            return;
    }
}

}  // namespace

void add_engine(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("engine", "Play for another program: JSON lines on standard input and output");
    auto player = std::make_shared<std::string>("search:1000");
    command
        ->add_option("--player", *player,
                     "beginner, easy, normal, hard, expert, master, random, greedy, search:1000 (iterations), "
                     "search:0.5s, net or net:100")
        ->capture_default_str();
    auto values = std::make_shared<bool>(false);
    command->add_flag("--values", *values, "Search: also tell the win shares it expects; a little slower");
    command->footer("The messages are described in docs/engine-protocol.md.");
    command->callback([=] { serve(*player, *values); });
}

}  // namespace wharf::cli
