#include "games/nauticus/features.h"
#include "games/nauticus/text.h"
#include "numbers/entries.h"
#include "numbers/numbers_of.h"

namespace wharf::numbers {

const AnyNumbers& nauticus() {
    static const NumbersOf<nauticus::NauticusText, nauticus::NauticusFeatures> kNumbers;
    return kNumbers;
}

}  // namespace wharf::numbers
