// Nauticus as numbers keeps the contract.
#include "games/nauticus/features.h"

#include "games/nauticus/text.h"
#include "text/testing/feature_conformance.h"

namespace wharf::nauticus {

FEATURE_CONFORMANCE(NauticusText, NauticusFeatures)
FEATURE_CONFORMANCE(NauticusText, NauticusFeatures2)

}  // namespace wharf::nauticus
