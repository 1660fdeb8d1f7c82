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
    // the complaint.
    static ChosenPlayer read(const std::string& text, const std::string& option);

    // Ends the command if the player needs a net and there is none: before threads make players.
    void check(const match::AnyGame& game, const nets::Net* net) const;

    // The net is null for the one that ships.
    std::unique_ptr<players::AnyPlayer> make(const match::AnyGame& game, std::uint64_t seed,
                                             const engines::Limits& limits, const nets::Net* net) const;

 private:
    using Command = std::vector<std::string>;
    explicit ChosenPlayer(std::variant<players::Spec, Command> choice) : choice_(std::move(choice)) {}

    std::variant<players::Spec, Command> choice_;
};

// What --help says of players.
inline constexpr const char* kPlayersHelp =
    "beginner, easy, normal, hard, expert, master, random, greedy, search:1000 (iterations), search:0.5s, net, "
    "net:100, "
    "net:0.5s, or cmd:PROGRAM ARGS "
    "(docs/engine-protocol.md)";

}  // namespace wharf::cli
