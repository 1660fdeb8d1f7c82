// Nauticus keeps the contract.
#include "core/testing/conformance.h"

#include "games/nauticus/rules.h"

namespace wharf::nauticus {

CONFORMANCE(Nauticus)

}  // namespace wharf::nauticus
