// Tortuga keeps the contract, in rules and in words.
#include "core/testing/conformance.h"

#include "games/tortuga/text.h"
#include "text/testing/text_conformance.h"

namespace wharf::tortuga {

CONFORMANCE(Tortuga)
TEXT_CONFORMANCE(TortugaText)

}  // namespace wharf::tortuga
