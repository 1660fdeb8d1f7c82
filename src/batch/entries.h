// One function per game; each stands in a file of its own, so that no two games meet in one translation unit.
#pragma once

#include "batch/batch.h"

namespace wharf::batch {

Offer tortuga();
Offer nauticus();
Offer gluck_auf();
Offer hermagor();

}  // namespace wharf::batch
