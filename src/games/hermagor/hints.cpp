// A few words beside each of Hermagor's moves: what it costs and brings.
#include "games/hermagor/text.h"
#include "games/hermagor/words.h"

namespace wharf::hermagor {

namespace {

std::string number(int value) { return std::to_string(value); }

// H3.2: the tiles a buyer on this place works for.
std::string tiles_around(const Table& table, int place) {
    std::string text;
    for (int stall = 0; stall < kStalls; ++stall)
        if ((places_around(stall) & place_bit(place)) != 0 && table.stalls[stall] != kNoTile)
            text += (text.empty() ? "" : ", ") + std::string(kTileWords[table.stalls[stall]]);
    return text;
}

// Regions this depot would complete for a colour.
std::string completed_by(const Table& table, Seat colour, int village) {
    const std::uint32_t depots = table.sides[colour].depots | village_bit(village);
    std::string text;
    for (std::uint32_t left = regions_of_village(village); left != 0; left &= left - 1) {
        const int region = lowest_bit(left);
        if ((villages_of_region(region) & ~depots) == 0)
            text += (text.empty() ? "; completes " : ", ") + std::string(kRegionsOnMap[region].name);
    }
    return text;
}

std::string hint_sale(const Table& table, Action action) {
    const Side& side = table.sides[table.active];
    int cost = cost_of_way(side.merchant, action.place);
    if (static_cast<Way>(action.value) == Way::side_road) cost /= 2;
    const int price = table.prices[action.good];
    std::string text = std::string(kGoodWords[action.good]) + " for " + number(price);
    if (cost > 0) text += ", way " + number(cost);
    text += ": money " + number(side.money) + " → " + number(side.money + price - cost);
    return text + completed_by(table, table.active, action.place);
}

std::string hint_disc(const Table& table, Action action) {
    const bool noble = action.kind == Kind::ennoble || action.kind == Kind::common_ennoble;
    const int value = noble ? nobility_value(lowest_bit(nobility_free(table)))
                            : building_value(lowest_bit(fields_free(table, action.good)));
    const bool paid = action.kind == Kind::build || action.kind == Kind::ennoble;
    return (noble ? "nobility field " : "field ") + number(value) + (paid ? ", paid at once" : "");
}

}  // namespace

std::string HermagorText::hint(const View& view, Action action) {
    const Table& table = view.table;
    switch (action.kind) {
        case Kind::buyer:
            return "costs " + number(cost_of_place(action.place)) + "; at " + tiles_around(table, action.place);
        case Kind::common_buyer: return "at " + tiles_around(table, action.place);
        case Kind::raise:
            return "price " + number(table.prices[action.good]) + " → " + number(table.prices[action.good] + 1);
        case Kind::keep: return "price stays " + number(table.prices[action.good]);
        case Kind::sell: return hint_sale(table, action);
        case Kind::move: {
            const Side& side = table.sides[table.active];
            const int half = cost_of_way(side.merchant, action.place) / 2;
            return "half the way " + number(half) + ": money " + number(side.money) + " → " + number(side.money - half);
        }
        case Kind::pass: return "a depot goes back to the supply";
        case Kind::build:
        case Kind::ennoble:
        case Kind::common_build:
        case Kind::common_ennoble: return hint_disc(table, action);
        case Kind::common_depot:
            return std::string(kGoodWords[action.good]) + completed_by(table, kCommon, action.place);
        default: return {};
    }
}

}  // namespace wharf::hermagor
