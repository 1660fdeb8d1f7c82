// Glück Auf keeps the contract, in rules and in words.
#include "core/testing/conformance.h"

#include "games/gluck_auf/text.h"
#include "text/testing/text_conformance.h"

namespace wharf::gluck_auf {

CONFORMANCE(GluckAuf)
TEXT_CONFORMANCE(GluckAufText)

}  // namespace wharf::gluck_auf
