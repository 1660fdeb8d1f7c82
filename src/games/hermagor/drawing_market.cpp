// The market of Hermagor drawn for a terminal.
#include <algorithm>

#include "games/hermagor/drawing.h"

namespace wharf::hermagor {

namespace {

using text::pad;
using text::Paint;

constexpr int kStallColumnsWide = 15;  // a buyer and "16 dragon egg"; four of them fill a terminal of 80 columns
constexpr int kLaneColumnsWide = 4;
constexpr int kMarginWide = 4;

// H0.3: the fields in the board file's order: sides on H lanes, sides on V lanes, crossings.
constexpr int side_on_h(int lane, int column) { return lane * kStallColumns + column; }
constexpr int side_on_v(int lane, int row) { return (kStallRows - 1) * kStallColumns + lane * kStallRows + row; }
constexpr int crossing_at(int h, int v) {
    return (kStallRows - 1) * kStallColumns + (kStallColumns - 1) * kStallRows + h * (kStallColumns - 1) + v;
}

bool is_open(const Table& table, int place) { return (places_open(table.players) & place_bit(place)) != 0; }

// The buyer on a place, or nothing.
std::string buyer_on(const Table& table, int place, const Paint& paint) {
    return shapes(table, paint, [&](Seat colour) { return (table.buyers[colour] & place_bit(place)) != 0; });
}

// A field: its buyer, or its cost.
std::string field(const Table& table, int place, const Paint& paint) {
    if (!is_open(table, place)) return " ";
    const std::string buyer = buyer_on(table, place, paint);
    return buyer.empty() ? paint.dim(std::to_string(cost_of_place(place))) : buyer;
}

// Words that are longer than a stall is wide end where they must.
std::string fit(const std::string& word, int columns) {
    if (text::width(word) <= columns) return word;
    std::size_t end = 0;
    for (int letters = 0; letters < columns; ++end)
        if ((static_cast<unsigned char>(word[end]) & 0xC0) != 0x80) ++letters;
    return word.substr(0, end - 1) + "…";
}

// The two lines of a stall: number and first good, then the second good or the arrow; or the words of a special tile.
std::string stall_line(const Table& table, int stall, int line, const Paint& paint) {
    const int tile = table.stalls[stall];
    const std::string buyer = line == 0 ? buyer_on(table, place_of_stall(stall), paint) : "";
    const std::string start = buyer.empty() ? " " : buyer;
    if (tile == kNoTile) return start + (line == 0 ? paint.dim("–") : "");
    if (tile > kProductTiles) {
        const std::string name = tile_word(tile, paint);
        const std::size_t cut = std::min(name.find(' '), name.size());
        const std::string word = line == 0 ? name.substr(0, cut) : name.substr(std::min(cut + 1, name.size()));
        return start + paint.bold(fit(word, kStallColumnsWide - 1));
    }
    const std::uint32_t goods = goods_on(tile);
    const std::uint32_t second = goods & (goods - 1);
    const std::string number = std::to_string(tile) + " ";
    const int left = kStallColumnsWide - 1 - text::width(number);
    if (line == 0) return start + number + fit(good_word(lowest_bit(goods), paint), left);
    return start + std::string(number.size(), ' ') +
           (second == 0 ? "↑" : fit(good_word(lowest_bit(second), paint), left));
}

std::string stall_row(const Table& table, int row, int line, const Paint& paint) {
    std::string text = pad(line == 0 ? paint.dim("r" + std::to_string(row + 1)) : "", kMarginWide);
    for (int column = 0; column < kStallColumns; ++column) {
        text += pad(stall_line(table, row * kStallColumns + column, line, paint), kStallColumnsWide);
        if (column + 1 < kStallColumns)
            text += pad(line == 0 ? field(table, side_on_v(column, row), paint) : "", kLaneColumnsWide);
    }
    return text + "\n";
}

std::string lane_row(const Table& table, int lane, const Paint& paint) {
    std::string text = pad(paint.dim("H" + std::to_string(lane + 1)), kMarginWide);
    for (int column = 0; column < kStallColumns; ++column) {
        text += pad("    " + field(table, side_on_h(lane, column), paint), kStallColumnsWide);
        if (column + 1 < kStallColumns) text += pad(field(table, crossing_at(lane, column), paint), kLaneColumnsWide);
    }
    return text + "\n";
}

}  // namespace

std::string draw_market(const Table& table, const Paint& paint) {
    std::string text(kMarginWide, ' ');
    for (int column = 1; column <= kStallColumns; ++column) {
        text += paint.dim(pad(" c" + std::to_string(column), kStallColumnsWide));
        if (column < kStallColumns) text += paint.dim(pad("V" + std::to_string(column), kLaneColumnsWide));
    }
    text += "\n";
    for (int row = 0; row < kStallRows; ++row) {
        if (is_open(table, place_of_stall(row * kStallColumns)))
            text += stall_row(table, row, 0, paint) + stall_row(table, row, 1, paint);
        if (row + 1 < kStallRows && is_open(table, side_on_h(row, 0))) text += lane_row(table, row, paint);
    }
    return text;
}

}  // namespace wharf::hermagor
