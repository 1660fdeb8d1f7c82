#include "catalog/entries.h"
#include "games/gluck_auf/text.h"
#include "match/match_of.h"

namespace wharf::catalog {

const match::AnyGame& gluck_auf() {
    static const match::GameOf<gluck_auf::GluckAufText> game;
    return game;
}

}  // namespace wharf::catalog
