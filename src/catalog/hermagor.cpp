#include "catalog/entries.h"
#include "games/hermagor/text.h"
#include "match/match_of.h"

namespace wharf::catalog {

const match::AnyGame& hermagor() {
    static const match::GameOf<hermagor::HermagorText> game;
    return game;
}

}  // namespace wharf::catalog
