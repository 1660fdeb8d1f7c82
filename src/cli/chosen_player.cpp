#include "cli/chosen_player.h"

#include <unistd.h>

#include <cstdlib>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "cli/language.h"
#include "cli/net_option.h"
#include "text/plain.h"

namespace wharf::cli {

namespace {

constexpr std::string_view kProgram = "cmd:";

// As posix_spawnp will look for it.
bool is_executable(const std::string& program) {
    if (program.find('/') != std::string::npos) return access(program.c_str(), X_OK) == 0;
    const char* path = std::getenv("PATH");
    std::string_view left = path == nullptr ? "/usr/bin:/bin" : path;
    for (;;) {
        const std::size_t colon = left.find(':');
        if (access((std::string(left.substr(0, colon)) + "/" + program).c_str(), X_OK) == 0) return true;
        if (colon == std::string_view::npos) return false;
        left.remove_prefix(colon + 1);
    }
}

}  // namespace

std::vector<std::string> split_players(const std::vector<std::string>& texts, const std::string& option) {
    std::vector<std::string> players;
    for (const std::string& text : texts) {
        std::string player;
        char quote = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char c = text[i];
            if (c == ',' && quote == 0) {
                players.push_back(std::move(player));
                player.clear();
                continue;
            }
            player += c;
            if (c == '\\' && quote != '\'' && i + 1 < text.size())
                player += text[++i];
            else if (quote == 0 && (c == '\'' || c == '"'))
                quote = c;
            else if (c == quote)
                quote = 0;
        }
        if (quote != 0)
            throw CommandError(kBadCommandLine, option + ": \"" + text::plain(text, 60) + "\" has an open quote");
        players.push_back(std::move(player));
    }
    return players;
}

std::vector<std::string> program_from(const std::string& text, const std::string& option) {
    auto words = engines::split_command(text);
    if (!words) throw CommandError(kBadCommandLine, option + ": \"" + text::plain(text, 60) + "\" has an open quote");
    if (words->empty()) throw CommandError(kBadCommandLine, option + ": after cmd: stands a program");
    if (!is_executable(words->front()))
        throw CommandError(kBadCommandLine,
                           option + ": cannot run the program \"" + text::plain(words->front(), 60) + "\"");
    return std::move(*words);
}

engines::Settings settings_from(const std::vector<std::string>& texts) {
    engines::Settings settings;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw CommandError(kBadCommandLine, "--set: \"" + text::plain(text, 40) + "\" is not name=value");
        settings.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    return settings;
}

std::unique_ptr<players::AnyPlayer> make_finisher(const match::AnyGame& game, const std::string& name,
                                                  std::uint64_t seed) {
    auto read = players::read_spec(name);
    const auto* spec = std::get_if<players::Spec>(&read);
    if (spec == nullptr || spec->iterations > 0 || spec->seconds > 0 || spec->level > 0) return nullptr;
    return catalog::make_player(game, *spec, seed);
}

ChosenPlayer ChosenPlayer::read(const std::string& text, const std::string& option, const engines::Settings& settings) {
    if (text.starts_with(kProgram))
        return ChosenPlayer(std::make_shared<engines::Programs>(program_from(text.substr(kProgram.size()), option),
                                                                settings, make_finisher));
    auto read = players::read_spec(text);
    if (auto* problem = std::get_if<text::Problem>(&read))
        throw CommandError(kBadCommandLine, option + ": " + say(*problem) + ", cmd:PROGRAM");
    return ChosenPlayer(std::get<players::Spec>(std::move(read)));
}

void ChosenPlayer::check(const match::AnyGame& game, const nets::Net* net) const {
    if (const auto* spec = std::get_if<players::Spec>(&choice_)) require_net(game, *spec, net);
}

std::unique_ptr<players::AnyPlayer> ChosenPlayer::make(const match::AnyGame& game, std::uint64_t seed,
                                                       const engines::Limits& limits, const nets::Net* net) const {
    if (const auto* command = std::get_if<Command>(&choice_))
        return std::make_unique<engines::ForeignPlayer>(*command, limits, seed);
    check(game, net);
    return catalog::make_player(game, std::get<players::Spec>(choice_), seed, net);
}

}  // namespace wharf::cli
