// Nauticus keeps the contract, in rules and in words.
#include "core/testing/conformance.h"

#include "games/nauticus/text.h"
#include "text/testing/text_conformance.h"

namespace wharf::nauticus {

CONFORMANCE(Nauticus)
TEXT_CONFORMANCE(NauticusText)

}  // namespace wharf::nauticus
