// Glück Auf's table drawn for a terminal, and the sums behind a score.
#include "games/gluck_auf/text.h"
#include "games/gluck_auf/words.h"

namespace wharf::gluck_auf {

namespace {

using text::Ink;
using text::pad;
using text::Paint;

constexpr std::string_view kSeatShapes[] = {"●", "▲", "■", "◆"};

Ink ink_of(int colour) {
    constexpr Ink inks[] = {Ink::yellow, Ink::brown, Ink::grey, Ink::bold};
    return inks[colour];
}

std::string cube(int colour, const Paint& paint) { return paint(ink_of(colour), kColourLetters[colour]); }

// "y y k", or a dash.
std::string cubes(const std::uint8_t (&counts)[kColours], const Paint& paint) {
    std::string text;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < counts[c]; ++i) text += (text.empty() ? "" : " ") + cube(c, paint);
    return text.empty() ? paint.dim("–") : text;
}

std::string workers_on(const Table& table, int space, const Paint& paint) {
    if (!is_open(space, table.players)) return paint.dim("closed");
    const Crew& crew = table.crews[space];
    if (crew.workers == 0) return "needs 1";
    return "needs " + std::to_string(crew.workers + 1) + ", there " + std::to_string(crew.workers) + " " +
           paint.seat(crew.owner, std::to_string(crew.owner));
}

std::string space_line(const Table& table, int space, const std::string& content, const Paint& paint) {
    return pad(kSpaceWords[space], 12) + pad(content, 27) + workers_on(table, space, paint) + "\n";
}

std::string factory(const Table& table, const Paint& paint) {
    std::string lines = paint.bold("factory") + "\n";
    for (int space = kFactory1; space < kFactoryDraw; ++space) {
        const int tile = table.tile_on[space];
        const std::string content =
            tile == kNoTile ? "–"
                            : pad(paint(ink_of(index_of(colour_of_tile(tile))), kTileWords[tile]), 9) + " " +
                                  std::to_string(price_of_tile(tile)) + (price_of_tile(tile) == 1 ? " mark" : " marks");
        lines += space_line(table, space, content, paint);
    }
    lines += space_line(table, kFactoryDraw, "look at 5 tiles", paint);
    lines += paint.bold("mining") + "\n";
    for (int space = kMining10; space < kDelivery1; ++space)
        lines += space_line(table, space, std::to_string(steps_of(space)) + " steps", paint);
    return lines;
}

std::string other_areas(const Table& table, const Paint& paint) {
    std::string lines = paint.bold("delivery") + "\n";
    for (int space = kDelivery1; space < kMoney6; ++space) lines += space_line(table, space, "", paint);
    lines += paint.bold("money") + "\n";
    for (int space = kMoney6; space < kNewOrder1; ++space)
        lines += space_line(table, space, std::to_string(marks_of(space)) + " marks", paint);
    lines += pad("bank", 12) + pad("1 mark", 27) + "needs 1, always\n" + paint.bold("new orders") + "\n";
    for (int space = kNewOrder1; space < kNewOrderDraw; ++space) {
        const int order = table.order_on[space - kNewOrder1];
        lines += space_line(table, space,
                            order == kNoOrder
                                ? "–"
                                : std::string(kOrderWords[order]) + ", " + std::to_string(points_of(order)) + " points",
                            paint);
    }
    return lines + space_line(table, kNewOrderDraw, "look at 5 orders", paint);
}

// G8.1: what each shift scores, with everybody's present numbers.
std::string clock(const Table& table, const Paint& paint) {
    constexpr std::string_view numerals[] = {"I", "II", "III"};
    Tally tallies[kMaxPlayers] = {};
    for (int seat = 0; seat < table.players; ++seat) tallies[seat] = tally(table.seats[seat]);
    std::string lines;
    for (int group = 0; group < kShifts; ++group) {
        std::string block = group + 1 == table.shift ? paint.bold("▶ shift " + std::string(numerals[group]))
                                                     : "  shift " + std::string(numerals[group]);
        block += "\n";
        for (int element = 4 * group; element < 4 * group + 4; ++element) {
            std::string values = std::to_string(first_value(element));
            if (table.players > 2) values += "/" + std::to_string(second_value(element));
            block += pad(kElementNames[element], 19) + pad(values, 5);
            for (int seat = 0; seat < table.players; ++seat)
                block += " " + std::string(kSeatShapes[seat]) + std::to_string(tallies[seat].of[element]);
            block += "\n";
        }
        lines = group == 0 ? block : text::beside(lines, block, 3);
    }
    return text::box("shift clock: a shift scores its elements and all before it; points for first" +
                         std::string(table.players > 2 ? "/second" : "") + ", and what everybody has",
                     lines, paint);
}

std::string pile_line(const View& view, Pile pile) {
    const Backs& backs = view.table.piles[index_of(pile)];
    std::string text = std::string(pile == Pile::tiles ? "tile pile " : "order pile ") + std::to_string(backs.size);
    int known[kMaxPlayers] = {};
    for (int place = 0; place < backs.size; ++place)
        if (backs.knower[place] != 0) known[backs.knower[place] - 1] += 1;
    for (int seat = 0; seat < view.table.players; ++seat)
        if (known[seat] > 0) text += ", seat " + std::to_string(seat) + " knows " + std::to_string(known[seat]);
    return text;
}

std::string card_word(Pile pile, int card) {
    return std::string(pile == Pile::tiles ? kTileWords[card] : kOrderWords[card]);
}

// The places of a pile the observer knows, from the top.
std::string own_knowledge(const View& view, Pile pile) {
    const Backs& backs = view.table.piles[index_of(pile)];
    std::string text;
    for (int place = backs.size - 1; place >= 0; --place)
        if (is_known_to(view.table, pile, place, view.observer) && !is_kept_free(view.table, pile, place))
            text += (text.empty() ? "" : ", ") + std::to_string(backs.size - place) + ". " +
                    card_word(pile, view.face[index_of(pile)][place]);
    return text.empty() ? ""
                        : "you know in the " + std::string(pile == Pile::tiles ? "tile" : "order") +
                              " pile, from the top: " + text + "\n";
}

std::string hand(const View& view) {
    const Table& table = view.table;
    if (table.in_hand == 0) return {};
    const Pile pile = pile_of(table.space);
    const std::string name = std::string(pile == Pile::tiles ? "tile" : "order") + (table.in_hand == 1 ? "" : "s");
    if (view.observer != table.active)
        return "seat " + std::to_string(table.active) + " looks at " + std::to_string(table.in_hand) + " " + name +
               "\n";
    std::string text;
    for (int i = 0; i < table.in_hand; ++i) text += (i == 0 ? " " : ", ") + card_word(pile, view.hand[i]);
    return "you look at " + std::to_string(table.in_hand) + " " + name + ":" + text + "\n";
}

std::string level_line(const Player& player, int level, const Paint& paint) {
    int tiles[kSides] = {};
    for (int tile = level * 4; tile < level * 4 + 4; ++tile)
        tiles[static_cast<int>(side_of_tile(tile))] += player.tiles[tile];
    std::string carts;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < player.carts[level][c]; ++i) carts += "(" + cube(c, paint) + ")";
    for (int i = 0; i < empty_carts(player, level); ++i) carts += paint.dim("( )");
    return pad(player.cage_at == level + 1 ? paint.bold("▣") : " ", 2) +
           pad(paint(ink_of(level), kColourWords[level]), 8) + "light " + std::to_string(tiles[0]) + " dark " +
           std::to_string(tiles[1]) + "  " + carts + "\n";
}

std::string mine(const Player& player, const Paint& paint) {
    std::string cage;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < player.cage[c]; ++i) cage += "[" + cube(c, paint) + "]";
    for (int i = sum(player.cage); i < kCagePlaces; ++i) cage += paint.dim("[ ]");
    std::string lines = pad(player.cage_at == 0 ? paint.bold("▣") : " ", 2) + "surface\n";
    for (int level = 0; level < kColours; ++level) lines += level_line(player, level, paint);
    lines += "cage " + paint.bold("▣") + " " + cage + "  store " + cubes(player.store, paint) + "\n";
    return lines;
}

// "truck-kk  [k■][k ]  9 points".
std::string order_line(const Table& table, int order, const Paint& paint) {
    std::string slots;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < slots_of_colour(slots_of(order), c); ++i)
            slots += "[" + cube(c, paint) + (i < slots_of_colour(table.filled[order], c) ? "■]" : " ]");
    return pad(kOrderWords[order], 17) + pad(slots, 17) + std::to_string(points_of(order)) + " points" +
           (is_complete(table, order) ? ", complete" : "") + "\n";
}

std::string player_box(const View& view, int seat, const Paint& paint) {
    const Table& table = view.table;
    const Player& player = table.seats[seat];
    std::string orders;
    for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1)
        orders += order_line(table, lowest_bit(rest), paint);
    if (orders.empty()) orders = paint.dim("no outstanding orders") + "\n";
    orders += paint.dim("delivered " + std::to_string(count_bits(player.delivered))) + "\n";
    const std::string purse = "points " + std::to_string(player.points) + " · marks " + std::to_string(player.marks) +
                              " · workers " + std::to_string(player.workers) + " in hand, " +
                              std::to_string(player.in_bank) + " in the bank, " + std::to_string(player.in_canteen) +
                              " in the canteen\n";
    std::string title = paint.seat(seat, "seat " + std::to_string(seat));
    if (seat == table.start) title += " · start player";
    if (seat == view.observer) title += " · you";
    if (seat == table.active && table.pending >= Pending::placement && table.pending != Pending::over)
        title += " · on turn";
    return text::box(title, purse + text::beside(mine(player, paint), orders, 4), paint);
}

}  // namespace

std::string GluckAufText::draw(const View& view, const text::Paint& paint) {
    const Table& table = view.table;
    std::string text = paint.bold("Glück Auf") + " · shift " + std::to_string(table.shift) + " of 3 · stock";
    for (int c = 0; c < kColours; ++c) text += " " + cube(c, paint) + std::to_string(table.stock[c]);
    text += " · " + pile_line(view, Pile::tiles) + " · " + pile_line(view, Pile::orders) + "\n";
    text +=
        paint.dim(
            "y yellow  b brown  g grey  k black   (y) cart with a cube  ( ) empty cart   [k■] filled slot  [k ] open "
            "slot   ▣ cage") +
        "\n";
    text += clock(table, paint);
    text += text::box("board", text::beside(factory(table, paint), other_areas(table, paint), 3), paint);
    if (table.draft != 0) {
        std::string draft;
        for (OrderSet rest = table.draft; rest != 0; rest &= rest - 1)
            draft += std::string(kOrderWords[lowest_bit(rest)]) + ", " + std::to_string(points_of(lowest_bit(rest))) +
                     " points\n";
        text += text::box("orders to draft", draft, paint);
    }
    for (int seat = 0; seat < table.players; ++seat) text += player_box(view, seat, paint);
    return text + hand(view) + own_knowledge(view, Pile::tiles) + own_knowledge(view, Pile::orders);
}

std::vector<text::ScoreLine> GluckAufText::score_sheet(const View& view, Seat seat) {
    const Player& player = view.table.seats[seat];
    const EndScore end = end_score(view.table, player);
    return {{"G5.1", "deliveries and shift scorings", player.points},
            {"G10.1", "marks", end.for_marks},
            {"G10.1", "cubes", end.for_cubes},
            {"G10.1", "outstanding orders", end.for_outstanding},
            {"G10.1", "balance of the tunnels", end.for_imbalance}};
}

}  // namespace wharf::gluck_auf
