// Hermagor keeps the contract, in rules and in words.
#include "core/testing/conformance.h"

#include "games/hermagor/text.h"
#include "text/testing/text_conformance.h"

namespace wharf::hermagor {

CONFORMANCE(Hermagor)
TEXT_CONFORMANCE(HermagorText)

}  // namespace wharf::hermagor
