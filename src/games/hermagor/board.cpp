// Hermagor's table drawn for a terminal, and the sums behind a score.
#include <algorithm>

#include "games/hermagor/drawing.h"
#include "games/hermagor/text.h"

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
    const std::string nobility = paint.say(says::kNobility());
    const std::string price_head = paint.say(says::kPriceColumn());
    const std::string end_head = paint.say(says::kEndColumn());
    const int goods_wide = std::max(good_columns(paint), text::width(nobility)) + 1;
    const int price_wide = text::width(price_head);
    const int end_wide = text::width(end_head) + 2;
    std::string text = paint.dim(pad(paint.say(says::kGoodColumn()), goods_wide) + price_head +
                                 pad_left(end_head, end_wide) + "  " + paint.say(says::kFieldsColumn())) +
                       "\n";
    for (int good = 0; good < kGoods; ++good) {
        const int price = table.prices[good];
        text += pad(good_word(good, paint), goods_wide) + pad_left(std::to_string(price), price_wide) +
                pad_left(std::to_string(end_value(price)), end_wide) + " ";
        std::uint32_t usable = fields_open_at(price);
        if (table.players == 2) usable &= kTwoPlayerFields;
        for (int field = 0; field < kBuildingFields; ++field) {
            const std::uint32_t bit = 1U << (kBuildingFields * good + field);
            const std::string disc = shapes(table, paint, [&](Seat c) { return (table.sides[c].discs & bit) != 0; });
            const std::string value = std::to_string(building_value(field));
            text += " " + (!disc.empty() ? disc : ((usable >> field) & 1U) != 0 ? value : paint.dim("×"));
        }
        text += "  " + paint.dim(paint.word("building", kBuildingWords[good])) + "\n";
    }
    text += pad(nobility, goods_wide + price_wide + end_wide + 1);
    for (int field = 0; field < kNobilityFields; ++field) {
        const std::string disc =
            shapes(table, paint, [&](Seat c) { return ((table.sides[c].nobility >> field) & 1U) != 0; });
        text += " " + (disc.empty() ? std::to_string(nobility_value(field)) : disc);
    }
    return text + "\n";
}

// Side by side, in as many lines as they need.
std::string tiles_of(const Side& side, const Paint& paint) {
    if (side.tiles == 0) return paint.dim(paint.say(says::kNoTiles()));
    std::string text;
    int columns = 0;
    for (std::uint32_t left = side.tiles; left != 0; left &= left - 1) {
        const std::string tile = tile_word(lowest_bit(left) + 1, paint);
        const bool fits = columns + 2 + text::width(tile) + kBoxColumns <= paint.columns();
        if (columns > 0) text += fits ? "  " : "\n";
        columns = (columns > 0 && fits ? columns + 2 : 0) + text::width(tile);
        text += tile;
    }
    return text;
}

// Duchies (H6.3) and main road (H6.4), and the discs that are left.
std::string pieces_line(const Side& side, const Paint& paint) {
    const auto in = [&](int duchy) { return count_bits(side.depots & villages_of_duchy(duchy)); };
    return paint.say(says::kDepotCounts(in(0), in(1), in(2), depots_on_main_road(side))) + " · " +
           paint.say(says::kDiscsLeft(kDiscs - discs_laid(side))) + "\n";
}

std::string draw_player(const View& view, Seat seat, const Paint& paint) {
    const Table& table = view.table;
    const Side& side = table.sides[seat];
    std::string title = paint.seat(seat, paint.say(says::kSeat(seat)));
    if (seat == table.start) title += " · " + paint.say(says::kStartPlayer());
    if (seat == view.observer) title += " · " + paint.say(says::kYou());
    const std::string money = shows_money(view, seat) ? std::to_string(side.money) : "?";
    std::string lines = paint.bold(paint.say(says::kMoneyHeld(money)));
    lines += " · " + paint.say(says::kMerchantIn(side.merchant)) + " · " +
             paint.say(says::kDepotsInHand(side.depots_in_hand, depots_in_supply(side))) + "\n";
    lines += tiles_of(side, paint) + "\n" + pieces_line(side, paint);
    if (table.players == 2) lines += paint.say(says::kCommonInHand(side.common_buyers, side.common_depots)) + "\n";
    return text::box(title, lines, paint);
}

std::string draw_head(const Table& table, const Paint& paint) {
    std::string left;
    for (int i = 0; i < kActionTileValues; ++i)
        for (int k = 0; k < table.action_tiles[i]; ++k)
            left += (left.empty() ? "" : " ") + std::to_string(kLowestActionTile + i);
    std::string text = paint.bold(HermagorText::title()) + " · " + paint.say(says::kRound(table.round));
    if (table.actions != 0) text += " · " + paint.say(says::kActions(table.actions));
    text += " · " + paint.say(left.empty() ? says::kNoActionTiles() : says::kActionTiles(left));
    return text + " · " + paint.say(says::kBag(count_bits(table.bag))) + "\n";
}

}  // namespace

std::string good_word(int good, const Paint& paint) { return paint.word("good", kGoodWords[good]); }
std::string tile_word(int tile, const Paint& paint) { return paint.word("tile", kTileWords[tile]); }

int good_columns(const Paint& paint) {
    int columns = 0;
    for (int good = 0; good < kGoods; ++good) columns = std::max(columns, text::width(good_word(good, paint)));
    return columns;
}

std::string shape(const Table& table, Seat colour, const Paint& paint) {
    if (colour >= table.players) return paint.bold("○");
    std::string text = paint.seat(colour, "");
    return text.erase(text.find(' '), 1);
}

std::string HermagorText::draw(const View& view, const Paint& paint) {
    const Table& table = view.table;
    const Seat traveller = view.observer < table.players ? view.observer : table.active;
    std::string text = draw_head(table, paint);
    text += text::box(paint.say(says::kMarket()), draw_market(table, paint), paint);
    text += text::box(paint.say(says::kPrices()), draw_prices(table, paint), paint);
    if (paint.columns() >= kMapColumns + kBoxColumns)
        text += text::box(paint.say(says::kMap()), draw_map(table, paint), paint);
    text += text::box(paint.say(says::kVillages(traveller)), list_villages(table, traveller, paint), paint);
    text += text::box(paint.say(says::kRegionList(traveller)), list_regions(table, traveller, paint), paint);
    for (Seat seat = 0; seat < table.players; ++seat) text += draw_player(view, seat, paint);
    if (table.players == 2)
        text += text::box(shape(table, kCommon, paint) + " " + paint.say(says::kCommonColour()),
                          pieces_line(table.sides[kCommon], paint), paint);
    return text;
}

std::vector<text::ScoreLine> HermagorText::score_sheet(const View& view, Seat seat) {
    const Score sum = score(view.table, seat);
    std::vector<text::ScoreLine> lines;
    const bool shown = shows_money(view, seat);
    lines.push_back({"H6.5", "score.money", shown ? sum.money : 0, !shown});
    lines.push_back({"H6.2", "score.buildings", sum.buildings});
    lines.push_back({"H6.3", "score.duchies", sum.duchies});
    lines.push_back({"H6.4", "score.mainRoad", sum.main_road});
    return lines;
}

}  // namespace wharf::hermagor
