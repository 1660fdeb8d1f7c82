// All games of Wharf, by name.
#pragma once

#include <span>
#include <string_view>

#include "match/any_game.h"

namespace wharf::catalog {

// In the order people see them.
std::span<const match::AnyGame* const> games();

// The game with this id, or null.
const match::AnyGame* find_game(std::string_view id);

}  // namespace wharf::catalog
