// Hermagor's table drawn for a terminal, and the sums behind a score.
#include "games/hermagor/drawing.h"
#include "games/hermagor/text.h"
#include "games/hermagor/words.h"

namespace wharf::hermagor {

namespace {

using text::pad;
using text::pad_left;
using text::Paint;

// H9.1: a table may hide the sums of others on screen, but for those shown to the tax officer (H8.1) and at the end.
bool shows_money(const View& view, Seat seat) {
    const Table& table = view.table;
    return (table.options & kHideMoney) == 0 || seat == view.observer || table.pending == Pending::over ||
           table.shown.contains(seat);
}

// The price table: price, end value, and the building fields of each row.
std::string draw_prices(const Table& table, const Paint& paint) {
    std::string text = paint.dim("good        price  end  fields") + "\n";
    for (int good = 0; good < kGoods; ++good) {
        const int price = table.prices[good];
        text += pad(kGoodWords[good], 12) + pad_left(std::to_string(price), 4) +
                pad_left(std::to_string(end_value(price)), 6) + "  ";
        std::uint32_t usable = fields_open_at(price);
        if (table.players == 2) usable &= kTwoPlayerFields;
        for (int field = 0; field < kBuildingFields; ++field) {
            const std::uint32_t bit = 1U << (kBuildingFields * good + field);
            const std::string disc = shapes(table, paint, [&](Seat c) { return (table.sides[c].discs & bit) != 0; });
            const std::string value = std::to_string(building_value(field));
            text += " " + (!disc.empty() ? disc : ((usable >> field) & 1U) != 0 ? value : paint.dim("×"));
        }
        text += "  " + paint.dim(kBuildingWords[good]) + "\n";
    }
    text += pad("nobility", 24);
    for (int field = 0; field < kNobilityFields; ++field) {
        const std::string disc =
            shapes(table, paint, [&](Seat c) { return ((table.sides[c].nobility >> field) & 1U) != 0; });
        text += " " + (disc.empty() ? std::to_string(nobility_value(field)) : disc);
    }
    return text + "\n";
}

std::string tiles_of(const Side& side, const Paint& paint) {
    std::string text;
    for (std::uint32_t left = side.tiles; left != 0; left &= left - 1)
        text += (text.empty() ? "" : "  ") + std::string(kTileWords[lowest_bit(left) + 1]);
    return text.empty() ? paint.dim("no tiles") : text;
}

// Duchies (H6.3) and main road (H6.4).
std::string depot_counts(const Side& side) {
    std::string text = "depots";
    for (int duchy = 0; duchy < kDuchies; ++duchy)
        text += " " + std::string(kDuchyWords[duchy]) + " " +
                std::to_string(count_bits(side.depots & villages_of_duchy(duchy)));
    return text + ", main road " + std::to_string(depots_on_main_road(side));
}

std::string draw_player(const View& view, Seat seat, const Paint& paint) {
    const Table& table = view.table;
    const Side& side = table.sides[seat];
    std::string title = paint.seat(seat, "seat " + std::to_string(seat));
    if (seat == table.start) title += " · start player";
    if (seat == view.observer) title += " · you";
    std::string lines = paint.bold("money " + (shows_money(view, seat) ? std::to_string(side.money) : "?"));
    lines += " · merchant in " + std::string(kPlacesOnMap[side.merchant].name) + " · depots " +
             std::to_string(side.depots_in_hand) + " in hand, " + std::to_string(depots_in_supply(side)) + " left · " +
             std::to_string(kDiscs - discs_laid(side)) + " discs\n";
    lines += tiles_of(side, paint) + "\n" + depot_counts(side) + "\n";
    if (table.players == 2)
        lines += "common pieces in hand: " + std::to_string(side.common_buyers) + " buyers, " +
                 std::to_string(side.common_depots) + " depots\n";
    return text::box(title, lines, paint);
}

std::string draw_head(const Table& table, const Paint& paint) {
    std::string left;
    for (int i = 0; i < kActionTileValues; ++i)
        for (int k = 0; k < table.action_tiles[i]; ++k) left += " " + std::to_string(kLowestActionTile + i);
    std::string text = paint.bold("Hermagor") + " · round " + std::to_string(table.round);
    if (table.actions != 0) text += " · " + std::to_string(table.actions) + " actions";
    text += " · action tiles to come" + (left.empty() ? " none" : left);
    return text + " · bag " + std::to_string(count_bits(table.bag)) + " tiles\n";
}

}  // namespace

std::string shape(const Table& table, Seat colour, const Paint& paint) {
    if (colour >= table.players) return paint.bold("○");
    std::string text = paint.seat(colour, "");
    return text.erase(text.find(' '), 1);
}

std::string HermagorText::draw(const View& view, const Paint& paint) {
    const Table& table = view.table;
    const Seat traveller = view.observer < table.players ? view.observer : table.active;
    std::string text = draw_head(table, paint);
    text += text::box("market", draw_market(table, paint), paint);
    text += text::box("prices", draw_prices(table, paint), paint);
    if (paint.columns() >= kMapColumns + kBoxColumns) text += text::box("map", draw_map(table, paint), paint);
    text +=
        text::box("villages: way of seat " + std::to_string(traveller) + ", duchy (* main road), depots, (merchants)",
                  list_villages(table, traveller, paint), paint);
    text += text::box("regions, and the villages that seat " + std::to_string(traveller) + " lacks",
                      list_regions(table, traveller, paint), paint);
    for (Seat seat = 0; seat < table.players; ++seat) text += draw_player(view, seat, paint);
    if (table.players == 2)
        text += shape(table, kCommon, paint) + " common colour: " + depot_counts(table.sides[kCommon]) + ", " +
                std::to_string(kDiscs - discs_laid(table.sides[kCommon])) + " discs\n";
    return text;
}

std::vector<text::ScoreLine> HermagorText::score_sheet(const View& view, Seat seat) {
    const Score sum = score(view.table, seat);
    std::vector<text::ScoreLine> lines;
    if (shows_money(view, seat)) lines.push_back({"H6.5", "money", sum.money});
    lines.push_back({"H6.2", "buildings", sum.buildings});
    lines.push_back({"H6.3", "duchies", sum.duchies});
    lines.push_back({"H6.4", "main road", sum.main_road});
    return lines;
}

}  // namespace wharf::hermagor
