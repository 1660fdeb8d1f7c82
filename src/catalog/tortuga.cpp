#include "catalog/entries.h"
#include "games/tortuga/text.h"
#include "match/match_of.h"

namespace wharf::catalog {

const match::AnyGame& tortuga() {
    static const match::GameOf<tortuga::TortugaText> game;
    return game;
}

}  // namespace wharf::catalog
