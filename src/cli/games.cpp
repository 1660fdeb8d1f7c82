// wharf games: what can be played. wharf rules: a game's clauses.
#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/documents.h"
#include "cli/language.h"
#include "cli/output.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

json::array values_json(const match::AnyGame& game, int option) {
    json::array values;
    const OptionValues allowed = game.option_values(option);
    const bool yes_no = game.options()[static_cast<std::size_t>(option)].yes_no;
    for (int k = 0; k < allowed.count; ++k)
        values.push_back(yes_no ? json::value(allowed.values[k] != 0) : json::value(allowed.values[k]));
    return values;
}

std::string help_of(const match::AnyGame& game, std::string_view option) {
    return speaker_for(game).word("option", option);
}

json::object game_json(const match::AnyGame& game) {
    json::array options;
    for (std::size_t i = 0; i < game.options().size(); ++i)
        options.push_back(json::object{{"name", game.options()[i].name},
                                       {"help", help_of(game, game.options()[i].name)},
                                       {"values", values_json(game, static_cast<int>(i))}});
    return {{"id", game.id()},
            {"title", game.title()},
            {"min_players", game.min_players()},
            {"max_players", game.max_players()},
            {"rules", std::to_string(game.rules_version())},
            {"options", std::move(options)}};
}

void list_games(bool as_json) {
    json::array list;
    for (const match::AnyGame* game : catalog::games()) {
        list.push_back(game_json(*game));
        if (as_json) continue;
        print(fmt::format("{:<11} {}, {}–{} players\n", game->id(), game->title(), game->min_players(),
                          game->max_players()));
        for (std::size_t i = 0; i < game->options().size(); ++i)
            print(fmt::format("            --option {}=…  {} ({})\n", game->options()[i].name,
                              help_of(*game, game->options()[i].name),
                              json::serialize(values_json(*game, static_cast<int>(i)))));
    }
    if (as_json) print_json(list);
}

void print_rules(const match::AnyGame& game, const std::string& prefix, bool as_json) {
    json::array list;
    const language::Speaker speaker = speaker_for(game);
    for (const std::string_view clause : game.clauses()) {
        if (!clause.starts_with(prefix)) continue;
        const std::string help = speaker.word("clause", clause);
        list.push_back(json::object{{"clause", clause}, {"help", help}});
        if (!as_json) print(fmt::format("{:<6} {}\n", clause, help));
    }
    if (list.empty())
        throw CommandError(kBadCommandLine, std::string(game.title()) + " has no clause that begins with \"" +
                                                text::plain(prefix, 20) + "\"");
    if (as_json) print_json(list);
}

}  // namespace

void add_games(CLI::App& app) {
    CLI::App* command = app.add_subcommand("games", "List the games and their options");
    auto* as_json = command->add_flag("--json")->description("Machine-readable");
    command->callback([as_json] { list_games(as_json->as<bool>()); });
}

void add_rules(CLI::App& app) {
    CLI::App* command = app.add_subcommand("rules", "Print a game's rules clause by clause");
    auto* id = command->add_option("GAME", "Id of the game")->required();
    auto* clause = command->add_option("CLAUSE", "A clause, or the beginning of its number: T3, T3.7");
    auto* as_json = command->add_flag("--json")->description("Machine-readable");
    command->callback([=] {
        print_rules(game_named(id->as<std::string>()), clause->count() > 0 ? clause->as<std::string>() : "",
                    as_json->as<bool>());
    });
}

}  // namespace wharf::cli
