#include "games/gluck_auf/features.h"
#include "games/gluck_auf/text.h"
#include "numbers/entries.h"
#include "numbers/numbers_of.h"

namespace wharf::numbers {

const AnyNumbers& gluck_auf() {
    static const NumbersOf<gluck_auf::GluckAufText, gluck_auf::GluckAufFeatures> kNumbers;
    return kNumbers;
}

}  // namespace wharf::numbers
