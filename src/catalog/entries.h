// What the catalogue knows of a game. Entries are instantiated in a file of their own per game (game.cpp.in), so that
// no two games meet in one translation unit.
#pragma once

#include <memory>
#include <span>

#include "core/game_parts.h"
#include "match/any_game.h"
#include "nets/kernels.h"
#include "nets/net.h"
#include "players/any_analyst.h"
#include "players/any_player.h"
#include "players/spec.h"

namespace wharf::catalog {

struct CatalogEntry {
    const match::AnyGame* game;
    std::unique_ptr<players::AnyPlayer> (*make_player)(const players::Spec& spec, std::uint64_t seed,
                                                       const nets::Net* net, std::span<const MeasuredLevels> levels);
    std::unique_ptr<players::AnyAnalyst> (*make_analyst)(const nets::Net* net);
    std::span<const MeasuredLevels> levels;  // none where no net has been measured
    nets::Purpose purpose;                   // what a net of this game must be for
    std::uint64_t (*net_signature)(const nets::Net& net, const nets::Kernels& kernels, int players, int games);
};

template <class Parts>
CatalogEntry entry_of();

}  // namespace wharf::catalog
