// wharf new: the record of a match that begins. wharf random: the record of a whole random game.
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/random_moves.h"

namespace wharf::cli {

namespace {

struct NewMatch {
    std::string game;
    int players = 2;
    std::optional<std::string> rules;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> options;
    std::vector<std::string> names;
    bool manual = false;
};

std::shared_ptr<NewMatch> add_options(CLI::App& command) {
    auto wanted = std::make_shared<NewMatch>();
    command.add_option("GAME", wanted->game, "Id of the game (see wharf games)")->required();
    command.add_option("--players", wanted->players, "Number of players")->capture_default_str();
    command.add_option("--rules", wanted->rules, "Version of the rules; without it the newest");
    command.add_option("--seed", wanted->seed, "Repeats the same chance events; without it they are unpredictable");
    command.add_option("--option", wanted->options,
                       "key=value, any number of times (start=random|SEAT and the game's own)");
    command.add_option("--name", wanted->names, "Name of a player, in seat order, any number of times");
    return wanted;
}

match::Record begin(const NewMatch& wanted) {
    const match::AnyGame& game = game_named(wanted.game);
    Config config = config_from(game, wanted.players, wanted.options);
    if (wanted.rules) {
        const std::optional<int> rules = match::read_rules(game, *wanted.rules);
        if (!rules)
            throw CommandError(kBadCommandLine, "--rules: this program knows rules " + match::known_rules(game) +
                                                    " of " + std::string(game.title()));
        config.rules = static_cast<std::uint8_t>(*rules);
    }
    if (wanted.names.size() > static_cast<std::size_t>(wanted.players))
        throw CommandError(kBadCommandLine, "more names than players");
    match::Record record{game.create(config), match::default_names(wanted.players)};
    std::copy(wanted.names.begin(), wanted.names.end(), record.names.begin());
    return record;
}

}  // namespace

void add_new(CLI::App& app) {
    CLI::App* command = app.add_subcommand("new", "Begin a match and print its record");
    const auto wanted = add_options(*command);
    command->add_flag("--manual", wanted->manual, "Leave chance events and forced moves to wharf do --manual");
    command->callback([wanted] {
        match::Record record = begin(*wanted);
        if (!wanted->manual) record.match->settle(*chance_from(wanted->seed, 0));
        print_record(record);
    });
}

void add_random(CLI::App& app) {
    CLI::App* command = app.add_subcommand("random", "Play one random game and print its record");
    const auto wanted = add_options(*command);
    command->callback([wanted] {
        match::Record record = begin(*wanted);
        play_randomly(*record.match, *chance_from(wanted->seed, 0));
        print_record(record);
    });
}

}  // namespace wharf::cli
