// The numbers of one game in all their versions. They are instantiated in a file of their own per game (game.cpp.in),
// so that no two games meet in one translation unit.
#pragma once

#include <span>

#include "numbers/any_numbers.h"

namespace wharf::numbers {

struct GameNumbers {
    std::string_view game;
    std::span<const AnyNumbers* const> versions;  // the oldest first
};

template <class Parts>
GameNumbers numbers_of();

}  // namespace wharf::numbers
