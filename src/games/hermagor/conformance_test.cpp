// Hermagor keeps the contract.
#include "core/testing/conformance.h"

#include "games/hermagor/rules.h"

namespace wharf::hermagor {

CONFORMANCE(Hermagor)

}  // namespace wharf::hermagor
