#include "catalog/entries.h"
#include "games/gluck_auf/evaluation.h"
#include "games/gluck_auf/text.h"
#include "players/player_of.h"

namespace wharf::catalog {

Entry gluck_auf() {
    static const match::GameOf<gluck_auf::GluckAufText> game;
    return {&game, players::make_player_of<gluck_auf::GluckAufText, gluck_auf::GluckAufEvaluation>};
}

}  // namespace wharf::catalog
