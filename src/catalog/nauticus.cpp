#include "catalog/entries.h"
#include "games/nauticus/text.h"
#include "match/match_of.h"

namespace wharf::catalog {

const match::AnyGame& nauticus() {
    static const match::GameOf<nauticus::NauticusText> game;
    return game;
}

}  // namespace wharf::catalog
