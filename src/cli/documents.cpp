#include "cli/documents.h"

#include <cstdio>
#include <memory>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/language.h"
#include "cli/output.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

std::string read_all(const std::string& name) {
    File file(name == "-" ? stdin : std::fopen(name.c_str(), "rb"),
              name == "-" ? [](std::FILE*) { return 0; } : std::fclose);
    if (!file) throw CommandError(kBadDocument, "cannot open " + text::plain(name));
    std::string content;
    char buffer[1 << 16];
    std::size_t read = 0;
    while ((read = std::fread(buffer, 1, sizeof buffer, file.get())) > 0) {
        content.append(buffer, read);
        if (content.size() > match::kMaxDocumentBytes) break;  // read_record refuses it with the reason
    }
    if (std::ferror(file.get()) != 0) throw CommandError(kBadDocument, "cannot read " + text::plain(name));
    return content;
}

}  // namespace

match::Record load_record(const std::string& file) {
    auto read = match::read_record(read_all(file), catalog::find_game);
    if (auto* problem = std::get_if<text::Problem>(&read))
        throw CommandError(kBadDocument, (file == "-" ? "standard input" : text::plain(file)) + ": " + say(*problem));
    return std::get<match::Record>(std::move(read));
}

const match::AnyGame& game_named(const std::string& id) {
    if (const match::AnyGame* game = catalog::find_game(id)) return *game;
    std::string ids;
    for (const match::AnyGame* game : catalog::games()) ids += (ids.empty() ? "" : ", ") + std::string(game->id());
    throw CommandError(kBadCommandLine, "there is no game \"" + text::plain(id, 40) + "\"; there are: " + ids);
}

Config config_from(const match::AnyGame& game, int players, const std::vector<std::string>& options) {
    if (players < game.min_players() || players > game.max_players())
        throw CommandError(kBadCommandLine, std::string(game.title()) + " takes " + std::to_string(game.min_players()) +
                                                " to " + std::to_string(game.max_players()) + " players, not " +
                                                std::to_string(players));
    Config config = game.default_config(players);
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos)
            throw CommandError(kBadCommandLine, "--option wants key=value, not \"" + text::plain(option, 40) + "\"");
        if (auto problem = match::set_option(game, config, option.substr(0, equals), option.substr(equals + 1)))
            throw CommandError(kBadCommandLine, "--option " + say(*problem));
    }
    return config;
}

Seat observer_named(const std::string& word, int players) {
    if (word == "spectator") return kSpectator;
    const std::optional<Seat> seat = match::read_seat(word);
    if (!seat || *seat >= players)
        throw CommandError(kBadCommandLine,
                           "--seat must be \"spectator\" or a seat from 0 to " + std::to_string(players - 1));
    return *seat;
}

std::unique_ptr<match::ChanceSource> chance_from(const std::optional<std::uint64_t>& seed, std::uint64_t stream) {
    if (seed) return std::make_unique<match::SeededChance>(Rng::from(*seed, stream));
    return std::make_unique<match::SystemChance>();
}

void print_record(const match::Record& record) { print(match::print_document(match::write_record(record))); }

std::vector<int> player_counts(const match::AnyGame& game, int asked) {
    if (asked != 0) return {config_from(game, asked, {}).players};
    std::vector<int> counts;
    for (int players = game.min_players(); players <= game.max_players(); ++players) counts.push_back(players);
    return counts;
}

}  // namespace wharf::cli
