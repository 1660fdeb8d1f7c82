// Nauticus's table drawn for a terminal, and the sums behind a score.
#include <algorithm>

#include "games/nauticus/text.h"
#include "games/nauticus/words.h"

namespace wharf::nauticus {

namespace {

using text::Ink;
using text::pad;
using text::Paint;

constexpr int kCell = 8;    // columns of a hull tile
constexpr int kLabel = 11;  // columns of what stands left of a line
constexpr std::uint32_t kAllBits = (1U << kPieces) - 1;
constexpr int kFrame = 4;  // columns of a box

Ink ink_of(int crest) {
    constexpr Ink inks[] = {Ink::yellow, Ink::red, Ink::green, Ink::brown, Ink::cyan};
    return inks[crest];
}

constexpr std::string_view kRigWords[] = {"whale", "anchor", "wheel", "star", "crown"};

// One row of a ship: `count` filled cells, crests before crowns, empty ones dim.
std::string rig_row(Ship ship, int all, int crowns, int cells, const Paint& paint) {
    std::string row;
    for (int i = 0; i < cells; ++i) {
        const bool crown = i >= all - crowns;
        const std::string_view name = i >= all ? "·" : crown ? "crown" : kCrestWords[ship.crest()];
        row += i >= all ? paint.dim(pad(name, kCell)) : paint(ink_of(crown ? 0 : ship.crest()), pad(name, kCell));
    }
    return row;
}

std::string hull_row(Ship ship, const Paint& paint) {
    if (ship.is_one_ship()) return paint.bold(pad("<one>", kCell));
    std::string row;
    if (ship.has_bow()) row += pad("<bow══", kCell);
    for (int i = 0; i < ship.middles(); ++i) row += pad("=middle", kCell);
    if (ship.has_stern()) row += pad("stern>", kCell);
    return paint.bold(row);
}

std::string cargo_row(Ship ship, const Paint& paint) {
    std::string row;
    for (int kind = 0; kind < kGoods; ++kind)
        for (int i = 0; i < ship.goods(kind); ++i) row += pad(kGoodWords[kind], kCell);
    for (int i = ship.cargo(); i < ship.size(); ++i) row += paint.dim(pad("·", kCell));
    return row;
}

// A ship from sails to cargo, with the name that moves use.
std::string draw_ship(Ship ship, int copies, const Paint& paint) {
    std::string text = rig_row(ship, ship.sails(), ship.crown_sails(), ship.size(), paint) + "\n";
    text += rig_row(ship, ship.masts(), ship.crown_masts(), ship.size(), paint) + "\n";
    text += hull_row(ship, paint) + "\n" + cargo_row(ship, paint) + "\n";
    text += paint.dim(name_of(ship)) + (copies > 1 ? paint.bold(" ×" + std::to_string(copies)) : "") + "\n";
    text += ship.is_finished() ? paint(Ink::green, "finished: " + points(worth_of_ship(ship.size()))) : " ";
    return text + "\n";
}

// The ships side by side, in as many rows as needed.
std::string shipyard(const Board& board, const Paint& paint) {
    if (board.ship_count == 0) return "shipyard   " + paint.dim("no ships yet") + "\n";
    const std::string legend = "sails\nmasts\nhull\ncargo\nname\n \n";
    const int most = paint.columns() - kFrame - kLabel;
    std::string text;
    std::string row = legend;
    int columns = 0;
    for (int i = 0; i < board.ship_count;) {
        const Ship ship = board.ships[i];
        int copies = 0;
        for (; i < board.ship_count && board.ships[i] == ship; ++i) copies += 1;
        const int wide = std::max(kCell * ship.size(), static_cast<int>(name_of(ship).size()) + 4);
        if (columns > 0 && columns + wide > most) {
            text += row;
            row = legend;
            columns = 0;
        }
        row = text::beside(row, draw_ship(ship, copies, paint), columns == 0 ? kLabel - 5 : 3);
        columns += wide + 3;
    }
    return text + row;
}

// A label and a list, broken where the terminal ends.
std::string listed(std::string_view label, const std::vector<std::string>& items, const Paint& paint) {
    if (items.empty()) return pad(label, kLabel) + paint.dim("nothing") + "\n";
    std::string text;
    std::string line = pad(label, kLabel);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string item = items[i] + (i + 1 < items.size() ? "," : "");
        if (text::width(line) + text::width(item) > paint.columns() - kFrame) {
            text += line + "\n";
            line = pad("", kLabel);
        }
        line += item + " ";
    }
    return text + line + "\n";
}

// Those of a set of pieces that are there, with the words given for the set's pieces in order.
std::vector<std::string> counted(const std::uint8_t (&counts)[kPieces], std::uint32_t set,
                                 const std::string_view* words) {
    std::vector<std::string> items;
    for (; set != 0; set &= set - 1, ++words)
        if (counts[lowest_bit(set)] > 0)
            items.push_back(std::to_string(counts[lowest_bit(set)]) + " " + std::string(*words));
    return items;
}

std::string pass_tiles(const Board& board) {
    std::string text;
    for (int tile = kPassTiles; tile > 0; --tile)
        text += (text.empty() ? "" : " ") +
                (kPassTiles - tile < board.turned ? std::string("crown") : "−" + std::to_string(tile));
    return text;
}

std::vector<std::string> delivered(const Board& board) {
    std::vector<std::string> items;
    for (int kind = 0; kind < kGoods; ++kind)
        if (board.delivered[kind] > 0)
            items.push_back(std::to_string(board.delivered[kind]) + " " + std::string(kGoodWords[kind]) + " (" +
                            points(worth_of_goods(board.delivered[kind])) + ")");
    return items;
}

std::string player(const View& view, int seat, const Paint& paint) {
    const Board& board = view.table.boards[seat];
    std::string lines = paint.bold(points(board.points)) + " · " + taler(board.taler) + " · " + workers(board.workers) +
                        " · " + amount(visible_crowns(board), "crown", "crowns") + " in sight\n";
    lines += "pass tiles " + pass_tiles(board) + " · extra action " + (board.extra != 0 ? "ready" : "used") + "\n";
    lines += listed("warehouse", counted(board.warehouse, kAllBits, kPieceWords), paint);
    lines += pad("", kLabel) + paint.dim(std::to_string(board.stored) + " of 12 places taken") + "\n";
    lines += listed("delivered", delivered(board), paint) + shipyard(board, paint);
    std::string title = paint.seat(seat, "seat " + std::to_string(seat));
    if (seat == view.table.start) title += " · start player";
    if (seat == view.observer) title += " · you";
    return text::box(title, lines, paint);
}

// A type without what the tile's name says already.
std::string type_word(Tile tile, int position) {
    return tile == Tile::masts || tile == Tile::sails ? std::string(kRigWords[position])
                                                      : word(offered(tile, position));
}

// One space of the board: what lies there, what it gives, what it costs.
std::string space_row(const Table& table, int space, const Paint& paint) {
    const Tile tile = table.tile_on[space];
    const bool used = ((table.face_down >> space) & 1U) != 0;
    const bool chosen = table.pending > Pending::choose && table.pending != Pending::over && table.space == space;
    std::string row = pad((chosen ? "▶" : " ") + std::to_string(space) + (table.anchor == space ? "⚓" : ""), 5);
    row += pad(tile == Tile::none ? "–" : used ? "(" + word(tile) + ")" : word(tile), 12);
    row += pad(bonus_words(space), 18);
    row += pad(std::to_string(blue_workers(table, space)), 5);
    for (int position = 0; position < kPositions && is_blue(tile); ++position)
        row += (position > 0 ? ", " : "") + type_word(tile, position) + " " + std::to_string(price_at(space, position));
    return (used ? paint.dim(row) : chosen ? paint.bold(row) : row) + "\n";
}

}  // namespace

std::string NauticusText::draw(const View& view, const text::Paint& paint) {
    const Table& table = view.table;
    const int used = count_bits(std::uint32_t{table.face_down});
    std::string text = paint.bold("Nauticus") + " · round " + std::to_string(table.round) + " of " +
                       std::to_string(rounds_of(table.players)) + " · phase " +
                       std::to_string(std::min(used + 1, kPhases)) + " of 7\n";
    std::string spaces = paint.dim("     action      bonus             blue taler for the first of each type") + "\n";
    for (int space = 0; space < kSpaces; ++space) spaces += space_row(table, space, paint);
    text += text::box("⚓ anchor of the wheel · (face down) · ▶ now", spaces, paint);
    const std::string stock = listed("hulls", counted(table.stock, kHullBits, kPieceWords), paint) +
                              listed("masts", counted(table.stock, kMastBits, kRigWords), paint) +
                              listed("sails", counted(table.stock, kSailBits, kRigWords), paint) +
                              listed("goods", counted(table.stock, kGoodBits, kGoodWords), paint);
    text += text::box("stock", stock, paint);
    for (int seat = 0; seat < table.players; ++seat) text += player(view, seat, paint);
    if (table.action != Tile::none)
        text += std::string(table.is_extra != 0 ? "extra action" : "action") + " of seat " +
                std::to_string(table.active) + ": " + paint.bold(word(table.action)) + " · " +
                amount(table.blue, "blue worker", "blue workers") + " left\n";
    return text;
}

std::vector<text::ScoreLine> NauticusText::score_sheet(const View& view, Seat seat) {
    const Score sum = score(view.table.boards[seat]);
    return {{"N9.4", "points so far", sum.points},
            {"N9.1", "delivered goods", sum.delivered},
            {"N9.2", "finished ships", sum.ships},
            {"N9.3", "taler and remains", sum.taler / kTalerPerPoint}};
}

}  // namespace wharf::nauticus
