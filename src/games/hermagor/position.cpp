// Hermagor's views and positions as JSON, from one description of their fields.
#include "games/hermagor/text.h"
#include "games/hermagor/words.h"
#include "text/field_types.h"

namespace wharf::hermagor {

namespace {

// What both a player and the common colour have.
template <class Fields>
void describe_pieces(Fields& fields, Table& table, int colour) {
    Side& side = table.sides[colour];
    fields.bits("buyers", table.buyers[colour], kPlaceWords);
    fields.bits("depots", side.depots, kVillageWords);
    fields.by_words("buildings", kGoodWords, [&](Fields& inner, std::string_view word, int good) {
        const int shift = kBuildingFields * good;
        std::uint32_t row = (side.discs >> shift) & ((1U << kBuildingFields) - 1U);
        inner.bits(word, row, kFieldWords);
        side.discs |= row << shift;
    });
    fields.bits("nobility", side.nobility, kNobilityWords);
}

template <class Fields>
void describe_player(Fields& fields, Table& table, int seat) {
    Side& side = table.sides[seat];
    fields.number("money", side.money, 0, kMostMoney);
    fields.word("merchant", side.merchant, kMapWords);
    fields.number("depots_in_hand", side.depots_in_hand, 0, kLowestActionTile + kActionTileValues - 1);
    fields.bits("tiles", side.tiles, kRealTileWords);
    fields.number("common_buyers", side.common_buyers, 0, kCommonBuyersEach);
    fields.number("common_depots", side.common_depots, 0, kCommonDepotsEach);
    describe_pieces(fields, table, seat);
}

template <class Fields>
void describe_option(Fields& fields, std::string_view name, Table& table, std::uint8_t option) {
    auto set = static_cast<std::uint8_t>(table.options & option);
    fields.flag(name, set);
    if (set != 0) table.options |= option;
}

template <class Fields>
void describe(Fields& fields, Table& table) {
    int rules = rules_of(table);
    fields.number_unless(Hermagor::kOldestRules, "rules", rules, Hermagor::kRulesVersion);
    set_rules(table, rules);
    fields.number("players", table.players, Hermagor::kMinPlayers, Hermagor::kMaxPlayers);
    describe_option(fields, "tax_officer", table, kTaxOfficer);
    describe_option(fields, "hide_money", table, kHideMoney);
    fields.number("round", table.round, 0, kMostRounds);
    fields.number("start", table.start, 0, kMaxPlayers - 1);
    fields.word("pending", table.pending, kPendingWords);
    fields.number("active", table.active, 0, kMaxPlayers - 1);
    fields.number("turn", table.turn, 0, kBuyers - 1);
    fields.number("stall", table.stall, 0, kStalls - 1);
    fields.bits("shown", table.shown.bits, kSeatWords);
    fields.flag("acted", table.acted);
    fields.flag("common_laid", table.common_laid);
    fields.bits("regions", table.regions, kRegionWords);
    fields.number("actions", table.actions, 0, kLowestActionTile + kActionTileValues - 1);
    fields.amounts("action_tiles", table.action_tiles, kActionTileWords, 2);
    fields.amounts("prices", table.prices, kGoodWords, kHighestPrice);
    fields.bits("bag", table.bag, kRealTileWords);
    fields.words("stalls", table.stalls, kTileWords);
    fields.objects("seats", table.players, [&](Fields& inner, int seat) { describe_player(inner, table, seat); });
    fields.only_if(table.players == 2, [&](Fields& shared) {
        shared.object("common", [&](Fields& inner) { describe_pieces(inner, table, kCommon); });
    });
}

void write_table(Table table, text::JsonText& to) {
    text::write_object(to, [&](text::FieldWriter& fields) {
        fields.object("table", [&](text::FieldWriter& inner) { describe(inner, table); });
    });
}

}  // namespace

text::Types HermagorText::types() {
    text::Types types;
    types.add("Good", "GOODS", kGoodWords);
    types.add("PlaceId", "PLACE_IDS", kPlaceWords);
    types.add("VillageId", "VILLAGE_IDS", kVillageWords);
    types.add("MapId", "MAP_IDS", kMapWords);
    types.add("RegionId", "REGION_IDS", kRegionWords);
    types.add("Tile", "TILES", kRealTileWords);
    types.add("Pending", "PENDING", kPendingWords);
    types.add("View", text::FieldTypes::described([](text::FieldTypes& fields) {
                  fields.object("table",
                                [table = Table{}](text::FieldTypes& inner) mutable { describe(inner, table); });
              }));
    types.add("Position", text::named_type("View"));  // nothing is hidden
    return types;
}

void HermagorText::write_view(const View& view, text::JsonText& to) { write_table(view.table, to); }
void HermagorText::write_position(const State& state, text::JsonText& to) { write_table(state.table, to); }

text::Read<View> HermagorText::read_view(const boost::json::object& object, Seat observer) {
    const auto read = read_position(object);
    if (const auto* problem = std::get_if<text::Problem>(&read)) return *problem;
    const View view = Hermagor::observe(std::get<State>(read), observer);
    if (auto problem = text::check_view<HermagorText>(view, observer)) return *problem;
    return view;
}

text::Read<State> HermagorText::read_position(const boost::json::object& object) {
    State state{};
    state.table.players = Hermagor::kMinPlayers;
    text::FieldReader fields(object);
    fields.object("table", [&](text::FieldReader& inner) { describe(inner, state.table); });
    if (auto problem = fields.problem()) return *problem;
    if (auto problem = check(state)) return *problem;
    return state;
}

}  // namespace wharf::hermagor
