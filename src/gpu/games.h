// The rules of all games, for device code.
#pragma once

#include "games/gluck_auf/rules.h"
#include "games/hermagor/rules.h"
#include "games/nauticus/rules.h"
#include "games/tortuga/rules.h"

namespace wharf::gpu {

// Calls visit.template operator()<Rules>(id) for every game.
template <class Visit>
void for_each_game(Visit visit) {
    visit.template operator()<tortuga::Tortuga>("tortuga");
    visit.template operator()<nauticus::Nauticus>("nauticus");
    visit.template operator()<gluck_auf::GluckAuf>("gluck-auf");
    visit.template operator()<hermagor::Hermagor>("hermagor");
}

}  // namespace wharf::gpu
