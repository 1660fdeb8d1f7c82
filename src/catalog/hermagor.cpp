#include "catalog/entries.h"
#include "games/hermagor/evaluation.h"
#include "games/hermagor/text.h"
#include "players/player_of.h"

namespace wharf::catalog {

Entry hermagor() {
    static const match::GameOf<hermagor::HermagorText> game;
    return {&game, players::make_player_of<hermagor::HermagorText, hermagor::HermagorEvaluation>};
}

}  // namespace wharf::catalog
