// Glück Auf as numbers keeps the contract.
#include "games/gluck_auf/features.h"

#include "games/gluck_auf/text.h"
#include "text/testing/feature_conformance.h"

namespace wharf::gluck_auf {

FEATURE_CONFORMANCE(GluckAufText, GluckAufFeatures)

}  // namespace wharf::gluck_auf
