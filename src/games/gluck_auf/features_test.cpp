// Glück Auf as numbers keeps the contract.
#include "games/gluck_auf/features_2.h"

#include "games/gluck_auf/text.h"
#include "text/testing/feature_conformance.h"

namespace wharf::gluck_auf {

FEATURE_CONFORMANCE(GluckAufText, GluckAufFeatures)
FEATURE_CONFORMANCE(GluckAufText, GluckAufFeatures2)

}  // namespace wharf::gluck_auf
