// Those who judge positions, by game.
#pragma once

#include "match/any_game.h"
#include "nets/net.h"
#include "players/any_analyst.h"

namespace wharf::catalog {

// With the net that ships or, if given, with another that fits the game and outlives the analyst; where there is none,
// the game's evaluation is used.
std::unique_ptr<players::AnyAnalyst> make_analyst(const match::AnyGame& game, const nets::Net* net = nullptr);
// By the game's evaluation alone.
std::unique_ptr<players::AnyAnalyst> make_plain_analyst(const match::AnyGame& game);

}  // namespace wharf::catalog
