// Why a text is no legal move of Hermagor now. The legal list has decided before; this only finds the reason.
#include "text/refusals.h"
#include "games/hermagor/text.h"
#include "games/hermagor/words.h"

namespace wharf::hermagor {

namespace {

using text::illegal;
using text::Refusal;
using text::Tokens;
using text::unknown;

Refusal not_now(const View& view, std::string clause) {
    return text::not_now(HermagorText::prompt(view), std::move(clause));
}

// The index of the token among the words, or -1.
int find_word(Words words, const Tokens& tokens, std::size_t position) {
    if (position >= tokens.size()) return -1;
    return text::find_word(words, tokens[position]);
}

std::string name_of(int village) { return std::string(kPlacesOnMap[village].name); }

Refusal refuse_buyer(const View& view, const Tokens& tokens, bool common) {
    const Table& table = view.table;
    if (table.pending != (common ? Pending::common_buyer : Pending::buyer))
        return not_now(view, common ? "H7.3" : "H2.2");
    const int place = find_word(kPlaceWords, tokens, common ? 2 : 1);
    if (place < 0) return unknown("Name a field like h2c1, v1r3 or h2v1, or a stall like r3c2.");
    if ((places_open(table.players) & place_bit(place)) == 0)
        return illegal("That place is out of play with " + std::to_string(table.players) + " players.", "H1.4");
    if ((places_taken(table) & place_bit(place)) != 0) return illegal("A buyer already stands there.", "H2.2");
    return illegal("That place costs " + std::to_string(cost_of_place(place)) + "; you have " +
                       std::to_string(table.sides[table.active].money) + ", and debts are not allowed.",
                   "H2.2");
}

Refusal refuse_price(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool raise = tokens[0] == "raise";
    if (table.pending == Pending::fluctuation && !raise)
        return illegal("The price fluctuation must raise a price.", "H3.4");
    if (table.pending != Pending::raise && table.pending != Pending::fluctuation) return not_now(view, "H3.3");
    const int good = find_word(kGoodWords, tokens, 1);
    if (good < 0) return unknown("Name a good: corn, amulet, weapon, dragon-egg, salt, book, blessing or relic.");
    if (table.pending == Pending::raise)
        return illegal("Only the price of the product you win is in question.", "H3.3");
    return illegal("That price is already at its highest.", "H0.5");
}

// What forbids ending in this village at all; nothing if it may be entered.
std::optional<Refusal> refuse_destination(const Table& table, int village, std::string clause) {
    const Side& side = table.sides[table.active];
    if (village == kCity) return illegal("The merchant must end in a village, not in the city.", "H4.6");
    if ((side.depots & village_bit(village)) != 0)
        return illegal("You already have a depot in " + name_of(village) + ".", std::move(clause));
    return std::nullopt;
}

Refusal refuse_sale(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::action) return not_now(view, "H4.1");
    const Side& side = table.sides[table.active];
    const int village = find_word(kMapWords, tokens, 1);
    if (village < 0) return unknown("Name a village: write for example \"sell vissel\" or \"sell vissel side-road\".");
    if (auto refusal = refuse_destination(table, village, "H4.7")) return *refusal;
    if (((goods_held(side) >> good_in(village)) & 1U) == 0)
        return illegal(name_of(village) + " buys " + std::string(kGoodWords[good_in(village)]) +
                           ", and none of your tiles shows it.",
                       "H4.7");
    const bool here = tokens.size() > 2 && tokens[2] == "here";
    const bool side_road = tokens.size() > 2 && tokens[2] == "side-road";
    if (tokens.size() > 3 || (tokens.size() == 3 && !here && !side_road))
        return unknown("After the village only \"here\" or \"side-road\" may follow.");
    if (side_road && !holds(side, kSideRoad)) return illegal("You do not hold the side road.", "H4.8");
    if (side.merchant == village)
        return side_road ? illegal("The side road is for moving and selling.", "H4.8")
                         : illegal("Your merchant is there already: write \"sell " + std::string(kMapWords[village]) +
                                       " here\".",
                                   "H4.3");
    if (here) return illegal("Your merchant is not in " + name_of(village) + ".", "H4.3");
    const int cost = cost_of_way(side.merchant, village);
    return illegal("The way costs " + std::to_string(side_road ? cost / 2 : cost) + ", more than your " +
                       std::to_string(side.money) + " and the price of " +
                       std::to_string(table.prices[good_in(village)]) + " together.",
                   "H4.2");
}

Refusal refuse_move(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::action) return not_now(view, "H4.4");
    const int village = find_word(kMapWords, tokens, 1);
    if (village < 0 || tokens.size() != 2) return unknown("Name a village: write for example \"move vissel\".");
    if (auto refusal = refuse_destination(table, village, "H4.4")) return *refusal;
    const Side& side = table.sides[table.active];
    if (side.merchant == village) return illegal("A move ends in another village than it began.", "H4.4");
    return illegal("Half the way costs " + std::to_string(cost_of_way(side.merchant, village) / 2) + "; you have " +
                       std::to_string(side.money) + ", and there is no credit without a sale.",
                   "H4.4");
}

Refusal refuse_disc(const View& view, const Tokens& tokens, bool common) {
    const Table& table = view.table;
    const std::size_t verb = common ? 1 : 0;
    if (table.pending != (common ? Pending::common_disc : Pending::disc))
        return not_now(view, common ? "H7.6" : "H5.1");
    const int region = lowest_bit(table.regions);
    const std::string now = "The region in question is " + std::string(kRegionWords[region]) + ".";
    if (tokens[verb] != "build") return illegal(now, "H5.1");
    const int good = find_word(kBuildingWords, tokens, verb + 1);
    if (good < 0) return unknown("Name a building and the region: write for example \"build library r06\".");
    if (find_word(kRegionWords, tokens, verb + 2) != region) return illegal(now, "H5.1");
    if (((buildings_of(region) >> good) & 1U) == 0)
        return illegal("That region has no such building.", is_noble(region) ? "H5.3" : "H5.2");
    return illegal("That row has no open free field.", "H5.2");
}

Refusal refuse_common_depot(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool asked = table.pending == Pending::action || table.pending == Pending::common_depot;
    if (table.players != 2 || !asked) return not_now(view, "H7.5");
    const int village = find_word(kMapWords, tokens, 2);
    if (village <= 0 || tokens.size() != 3)
        return unknown("Name a village: write for example \"common depot vissel\".");
    const Side& side = table.sides[table.active];
    if (table.common_laid != 0) return illegal("One common depot at each action.", "H7.5");
    if (side.common_depots == 0) return illegal("You have no common depot left in this round.", "H7.1");
    if ((table.sides[kCommon].depots & village_bit(village)) != 0)
        return illegal("A common depot already lies in " + name_of(village) + ".", "H7.5");
    return illegal("None of your tiles shows what " + name_of(village) + " buys.", "H7.5");
}

Refusal refuse_common(const View& view, const Tokens& tokens) {
    const std::string_view what = tokens.size() > 1 ? tokens[1] : std::string_view{};
    if (what == "buyer") return refuse_buyer(view, tokens, true);
    if (what == "depot") return refuse_common_depot(view, tokens);
    if (what == "build" || what == "ennoble") return refuse_disc(view, tokens, true);
    return unknown("Common pieces are placed with common buyer, common depot, common build or common ennoble.");
}

Refusal refuse_nothing(const View& view, const Tokens& tokens) {
    const std::string_view what = tokens.size() > 1 ? tokens[1] : std::string_view{};
    if (what == "buyer") return not_now(view, "H2.2");
    if (what == "common") return not_now(view, tokens.size() > 2 && tokens[2] == "buyer" ? "H7.3" : "H7.5");
    return unknown("Write \"no buyer\", \"no common buyer\" or \"no common depot\".");
}

Refusal refuse_name(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::name_start && table.pending != Pending::tax_start) return not_now(view, "H3.6");
    return unknown("Name a seat from 0 to " + std::to_string(table.players - 1) + ".");
}

}  // namespace

text::Refusal HermagorText::refuse(const View& view, std::string_view move) {
    const Tokens tokens = text::split(move);
    if (!tokens.empty()) {
        const std::string_view verb = tokens[0];
        if (verb == "buyer") return refuse_buyer(view, tokens, false);
        if (verb == "no") return refuse_nothing(view, tokens);
        if (verb == "common") return refuse_common(view, tokens);
        if (verb == "raise" || verb == "keep") return refuse_price(view, tokens);
        if (verb == "sell") return refuse_sale(view, tokens);
        if (verb == "move") return refuse_move(view, tokens);
        if (verb == "pass") return not_now(view, "H4.5");
        if (verb == "build" || verb == "ennoble" || verb == "decline") return refuse_disc(view, tokens, false);
        if (verb == "name") return refuse_name(view, tokens);
        if (verb == "show" || verb == "hide") return not_now(view, "H8.1");
    }
    return unknown(
        "Moves begin with buyer, raise, keep, sell, move, pass, build, ennoble, decline, name, show, hide, common or "
        "no.");
}

}  // namespace wharf::hermagor
