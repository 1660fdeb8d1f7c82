// One function per game; each stands in a file of its own, so that no two games meet in one translation unit.
#pragma once

#include <memory>

#include "match/any_game.h"
#include "players/any_player.h"
#include "players/spec.h"

namespace wharf::catalog {

struct Entry {
    const match::AnyGame* game;
    std::unique_ptr<players::AnyPlayer> (*make_player)(const players::Spec& spec, std::uint64_t seed);
};

Entry tortuga();
Entry nauticus();
Entry gluck_auf();
Entry hermagor();

}  // namespace wharf::catalog
