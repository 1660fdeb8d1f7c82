// All games of Wharf, by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "match/any_game.h"
#include "players/any_player.h"
#include "players/spec.h"

namespace wharf::catalog {

// In the order people see them.
std::span<const match::AnyGame* const> games();

// The game with this id, or null.
const match::AnyGame* find_game(std::string_view id);

// A computer player of a game of this catalogue.
std::unique_ptr<players::AnyPlayer> make_player(const match::AnyGame& game, const players::Spec& spec,
                                                std::uint64_t seed);

}  // namespace wharf::catalog
