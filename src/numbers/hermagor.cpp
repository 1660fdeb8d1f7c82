#include "games/hermagor/features.h"
#include "games/hermagor/text.h"
#include "numbers/entries.h"
#include "numbers/numbers_of.h"

namespace wharf::numbers {

const AnyNumbers& hermagor() {
    static const NumbersOf<hermagor::HermagorText, hermagor::HermagorFeatures> kNumbers;
    return kNumbers;
}

}  // namespace wharf::numbers
