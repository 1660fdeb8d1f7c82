// A computer player as named on the command line: one of ours, or a foreign program (cmd:PROGRAM).
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engines/foreign_player.h"
#include "match/any_game.h"
#include "nets/net.h"
#include "players/spec.h"

namespace wharf::cli {

// Programs are named here and nowhere else: what comes over a network never starts one.
class ChosenPlayer {
 public:
    // Says which players there are if it is none of them; a program must be there and executable. `option` is named in
    // the complaint. The settings are for a program that declares options of these names.
    static ChosenPlayer read(const std::string& text, const std::string& option,
                             const engines::Settings& settings = {});

    // Ends the command if the player needs a net and there is none: before threads make players.
    void check(const match::AnyGame& game, const nets::Net* net) const;

    // The net is null for the one that ships.
    std::unique_ptr<players::AnyPlayer> make(const match::AnyGame& game, std::uint64_t seed,
                                             const engines::Limits& limits, const nets::Net* net) const;

 private:
    using Command = std::shared_ptr<engines::Programs>;
    explicit ChosenPlayer(std::variant<players::Spec, Command> choice) : choice_(std::move(choice)) {}

    std::variant<players::Spec, Command> choice_;
};

// Players with commas between them; a comma in quotes or after \ belongs to a command: cmd:bot "--weights=1,2",greedy.
std::vector<std::string> split_players(const std::vector<std::string>& texts, const std::string& option);
// The words of a program's command line; ends the command if there is no such program.
std::vector<std::string> program_from(const std::string& text, const std::string& option);
// --set name=value, any number of times.
engines::Settings settings_from(const std::vector<std::string>& texts);
// Plays games on for programs that ask for it, if it need not search for that.
std::unique_ptr<players::AnyPlayer> make_finisher(const match::AnyGame& game, const std::string& name,
                                                  std::uint64_t seed);

// What --help says of players.
inline constexpr const char* kPlayersHelp =
    "beginner, easy, normal, hard, expert, master, random, greedy, search:1000 (iterations), search:0.5s, net, "
    "net:100, "
    "net:0.5s, or cmd:PROGRAM ARGS "
    "(docs/engine-protocol.md)";

}  // namespace wharf::cli
