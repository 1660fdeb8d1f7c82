// Why a text is no legal move of Tortuga now. The legal list has decided before; this only finds the reason.
#include <algorithm>

#include "games/tortuga/text.h"
#include "games/tortuga/words.h"
#include "text/refusals.h"

namespace wharf::tortuga {

namespace {

using text::find_word;
using text::illegal;
using text::Refusal;
using text::Tokens;
using text::unknown;

Refusal not_now(const View& view, std::string clause) {
    return text::not_now(TortugaText::prompt(view), std::move(clause));
}

std::string die_name(int die) { return "Die " + std::string(kDieWords[die]); }

Refusal refuse_keep(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::selection && table.pending != Pending::open_selection) return not_now(view, "T2.1");
    const Board& board = table.boards[view.observer];
    const auto& face = table.pending == Pending::selection ? view.own.face : table.open_face;
    Symbol shown = Symbol::none;
    int selected = 0;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const int die = find_word(kDieWords, tokens[i]);
        if (die < 0) return unknown("Dice are named A, B, C, D and E: write for example \"keep A C\".");
        if (board.die_on[die] != Symbol::none)
            return illegal(
                die_name(die) + " already lies on " + std::string(kActionNames[index_of(board.die_on[die])]) + ".",
                "T2.1");
        selected += 1;
        if (face[die] == Symbol::skull) continue;
        if (shown != Symbol::none && face[die] != shown)
            return illegal("The selected dice must show one symbol; only skulls may join them.", "T2.1");
        shown = face[die];
    }
    if (selected == 0) return illegal("At least one of your dice can be placed, so you must select one.", "T2.6");
    if (shown != Symbol::none && selected > room(board, shown))
        return illegal("Too many dice: the room left on " + std::string(kActionNames[index_of(shown)]) + " is " +
                           std::to_string(std::max(0, room(board, shown))) + ".",
                       "T2.5");
    return unknown("Name each die once, in the order A to E: write for example \"keep A C\".");
}

Refusal refuse_symbol(const View& view, const Tokens& tokens, Pending wanted, std::string clause, std::string reason) {
    if (view.table.pending != wanted) return not_now(view, std::move(clause));
    if (tokens.size() != 2 || find_word(kSymbolWords, tokens[1]) < 0 || find_word(kSymbolWords, tokens[1]) >= kActions)
        return unknown("Name one action: fleet, crew, treasure, ship-attack or raid.");
    return illegal(std::move(reason), std::move(clause));
}

Refusal refuse_attack(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool raid = tokens[0] == "raid";
    const std::string clause = raid ? "T3.9" : table.place == 2 ? "T3.8" : "T3.7";
    if (table.pending != Pending::attack || (table.action == Symbol::raid) != raid) return not_now(view, clause);
    const int target = tokens.size() >= 2 ? find_word(kSeatWords, tokens[1]) : -1;
    if (target < 0 || target >= table.players || tokens.size() > 3)
        return unknown("Name a seat, and the best also a chest: write for example \"" + std::string(tokens[0]) +
                       " 1 red\".");
    if (target == table.active) return illegal("You cannot attack yourself.", clause);
    if (table.place == 2 && target == table.ranked[0])
        return illegal("The best of this action is no target of the second best.", "T3.8");
    if (table.place == 2 && tokens.size() == 3) return illegal("The second best takes no chest from a player.", "T3.8");
    if (tokens.size() == 2)
        return table.boards[target].row[index_of(track_of(table.action))].empty()
                   ? illegal("That attack would change nothing.", "T3.3")
                   : illegal("This player has chests there: name the colour you take.", clause);
    if (find_word(kColourWords, tokens[2]) < 0) return unknown("Chests are red, blue, yellow, white or purple.");
    return illegal("This player has no " + std::string(tokens[2]) + " chest in the " + (raid ? "crew" : "fleet") + ".",
                   clause);
}

Refusal refuse_chest(const View& view, const Tokens& tokens) {
    const Pending pending = view.table.pending;
    const bool take = tokens[0] == "take";
    const std::string clause = take ? "T3.8" : "T4.2";
    if (take ? pending != Pending::centre : pending != Pending::lay_fleet && pending != Pending::lay_crew)
        return not_now(view, clause);
    if (tokens.size() != 2 || find_word(kColourWords, tokens[1]) < 0)
        return unknown("Name one chest: red, blue, yellow, white or purple.");
    const std::string place = take                            ? "on the central island"
                              : pending == Pending::lay_fleet ? "left in your crew"
                                                              : "left on your island";
    return illegal("There is no " + std::string(tokens[1]) + " chest " + place + ".", clause);
}

}  // namespace

text::Refusal TortugaText::refuse(const View& view, std::string_view move) {
    const Tokens tokens = text::split(move);
    if (!tokens.empty()) {
        const std::string_view verb = tokens[0];
        if (verb == "keep") return refuse_keep(view, tokens);
        if (verb == "turn")
            return refuse_symbol(view, tokens, Pending::skulls, view.table.pending == Pending::skulls ? "T2.5" : "T2.3",
                                 "That space has no room for all your skulls.");
        if (verb == "advantage")
            return refuse_symbol(view, tokens, Pending::advantage, "T2.8", "Your advantage there is already 2.");
        if (verb == "attack" || verb == "raid") return refuse_attack(view, tokens);
        if (verb == "take" || verb == "lay") return refuse_chest(view, tokens);
        if (verb == "use" || verb == "leave") return not_now(view, "T3.3");
    }
    return unknown("Moves begin with keep, turn, advantage, use, leave, attack, raid, take or lay.");
}

}  // namespace wharf::tortuga
