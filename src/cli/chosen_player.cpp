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

ChosenPlayer ChosenPlayer::read(const std::string& text, const std::string& option) {
    if (text.starts_with(kProgram)) {
        auto words = engines::split_command(std::string_view(text).substr(kProgram.size()));
        if (!words)
            throw CommandError(kBadCommandLine, option + ": \"" + text::plain(text, 60) + "\" has an open quote");
        if (words->empty()) throw CommandError(kBadCommandLine, option + ": after cmd: stands a program");
        if (!is_executable(words->front()))
            throw CommandError(kBadCommandLine,
                               option + ": cannot run the program \"" + text::plain(words->front(), 60) + "\"");
        return ChosenPlayer(std::move(*words));
    }
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
