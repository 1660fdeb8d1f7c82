#include "catalog/entries.h"
#include "games/tortuga/evaluation.h"
#include "games/tortuga/text.h"
#include "players/player_of.h"

namespace wharf::catalog {

Entry tortuga() {
    static const match::GameOf<tortuga::TortugaText> game;
    return {&game, players::make_player_of<tortuga::TortugaText, tortuga::TortugaEvaluation>};
}

}  // namespace wharf::catalog
