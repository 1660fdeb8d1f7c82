// One function per game; each stands in a file of its own, so that no two games meet in one translation unit.
#pragma once

#include "numbers/any_numbers.h"

namespace wharf::numbers {

const AnyNumbers& tortuga();
const AnyNumbers& nauticus();
const AnyNumbers& gluck_auf();
const AnyNumbers& hermagor();

}  // namespace wharf::numbers
