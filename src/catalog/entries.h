// One function per game; each stands in a file of its own, so that no two games meet in one translation unit.
#pragma once

#include "match/any_game.h"

namespace wharf::catalog {

const match::AnyGame& tortuga();
const match::AnyGame& nauticus();
const match::AnyGame& gluck_auf();
const match::AnyGame& hermagor();

}  // namespace wharf::catalog
