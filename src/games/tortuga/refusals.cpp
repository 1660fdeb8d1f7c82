// Why a text is no legal move of Tortuga now. The legal list has decided before; this only finds the reason.
#include <algorithm>

#include "games/tortuga/messages.h"
#include "games/tortuga/text.h"
#include "text/refusals.h"

namespace wharf::tortuga {

namespace {

using text::find_word;
using text::Refusal;
using text::Tokens;

constexpr auto not_now = TortugaText::not_now;

Refusal refuse_keep(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::selection && table.pending != Pending::open_selection) return not_now(view, "T2.1");
    const Board& board = table.boards[view.observer];
    const auto& face = table.pending == Pending::selection ? view.own.face : table.open_face;
    Symbol shown = Symbol::none;
    int selected = 0;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const int die = find_word(kDieWords, tokens[i]);
        if (die < 0) return unknown(says::kNameDice());
        if (board.die_on[die] != Symbol::none)
            return illegal(says::kDieIsLaid(kDieWords[die], board.die_on[die]), "T2.1");
        selected += 1;
        if (face[die] == Symbol::skull) continue;
        if (shown != Symbol::none && face[die] != shown) return illegal(says::kOneSymbol(), "T2.1");
        shown = face[die];
    }
    if (selected == 0) return illegal(says::kMustSelect(), "T2.6");
    if (shown != Symbol::none && selected > room(board, shown))
        return illegal(says::kTooManyDice(shown, std::max(0, room(board, shown))), "T2.5");
    return unknown(says::kDiceInOrder());
}

Refusal refuse_symbol(const View& view, const Tokens& tokens, Pending wanted, std::string clause,
                      text::Message reason) {
    if (view.table.pending != wanted) return not_now(view, std::move(clause));
    if (tokens.size() != 2 || find_word(kActionWords, tokens[1]) < 0) return unknown(says::kNameAction());
    return illegal(std::move(reason), std::move(clause));
}

Refusal refuse_attack(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool raid = tokens[0] == "raid";
    const std::string clause = raid ? "T3.9" : table.place == 2 ? "T3.8" : "T3.7";
    if (table.pending != Pending::attack || (table.action == Symbol::raid) != raid) return not_now(view, clause);
    const int target = tokens.size() >= 2 ? find_word(kSeatWords, tokens[1]) : -1;
    if (target < 0 || target >= table.players || tokens.size() > 3) return unknown(says::kNameSeatAndChest(tokens[0]));
    if (target == table.active) return illegal(says::kNotYourself(), clause);
    if (table.place == 2 && target == table.ranked[0]) return illegal(says::kBestIsNoTarget(), "T3.8");
    if (table.place == 2 && tokens.size() == 3) return illegal(says::kSecondTakesNone(), "T3.8");
    if (tokens.size() == 2)
        return table.place == 2 || table.boards[target].row[index_of(track_of(table.action))].empty()
                   ? illegal(says::kChangesNothing(), "T3.3")
                   : illegal(says::kNameColour(), clause);
    const int colour = find_word(kColourWords, tokens[2]);
    if (colour < 0) return unknown(says::kColours());
    return illegal(raid ? says::kNotInTheirCrew(colour) : says::kNotInTheirFleet(colour), clause);
}

Refusal refuse_chest(const View& view, const Tokens& tokens) {
    const Pending pending = view.table.pending;
    const bool take = tokens[0] == "take";
    const std::string clause = take ? "T3.8" : "T4.2";
    if (take ? pending != Pending::centre : pending != Pending::lay_fleet && pending != Pending::lay_crew)
        return not_now(view, clause);
    const int colour = tokens.size() == 2 ? find_word(kColourWords, tokens[1]) : -1;
    if (colour < 0) return unknown(says::kNameChest());
    return illegal(take                            ? says::kNotOnCentre(colour)
                   : pending == Pending::lay_fleet ? says::kNotInCrew(colour)
                                                   : says::kNotOnIsland(colour),
                   clause);
}

}  // namespace

text::Refusal TortugaText::refuse(const View& view, std::string_view move) {
    const Tokens tokens = text::split(move);
    if (!tokens.empty()) {
        const std::string_view verb = tokens[0];
        if (verb == "keep") return refuse_keep(view, tokens);
        if (verb == "turn")
            return refuse_symbol(view, tokens, Pending::skulls, view.table.pending == Pending::skulls ? "T2.5" : "T2.3",
                                 says::kNoRoomForSkulls());
        if (verb == "advantage")
            return refuse_symbol(view, tokens, Pending::advantage, "T2.8", says::kAdvantageIsFull());
        if (verb == "attack" || verb == "raid") return refuse_attack(view, tokens);
        if (verb == "take" || verb == "lay") return refuse_chest(view, tokens);
        if (verb == "use" || verb == "leave") return not_now(view, "T3.3");
    }
    return unknown(says::kVerbs());
}

}  // namespace wharf::tortuga
