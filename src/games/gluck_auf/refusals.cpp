// Why a text is no legal move of Glück Auf now. The legal list has decided before; this only finds the reason.
#include <algorithm>

#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

namespace {

using text::find_word;
using text::Refusal;
using text::Tokens;

constexpr auto not_now = GluckAufText::not_now;

Refusal refuse_draft(const View& view, const Tokens& tokens) {
    if (view.table.pending != Pending::draft) return not_now(view, "G1.3");
    const int order = tokens.size() == 2 ? find_word(kOrderWords, tokens[1]) : -1;
    if (order < 0 || order == kNoOrder) return unknown(says::kNameDraft());
    return illegal(says::kNotInDraft(), "G1.3");
}

// G2.3: what is missing at a space that is open and could be staffed.
Refusal refuse_space(const Table& table, int space) {
    if (is_factory(space))
        return table.tile_on[space] == kNoTile
                   ? illegal(says::kNoTileThere(), "G2.3")
                   : illegal(says::kTooDear(price_of_tile(table.tile_on[space]), table.seats[table.active].marks),
                             "G2.3");
    if (is_new_order(space)) return illegal(says::kNoOrderThere(), "G2.3");
    if (is_draw(space)) return illegal(says::kPileEmpty(), "G2.3");
    return illegal(says::kNothingComplete(), "G5.1");
}

Refusal refuse_place(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::placement) return not_now(view, "G2.1");
    const int space = tokens.size() >= 2 ? find_word(kSpaceWords, tokens[1]) : -1;
    if (space < 0) return unknown(says::kNameSpace());
    if (!is_open(space, table.players)) return illegal(says::kClosed(table.players), "G0.1");
    const int needed = workers_needed(table, space);
    const int workers = table.seats[table.active].workers;
    if (needed > workers) return illegal(says::kTooFewWorkers(needed, workers), "G2.2");
    if ((usable_spaces(table) & only_space(space)) == 0) return refuse_space(table, space);
    return unknown(says::kWriteMove(GluckAufText::write(make(Kind::place, space, card_on(table, space)))));
}

Refusal refuse_choice(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool buys = tokens[0] == "buy";
    const std::string clause = buys ? "G3.2" : "G7.2";
    if (table.pending != Pending::choice || (pile_of(table.space) == Pile::tiles) != buys) return not_now(view, clause);
    const int card = tokens.size() != 2 ? -1
                     : buys             ? find_word(kTileWords, tokens[1])
                                        : find_word(kOrderWords, tokens[1]);
    if (card < 0) return unknown(buys ? says::kNameTile() : says::kNameOrder());
    const bool seen = std::find(view.hand, view.hand + table.in_hand, card) != view.hand + table.in_hand;
    if (seen) return illegal(says::kTooDear(price_of_tile(card), table.seats[table.active].marks), clause);
    return illegal(says::kNotLookedAt(), clause);
}

Refusal refuse_lay(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::lay) return not_now(view, "G3.2");
    const bool tiles = pile_of(table.space) == Pile::tiles;
    const bool named = tokens.size() == 3 && tokens[1] == (tiles ? "tile" : "order") &&
                       (tiles ? find_word(kTileWords, tokens[2]) : find_word(kOrderWords, tokens[2])) >= 0;
    if (!named) return unknown(tiles ? says::kNameTileToLay() : says::kNameOrderToLay());
    return illegal(says::kNotToLay(), tiles ? "G3.2" : "G7.2");
}

Refusal refuse_return(const View& view, const Tokens& tokens) {
    if (view.table.pending != Pending::lay_where) return not_now(view, "G3.2");
    if (tokens.size() == 2 && tokens[1] == "bottom") return illegal(says::kTopIsBottom(), "G3.2");
    return unknown(says::kTopOrBottom());
}

Refusal refuse_cart(const View& view, const Tokens& tokens) {
    if (view.table.pending != Pending::substitute) return not_now(view, "G3.3");
    if (tokens.size() == 2 && tokens[1] == "none") return illegal(says::kCartMustLoad(), "G3.3");
    const int colour = tokens.size() == 2 ? find_word(kColourWords, tokens[1]) : -1;
    if (colour < 0) return unknown(says::kNameColourOrNone());
    return illegal(says::kNotInStock(colour), "G3.3");
}

Refusal refuse_ride(const View& view, const Tokens& tokens) {
    if (view.table.pending != Pending::step) return not_now(view, "G4.2");
    if (tokens.size() != 2 || find_word(kCageWords, tokens[1]) < 0) return unknown(says::kNameStop());
    return illegal(says::kCageIsThere(), "G4.2");
}

// Loading from a cart, and unloading into the store.
Refusal refuse_transfer(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool load = tokens[0] == "load";
    const std::string clause = load ? "G4.3" : "G4.5";
    if (table.pending != Pending::step) return not_now(view, clause);
    const int colour = tokens.size() == 2 ? find_word(kColourWords, tokens[1]) : -1;
    if (colour < 0) return unknown(says::kNameCube());
    const Player& player = table.seats[table.active];
    if (!load)
        return player.cage_at == 0 ? illegal(says::kNotInCage(colour), clause) : illegal(says::kSurfaceOnly(), clause);
    if (player.cage_at == 0) return illegal(says::kRideFirst(), clause);
    if (sum(player.cage) == kCagePlaces) return illegal(says::kCageFull(), clause);
    return illegal(says::kNotOnLevel(colour), clause);
}

Refusal refuse_fill(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::step && table.pending != Pending::second_cube) return not_now(view, "G4.4");
    const bool paired = tokens.size() == 7 && tokens[3] == "with";
    if (!paired && tokens.size() != 5) return unknown(says::kNameFill());
    const int order = find_word(kOrderWords, tokens[1]);
    const int slot = find_word(kColourWords, tokens[2]);
    const int cube = paired ? find_word(kColourWords, tokens[4]) : slot;
    const std::string_view source = tokens.back();
    if (order < 0 || order == kNoOrder || slot < 0 || cube < 0 || tokens[tokens.size() - 2] != "from" ||
        (source != "cage" && source != "store") || (paired && cube == slot))
        return unknown(says::kNameFill());
    const Player& player = table.seats[table.active];
    const std::string clause = paired ? "G4.7" : source == "cage" ? "G4.4" : "G4.6";
    if ((player.outstanding & only(order)) == 0) return illegal(says::kNotYourOrder(), clause);
    if (table.pending == Pending::second_cube)
        if (order != table.half_order || slot != table.colour || !paired)
            return illegal(says::kSecondCubeFirst(), "G4.7");
    const auto open = static_cast<Slots>(slots_of(order) - table.filled[order]);
    if (slots_of_colour(open, slot) == 0) return illegal(says::kNoFreeSlot(slot), clause);
    if (source == "cage" && player.cage_at != 0) return illegal(says::kSurfaceOnly(), "G4.4");
    if (source == "cage" && player.cage[cube] == 0) return illegal(says::kNotInCage(cube), clause);
    if (source == "store" && player.store[cube] == 0) return illegal(says::kNotInStore(cube), clause);
    return table.steps_left < 2 ? illegal(says::kTwoSteps(), "G4.7") : illegal(says::kNoSecondCube(), "G4.7");
}

}  // namespace

text::Refusal GluckAufText::refuse(const View& view, std::string_view move) {
    const Tokens tokens = text::split(move);
    if (!tokens.empty()) {
        const std::string_view verb = tokens[0];
        if (verb == "draft") return refuse_draft(view, tokens);
        if (verb == "place") return refuse_place(view, tokens);
        if (verb == "buy" || verb == "keep") return refuse_choice(view, tokens);
        if (verb == "cart") return refuse_cart(view, tokens);
        if (verb == "return") return refuse_return(view, tokens);
        if (verb == "lay") return refuse_lay(view, tokens);
        if (verb == "ride") return refuse_ride(view, tokens);
        if (verb == "load" || verb == "unload") return refuse_transfer(view, tokens);
        if (verb == "fill") return refuse_fill(view, tokens);
        if (verb == "stop") return not_now(view, view.table.pending == Pending::second_cube ? "G4.7" : "G4.1");
    }
    return unknown(says::kVerbs());
}

}  // namespace wharf::gluck_auf
