// Nauticus's table drawn for a terminal, and the sums behind a score.
#include <algorithm>

#include "games/nauticus/messages.h"
#include "games/nauticus/text.h"

namespace wharf::nauticus {

namespace {

using text::Ink;
using text::pad;
using text::Paint;

constexpr std::uint32_t kAllBits = (1U << kPieces) - 1;
constexpr int kFrame = 4;  // columns of a box

Ink ink_of(int crest) {
    constexpr Ink inks[] = {Ink::yellow, Ink::red, Ink::green, Ink::brown, Ink::cyan};
    return inks[crest];
}

// Columns are as wide as the widest of their words in this language, and a space.
struct Columns {
    int label;  // what stands left of a line
    int cell;   // a hull tile
    int tile;
    int bonus;
    int blue;
};

std::string said(const text::Messages& messages, const Paint& paint) {
    std::string list;
    for (const text::Message& message : messages) list += (list.empty() ? "" : ", ") + paint.say(message);
    return list;
}

Columns columns_of(const Paint& paint) {
    Columns wide{11, 8, 14, 20, 5};
    const auto widen = [](int& columns, const std::string& words) {
        columns = std::max(columns, text::width(words) + 1);
    };
    for (const auto* kind :
         {&says::kDrawSails, &says::kDrawMasts, &says::kDrawHull, &says::kDrawHulls, &says::kDrawGoods,
          &says::kDrawCargo, &says::kDrawName, &says::kDrawShipyard, &says::kDrawWarehouse, &says::kDrawDelivered})
        widen(wide.label, paint.say((*kind)()));
    for (const auto& crest : kCrestWords) widen(wide.cell, paint.word("crest", crest));
    widen(wide.cell, paint.word("crest", "crown"));
    for (const auto& good : kGoodWords) widen(wide.cell, paint.word("piece", good));
    for (const auto& tile : kRealTileWords) widen(wide.tile, "(" + paint.word("action", tile) + ")");
    for (int space = 0; space < kSpaces; ++space) widen(wide.bonus, said(bonus_messages(space), paint));
    widen(wide.tile, paint.say(says::kDrawAction()));
    widen(wide.bonus, paint.say(says::kDrawBonus()));
    widen(wide.blue, paint.say(says::kDrawBlue()));
    return wide;
}

// One row of a ship: `count` filled cells, crests before crowns, empty ones dim.
std::string rig_row(Ship ship, int all, int crowns, int cells, const Paint& paint) {
    const int wide = columns_of(paint).cell;
    std::string row;
    for (int i = 0; i < cells; ++i) {
        const bool crown = i >= all - crowns;
        const std::string name = i >= all ? "·" : paint.word("crest", crown ? "crown" : kCrestWords[ship.crest()]);
        row += i >= all ? paint.dim(pad(name, wide)) : paint(ink_of(crown ? 0 : ship.crest()), pad(name, wide));
    }
    return row;
}

std::string hull_row(Ship ship, const Paint& paint) {
    const int wide = columns_of(paint).cell;
    if (ship.is_one_ship()) return paint.bold(pad("<══>", wide));
    std::string end;
    for (int i = 0; i < wide - 2; ++i) end += "═";
    std::string row;
    if (ship.has_bow()) row += "<" + end + " ";
    for (int i = 0; i < ship.middles(); ++i) row += std::string(static_cast<std::size_t>(wide - 1), '=') + " ";
    if (ship.has_stern()) row += end + "> ";
    return paint.bold(row);
}

std::string cargo_row(Ship ship, const Paint& paint) {
    const int wide = columns_of(paint).cell;
    std::string row;
    for (int kind = 0; kind < kGoods; ++kind)
        for (int i = 0; i < ship.goods(kind); ++i) row += pad(paint.word("piece", kGoodWords[kind]), wide);
    for (int i = ship.cargo(); i < ship.size(); ++i) row += paint.dim(pad("·", wide));
    return row;
}

// A ship from sails to cargo, with the name that moves use.
std::string draw_ship(Ship ship, int copies, const Paint& paint) {
    std::string text = rig_row(ship, ship.sails(), ship.crown_sails(), ship.size(), paint) + "\n";
    text += rig_row(ship, ship.masts(), ship.crown_masts(), ship.size(), paint) + "\n";
    text += hull_row(ship, paint) + "\n" + cargo_row(ship, paint) + "\n";
    text += paint.dim(name_of(ship)) + (copies > 1 ? paint.bold(" ×" + std::to_string(copies)) : "") + "\n";
    text += ship.is_finished() ? paint(Ink::green, paint.say(says::kDrawFinished(worth_of_ship(ship.size())))) : " ";
    return text + "\n";
}

std::string labelled(const text::MessageKind& label, const Paint& paint) {
    return pad(paint.say(label()), columns_of(paint).label);
}

// The ships side by side, in as many rows as needed.
std::string shipyard(const Board& board, const Paint& paint) {
    if (board.ship_count == 0)
        return labelled(says::kDrawShipyard, paint) + paint.dim(paint.say(says::kDrawNoShips())) + "\n";
    std::string legend;
    for (const auto* kind :
         {&says::kDrawSails, &says::kDrawMasts, &says::kDrawHull, &says::kDrawCargo, &says::kDrawName})
        legend += labelled(*kind, paint) + "\n";
    legend += " \n";
    const Columns columns_wide = columns_of(paint);
    const int most = paint.columns() - kFrame - columns_wide.label;
    std::string text;
    std::string row = legend;
    int columns = 0;
    for (int i = 0; i < board.ship_count;) {
        const Ship ship = board.ships[i];
        int copies = 0;
        for (; i < board.ship_count && board.ships[i] == ship; ++i) copies += 1;
        const int wide = std::max(columns_wide.cell * ship.size(), static_cast<int>(name_of(ship).size()) + 4);
        if (columns > 0 && columns + wide > most) {
            text += row;
            row = legend;
            columns = 0;
        }
        row = text::beside(row, draw_ship(ship, copies, paint), columns == 0 ? 0 : 3);
        columns += wide + 3;
    }
    return text + row;
}

// A label and a list, broken where the terminal ends.
std::string listed(const text::MessageKind& label, const std::vector<std::string>& items, const Paint& paint) {
    if (items.empty()) return labelled(label, paint) + paint.dim(paint.say(says::kDrawNothing())) + "\n";
    std::string text;
    std::string line = labelled(label, paint);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string item = items[i] + (i + 1 < items.size() ? "," : "");
        if (text::width(line) + text::width(item) > paint.columns() - kFrame) {
            text += line + "\n";
            line = pad("", columns_of(paint).label);
        }
        line += item + " ";
    }
    return text + line + "\n";
}

// Those of a set of pieces that are there.
std::vector<std::string> counted(const std::uint8_t (&counts)[kPieces], std::uint32_t set, const Paint& paint) {
    std::vector<std::string> items;
    for (; set != 0; set &= set - 1)
        if (counts[lowest_bit(set)] > 0)
            items.push_back(std::to_string(counts[lowest_bit(set)]) + " " +
                            paint.word("piece", kPieceWords[lowest_bit(set)]));
    return items;
}

std::string pass_tiles(const Board& board, const Paint& paint) {
    std::string text;
    for (int tile = kPassTiles; tile > 0; --tile)
        text += (text.empty() ? "" : " ") +
                (kPassTiles - tile < board.turned ? paint.word("crest", "crown") : "−" + std::to_string(tile));
    return text;
}

std::vector<std::string> delivered(const Board& board, const Paint& paint) {
    std::vector<std::string> items;
    for (int kind = 0; kind < kGoods; ++kind)
        if (board.delivered[kind] > 0)
            items.push_back(std::to_string(board.delivered[kind]) + " " + paint.word("piece", kGoodWords[kind]) + " (" +
                            paint.say(says::kPoints(worth_of_goods(board.delivered[kind]))) + ")");
    return items;
}

std::string player(const View& view, int seat, const Paint& paint) {
    const Board& board = view.table.boards[seat];
    std::string lines = paint.bold(paint.say(says::kPoints(board.points))) + " · " +
                        paint.say(says::kTaler(board.taler)) + " · " + paint.say(says::kWorkers(board.workers)) +
                        " · " + paint.say(says::kCrownsInSight(visible_crowns(board))) + "\n";
    lines += paint.say(says::kDrawPassTiles()) + " " + pass_tiles(board, paint) + " · " +
             paint.say(board.extra != 0 ? says::kDrawExtraReady() : says::kDrawExtraUsed()) + "\n";
    lines += listed(says::kDrawWarehouse, counted(board.warehouse, kAllBits, paint), paint);
    lines += pad("", columns_of(paint).label) + paint.dim(paint.say(says::kDrawPlaces(board.stored))) + "\n";
    lines += listed(says::kDrawDelivered, delivered(board, paint), paint) + shipyard(board, paint);
    std::string title = paint.seat(seat, paint.say(says::kDrawSeat(seat)));
    if (seat == view.table.start) title += " · " + paint.say(says::kDrawStart());
    if (seat == view.observer) title += " · " + paint.say(says::kDrawYou());
    return text::box(title, lines, paint);
}

// One space of the board: what lies there, what it gives, what it costs.
std::string space_row(const Table& table, int space, const Columns& wide, const Paint& paint) {
    const Tile tile = table.tile_on[space];
    const std::string name = paint.word("action", kTileWords[index_of(tile)]);
    const bool used = ((table.face_down >> space) & 1U) != 0;
    const bool chosen = table.pending > Pending::choose && table.pending != Pending::over && table.space == space;
    std::string row = pad((chosen ? "▶" : " ") + std::to_string(space) + (table.anchor == space ? "⚓" : ""), 5);
    row += pad(tile == Tile::none ? "–" : used ? "(" + name + ")" : name, wide.tile);
    row += pad(said(bonus_messages(space), paint), wide.bonus);
    row += pad(std::to_string(blue_workers(table, space)), wide.blue);
    for (int position = 0; position < kPositions && is_blue(tile); ++position)
        row += (position > 0 ? ", " : "") + paint.say(says::kPrice(offered(tile, position), price_at(space, position)));
    return (used ? paint.dim(row) : chosen ? paint.bold(row) : row) + "\n";
}

}  // namespace

std::string NauticusText::draw(const View& view, const text::Paint& paint) {
    const Table& table = view.table;
    const int used = count_bits(std::uint32_t{table.face_down});
    std::string text = paint.bold("Nauticus") + " · " +
                       paint.say(says::kDrawRound(table.round, rounds_of(table.players))) + " · " +
                       paint.say(says::kDrawPhase(std::min(used + 1, kPhases))) + "\n";
    const Columns wide = columns_of(paint);
    std::string spaces = paint.dim(pad("", 5) + pad(paint.say(says::kDrawAction()), wide.tile) +
                                   pad(paint.say(says::kDrawBonus()), wide.bonus) +
                                   pad(paint.say(says::kDrawBlue()), wide.blue) + paint.say(says::kDrawPrices())) +
                         "\n";
    for (int space = 0; space < kSpaces; ++space) spaces += space_row(table, space, wide, paint);
    text += text::box(paint.say(says::kDrawLegend()), spaces, paint);
    const std::string stock = listed(says::kDrawHulls, counted(table.stock, kHullBits, paint), paint) +
                              listed(says::kDrawMasts, counted(table.stock, kMastBits, paint), paint) +
                              listed(says::kDrawSails, counted(table.stock, kSailBits, paint), paint) +
                              listed(says::kDrawGoods, counted(table.stock, kGoodBits, paint), paint);
    text += text::box(paint.say(says::kDrawStock()), stock, paint);
    for (int seat = 0; seat < table.players; ++seat) text += player(view, seat, paint);
    if (table.action != Tile::none)
        text += paint.bold(paint.say(table.is_extra != 0 ? says::kDrawExtraOf(table.active, table.action)
                                                         : says::kDrawActionOf(table.active, table.action))) +
                " · " + paint.say(table.blue == 0 ? says::kNoBlue() : says::kBlue(table.blue)) + "\n";
    return text;
}

std::vector<text::ScoreLine> NauticusText::score_sheet(const View& view, Seat seat) {
    const Score sum = score(view.table.boards[seat]);
    return {{"N9.4", "score.points", sum.points},
            {"N9.1", "score.delivered", sum.delivered},
            {"N9.2", "score.ships", sum.ships},
            {"N9.3", "score.taler", sum.taler / kTalerPerPoint}};
}

}  // namespace wharf::nauticus
