// Glück Auf keeps the contract.
#include "core/testing/conformance.h"

#include "games/gluck_auf/rules.h"

namespace wharf::gluck_auf {

CONFORMANCE(GluckAuf)

}  // namespace wharf::gluck_auf
