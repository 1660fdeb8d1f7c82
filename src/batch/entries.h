// What there is of one game. It is instantiated in a file of its own per game (game.cpp.in), so that no two games meet
// in one translation unit.
#pragma once

#include "batch/batch.h"

namespace wharf::batch {

template <class Parts>
Offer offer_of();

}  // namespace wharf::batch
