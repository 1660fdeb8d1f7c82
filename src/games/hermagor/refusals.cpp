// Why a text is no legal move of Hermagor now. The legal list has decided before; this only finds the reason.
#include "text/refusals.h"

#include "games/hermagor/messages.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {

namespace {

using text::Refusal;
using text::Tokens;

constexpr auto not_now = HermagorText::not_now;

// The index of the token among the words, or -1.
int find_word(Words words, const Tokens& tokens, std::size_t position) {
    if (position >= tokens.size()) return -1;
    return text::find_word(words, tokens[position]);
}

Refusal refuse_buyer(const View& view, const Tokens& tokens, bool common) {
    const Table& table = view.table;
    if (table.pending != (common ? Pending::common_buyer : Pending::buyer))
        return not_now(view, common ? "H7.3" : "H2.2");
    const int place = find_word(kPlaceWords, tokens, common ? 2 : 1);
    if (place < 0) return unknown(says::kNamePlace());
    if ((places_open(table.players) & place_bit(place)) == 0) return illegal(says::kPlaceClosed(table.players), "H1.4");
    if ((places_taken(table) & place_bit(place)) != 0) return illegal(says::kPlaceTaken(), "H2.2");
    return illegal(says::kPlaceTooDear(cost_of_place(place), table.sides[table.active].money), "H2.2");
}

Refusal refuse_price(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool raise = tokens[0] == "raise";
    if (table.pending == Pending::fluctuation && !raise) return illegal(says::kMustRaise(), "H3.4");
    if (table.pending != Pending::raise && table.pending != Pending::fluctuation) return not_now(view, "H3.3");
    const int good = find_word(kGoodWords, tokens, 1);
    if (good < 0) return unknown(says::kNameGood());
    if (table.pending == Pending::raise) return illegal(says::kOtherProduct(), "H3.3");
    return illegal(says::kHighestPrice(), "H0.5");
}

// What forbids ending in this village at all; nothing if it may be entered.
std::optional<Refusal> refuse_destination(const Table& table, int village, std::string clause) {
    const Side& side = table.sides[table.active];
    if (village == kCity) return illegal(says::kNotTheCity(), "H4.6");
    if ((side.depots & village_bit(village)) != 0) return illegal(says::kOwnDepotThere(village), std::move(clause));
    return std::nullopt;
}

Refusal refuse_sale(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::action) return not_now(view, "H4.1");
    const Side& side = table.sides[table.active];
    const int village = find_word(kMapWords, tokens, 1);
    if (village < 0) return unknown(says::kNameVillageToSell());
    if (auto refusal = refuse_destination(table, village, "H4.7")) return *refusal;
    if (((goods_held(side) >> good_in(village)) & 1U) == 0)
        return illegal(says::kGoodNotHeld(village, good_in(village)), "H4.7");
    const bool here = tokens.size() > 2 && tokens[2] == "here";
    const bool side_road = tokens.size() > 2 && tokens[2] == "side-road";
    if (tokens.size() > 3 || (tokens.size() == 3 && !here && !side_road)) return unknown(says::kAfterTheVillage());
    if (side_road && !holds(side, kSideRoad)) return illegal(says::kNoSideRoad(), "H4.8");
    if (side.merchant == village)
        return side_road ? illegal(says::kSideRoadIsAWay(), "H4.8")
                         : illegal(says::kAlreadyThere("sell " + std::string(kMapWords[village]) + " here"), "H4.3");
    if (here) return illegal(says::kNotThere(village), "H4.3");
    const int cost = cost_of_way(side.merchant, village);
    return illegal(says::kWayTooDear(side_road ? cost / 2 : cost, side.money, table.prices[good_in(village)]), "H4.2");
}

Refusal refuse_move(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    if (table.pending != Pending::action) return not_now(view, "H4.4");
    const int village = find_word(kMapWords, tokens, 1);
    if (village < 0 || tokens.size() != 2) return unknown(says::kNameVillage("move"));
    if (auto refusal = refuse_destination(table, village, "H4.4")) return *refusal;
    const Side& side = table.sides[table.active];
    if (side.merchant == village) return illegal(says::kSameVillage(), "H4.4");
    return illegal(says::kHalfWayTooDear(cost_of_way(side.merchant, village) / 2, side.money), "H4.4");
}

Refusal refuse_disc(const View& view, const Tokens& tokens, bool common) {
    const Table& table = view.table;
    const std::size_t verb = common ? 1 : 0;
    if (table.pending != (common ? Pending::common_disc : Pending::disc))
        return not_now(view, common ? "H7.6" : "H5.1");
    const std::uint32_t regions = chooses_region(table) ? table.regions : table.regions & (~table.regions + 1);
    const Refusal other = illegal(says::kOtherRegion(regions), common ? "H7.6" : "H5.1");
    if (tokens[verb] != "build") return other;
    const int good = find_word(kBuildingWords, tokens, verb + 1);
    if (good < 0) return unknown(says::kNameBuilding());
    const int region = find_word(kRegionWords, tokens, verb + 2);
    if (region < 0 || ((regions >> region) & 1U) == 0) return other;
    if (is_noble(region)) return illegal(says::kNobleRegion(), "H5.3");
    if (((buildings_of(region) >> good) & 1U) == 0) return illegal(says::kNoSuchBuilding(), "H5.2");
    return illegal(says::kNoFreeField(), "H5.2");
}

Refusal refuse_common_depot(const View& view, const Tokens& tokens) {
    const Table& table = view.table;
    const bool asked = table.pending == Pending::action || table.pending == Pending::common_depot;
    if (table.players != 2 || !asked) return not_now(view, "H7.5");
    const int village = find_word(kMapWords, tokens, 2);
    if (village <= 0 || tokens.size() != 3) return unknown(says::kNameVillage("common depot"));
    const Side& side = table.sides[table.active];
    if (table.common_laid != 0) return illegal(says::kOneCommonDepot(), "H7.5");
    if (side.common_depots == 0) return illegal(says::kNoCommonDepotLeft(), "H7.1");
    if ((table.sides[kCommon].depots & village_bit(village)) != 0)
        return illegal(says::kCommonDepotThere(village), "H7.5");
    return illegal(says::kNoTileForCommon(village), "H7.5");
}

Refusal refuse_common(const View& view, const Tokens& tokens) {
    const std::string_view what = tokens.size() > 1 ? tokens[1] : std::string_view{};
    if (what == "buyer") return refuse_buyer(view, tokens, true);
    if (what == "depot") return refuse_common_depot(view, tokens);
    if (what == "build" || what == "ennoble") return refuse_disc(view, tokens, true);
    return unknown(says::kCommonVerbs());
}

Refusal refuse_nothing(const View& view, const Tokens& tokens) {
    const std::string_view what = tokens.size() > 1 ? tokens[1] : std::string_view{};
    if (what == "buyer") return not_now(view, "H2.2");
    if (what == "common") return not_now(view, tokens.size() > 2 && tokens[2] == "buyer" ? "H7.3" : "H7.5");
    return unknown(says::kNoVerbs());
}

Refusal refuse_name(const View& view) {
    const Table& table = view.table;
    if (table.pending != Pending::name_start && table.pending != Pending::tax_start) return not_now(view, "H3.6");
    return unknown(says::kNameSeat(table.players - 1));
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
        if (verb == "name") return refuse_name(view);
        if (verb == "show" || verb == "hide") return not_now(view, "H8.1");
    }
    return unknown(says::kVerbs());
}

}  // namespace wharf::hermagor
