// The map of Hermagor for a terminal: villages and regions as lists, and drawn where there is room.
#include <algorithm>
#include <vector>

#include "games/hermagor/drawing.h"
#include "games/hermagor/phase_regions.h"

namespace wharf::hermagor {

namespace {

using text::Ink;
using text::pad;
using text::pad_left;
using text::Paint;

std::string depots_in(const Table& table, int village, const Paint& paint) {
    return shapes(table, paint, [&](Seat colour) { return (table.sides[colour].depots & village_bit(village)) != 0; });
}

std::string merchants_in(const Table& table, int place, const Paint& paint) {
    return shapes(table, paint, [&](Seat seat) { return seat < table.players && table.sides[seat].merchant == place; });
}

// The first letter of a text, be it of one byte or more.
std::string_view first_letter(std::string_view text) {
    std::size_t end = 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    return text.substr(0, end);
}

std::string duchy_letter(int village, const Paint& paint) {
    for (int duchy = 0; duchy < kDuchies; ++duchy)
        if ((villages_of_duchy(duchy) & village_bit(village)) != 0)
            return std::string(first_letter(paint.word("duchy", kDuchyWords[duchy])));
    return " ";
}

// The list of villages: the words of its head and the width of its columns. The word for the price, wider than prices
// are, reaches over the goods.
struct VillageColumns {
    static constexpr int kName = 12;
    static constexpr int kPrice = 3;

    explicit VillageColumns(const Paint& paint)
        : village(paint.say(says::kVillageColumn())),
          buys(paint.say(says::kBuysColumn())),
          price(paint.say(says::kPriceColumn())),
          way(" " + paint.say(says::kWayColumn())),
          good_wide(std::max(good_columns(paint), text::width(buys) + 1 + text::width(price) - kPrice)) {}

    std::string head() const {
        return "   " + pad(village, kName) + buys + pad_left(price, good_wide + kPrice - text::width(buys)) + way;
    }

    std::string village, buys, price, way;
    int good_wide;
};

std::string village_line(const Table& table, int village, Seat traveller, const VillageColumns& columns,
                         const Paint& paint) {
    const int good = good_in(village);
    const bool own = (table.sides[traveller].depots & village_bit(village)) != 0;
    const std::string way =
        own ? paint.dim("·") : std::to_string(cost_of_way(table.sides[traveller].merchant, village));
    std::string line = pad_left(std::to_string(village), 2) + " " + pad(kMapWords[village], VillageColumns::kName);
    line += pad(good_word(good, paint), columns.good_wide);
    line += pad_left(std::to_string(table.prices[good]), VillageColumns::kPrice);
    line += pad_left(way, text::width(columns.way));
    line += " " + duchy_letter(village, paint) + ((kMainRoad & village_bit(village)) != 0 ? "*" : " ");
    line += " " + depots_in(table, village, paint);
    const std::string merchants = merchants_in(table, village, paint);
    return line + (merchants.empty() ? "" : " (" + merchants + ")");
}

std::string region_line(const Table& table, int region, Seat traveller, const Paint& paint) {
    std::string contents = is_noble(region) ? paint.say(says::kNoble()) : "";
    for (std::uint32_t goods = buildings_of(region); goods != 0; goods &= goods - 1)
        contents += (contents.empty() ? "" : "/") + good_word(lowest_bit(goods), paint);
    std::string missing;
    for (std::uint32_t left = villages_of_region(region) & ~table.sides[traveller].depots; left != 0; left &= left - 1)
        missing += " " + std::to_string(lowest_bit(left) + 1);
    if (missing.empty()) missing = " " + paint.bold(paint.say(says::kComplete()));
    return std::string(kRegionWords[region]) + " " + contents + missing;
}

// Lines in two columns, read downwards; in one where the terminal is too narrow.
std::string two_columns(const std::vector<std::string>& lines, int gap, const Paint& paint) {
    const std::size_t half = (lines.size() + 1) / 2;
    std::string columns[2];
    int wide[2] = {};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int column = i < half ? 0 : 1;
        columns[column] += lines[i] + "\n";
        wide[column] = std::max(wide[column], text::width(lines[i]));
    }
    if (wide[0] + gap + wide[1] + kBoxColumns > paint.columns()) return columns[0] + columns[1];
    return text::beside(columns[0], columns[1], gap);
}

// A grid of characters, each with its colour codes.
class Canvas {
 public:
    Canvas(int columns, int rows) : columns_(columns), cells_(static_cast<std::size_t>(columns * rows), " ") {}

    int column_of(int x) const { return 2 + x * (columns_ - 14) / kMapWidth; }
    int row_of(int y) const { return y * (rows() - 3) / kMapHeight; }
    int rows() const { return static_cast<int>(cells_.size()) / columns_; }

    void put(int column, int row, std::string cell) {
        if (column >= 0 && column < columns_ && row >= 0 && row < rows())
            cells_[static_cast<std::size_t>(row * columns_ + column)] = std::move(cell);
    }
    void write(int column, int row, std::string_view letters, Ink ink, const Paint& paint) {
        for (; !letters.empty(); letters.remove_prefix(first_letter(letters).size()))
            put(column++, row, paint(ink, first_letter(letters)));
    }
    std::string text() const {
        std::string text;
        for (int row = 0; row < rows(); ++row) {
            std::string line;
            for (int column = 0; column < columns_; ++column)
                line += cells_[static_cast<std::size_t>(row * columns_ + column)];
            line.erase(line.find_last_not_of(' ') + 1);
            if (!line.empty() || !text.empty()) text += line + "\n";
        }
        text.erase(text.find_last_not_of('\n') + 1);
        return text + "\n";
    }

 private:
    int columns_;
    std::vector<std::string> cells_;
};

void draw_road(Canvas& canvas, const Road& road, const Paint& paint) {
    const PlaceOnMap& a = kPlacesOnMap[road.a];
    const PlaceOnMap& b = kPlacesOnMap[road.b];
    const int from_column = canvas.column_of(a.x);
    const int from_row = canvas.row_of(a.y);
    const int columns = canvas.column_of(b.x) - from_column;
    const int rows = canvas.row_of(b.y) - from_row;
    const int steps = std::max({std::abs(columns), std::abs(rows), 1});
    for (int i = 0; i <= steps; ++i)
        canvas.put(from_column + columns * i / steps, from_row + rows * i / steps,
                   road.main_road ? paint(Ink::brown, "=") : paint.dim("·"));
}

void write_cost(Canvas& canvas, const Road& road, const Paint& paint) {
    const PlaceOnMap& a = kPlacesOnMap[road.a];
    const PlaceOnMap& b = kPlacesOnMap[road.b];
    canvas.put(canvas.column_of((a.x + b.x) / 2), canvas.row_of((a.y + b.y) / 2),
               paint.bold(std::to_string(road.cost)));
}

void draw_village(Canvas& canvas, const Table& table, int place, const Paint& paint) {
    const int column = canvas.column_of(kPlacesOnMap[place].x);
    const int row = canvas.row_of(kPlacesOnMap[place].y);
    const std::string label = place == kCity ? std::string(kPlacesOnMap[place].name)
                                             : std::to_string(place) + " " + good_word(good_in(place), paint);
    canvas.write(column - 1, row, label, place == kCity ? Ink::bold : Ink::plain, paint);
    int at = column - 1;
    for (Seat colour = 0; colour < colours(table) && place != kCity; ++colour)
        if ((table.sides[colour].depots & village_bit(place)) != 0)
            canvas.put(at++, row + 1, shape(table, colour, paint));
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (table.sides[seat].merchant != place) continue;
        canvas.put(at++, row + 1, "(");
        canvas.put(at++, row + 1, shape(table, seat, paint));
        canvas.put(at++, row + 1, ")");
    }
}

}  // namespace

std::string list_villages(const Table& table, Seat traveller, const Paint& paint) {
    const VillageColumns columns(paint);
    std::vector<std::string> lines;
    for (int village = 1; village <= kVillages; ++village) {
        if (village == 1 || village == kVillages / 2 + 1) lines.push_back(paint.dim(columns.head()));
        lines.push_back(village_line(table, village, traveller, columns, paint));
    }
    return two_columns(lines, 3, paint);
}

std::string list_regions(const Table& table, Seat traveller, const Paint& paint) {
    std::vector<std::string> lines;
    for (int region = 0; region < kRegions; ++region) lines.push_back(region_line(table, region, traveller, paint));
    return two_columns(lines, 2, paint);
}

std::string draw_map(const Table& table, const Paint& paint) {
    Canvas canvas(kMapColumns, 44);
    for (const Road& road : kRoads) draw_road(canvas, road, paint);
    for (const Road& road : kRoads) write_cost(canvas, road, paint);
    for (const PlaceOnMap& region : kRegionsOnMap)
        canvas.write(canvas.column_of(region.x) - 1, canvas.row_of(region.y), region.name, Ink::dim, paint);
    for (int place = 0; place <= kVillages; ++place) draw_village(canvas, table, place, paint);
    return canvas.text();
}

}  // namespace wharf::hermagor
