// Hermagor as numbers keeps the contract.
#include "games/hermagor/features_2.h"

#include "games/hermagor/text.h"
#include "text/testing/feature_conformance.h"

namespace wharf::hermagor {

FEATURE_CONFORMANCE(HermagorText, HermagorFeatures)
FEATURE_CONFORMANCE(HermagorText, HermagorFeatures2)

}  // namespace wharf::hermagor
