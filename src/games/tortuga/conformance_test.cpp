// Tortuga keeps the contract.
#include "core/testing/conformance.h"

#include "games/tortuga/rules.h"

namespace wharf::tortuga {

CONFORMANCE(Tortuga)

}  // namespace wharf::tortuga
