// Tortuga as numbers keeps the contract.
#include "games/tortuga/features.h"

#include "games/tortuga/text.h"
#include "text/testing/feature_conformance.h"

namespace wharf::tortuga {

FEATURE_CONFORMANCE(TortugaText, TortugaFeatures)
FEATURE_CONFORMANCE(TortugaText, TortugaFeatures2)

}  // namespace wharf::tortuga
