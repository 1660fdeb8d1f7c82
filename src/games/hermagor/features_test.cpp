// Hermagor as numbers keeps the contract.
#include "games/hermagor/features.h"

#include "games/hermagor/text.h"
#include "text/testing/feature_conformance.h"

namespace wharf::hermagor {

FEATURE_CONFORMANCE(HermagorText, HermagorFeatures)

}  // namespace wharf::hermagor
