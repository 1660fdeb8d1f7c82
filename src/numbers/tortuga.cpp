#include "games/tortuga/features.h"
#include "games/tortuga/text.h"
#include "numbers/entries.h"
#include "numbers/numbers_of.h"

namespace wharf::numbers {

const AnyNumbers& tortuga() {
    static const NumbersOf<tortuga::TortugaText, tortuga::TortugaFeatures> kNumbers;
    return kNumbers;
}

}  // namespace wharf::numbers
