// All games of Wharf, by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "match/any_game.h"
#include "nets/kernels.h"
#include "nets/net.h"
#include "players/any_player.h"
#include "players/spec.h"

namespace wharf::catalog {

// In the order people see them.
std::span<const match::AnyGame* const> games();

// The game with this id, or null.
const match::AnyGame* find_game(std::string_view id);

// A computer player of a game of this catalogue, with the net that ships or, if given, with another that fits the game
// and outlives the player. Null if the player needs a net and there is none.
std::unique_ptr<players::AnyPlayer> make_player(const match::AnyGame& game, const players::Spec& spec,
                                                std::uint64_t seed, const nets::Net* net = nullptr);

// What a level from 1 to 6 plays at a table of so many, where there is a net (players/levels.h).
players::Spec level_spec(const match::AnyGame& game, int players, int level);

// The net of this game that is built into the program, or null.
const nets::Net* shipped_net(const match::AnyGame& game);

// A net from its file: refused with one sentence unless it is sound and for this game as it is now.
std::variant<nets::Net, text::Problem> read_net(const match::AnyGame& game, std::string_view bytes);

// What a net of this game must be for.
const nets::Purpose& net_purpose(const match::AnyGame& game);

// The fingerprint of a net's answers in all decisions of some random games.
std::uint64_t net_signature(const match::AnyGame& game, const nets::Net& net, const nets::Kernels& kernels, int players,
                            int games);

}  // namespace wharf::catalog
