#include "catalog/entries.h"
#include "games/nauticus/evaluation.h"
#include "games/nauticus/text.h"
#include "players/player_of.h"

namespace wharf::catalog {

Entry nauticus() {
    static const match::GameOf<nauticus::NauticusText> game;
    return {&game, players::make_player_of<nauticus::NauticusText, nauticus::NauticusEvaluation>};
}

}  // namespace wharf::catalog
