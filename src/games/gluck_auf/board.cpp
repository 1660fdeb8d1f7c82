// Glück Auf's table drawn for a terminal, and the sums behind a score.
#include <algorithm>

#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"

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
    if (!is_open(space, table.players)) return paint.dim(paint.say(says::kClosedSpace()));
    if (space == kBank) return paint.say(says::kNeedsAlways(1));
    const Crew& crew = table.crews[space];
    if (crew.workers == 0) return paint.say(says::kNeeds(1));
    return paint.say(says::kNeedsMore(crew.workers + 1, crew.workers)) + " " +
           paint.seat(crew.owner, std::to_string(crew.owner));
}

std::string space_line(const Table& table, int space, const std::string& content, const Paint& paint) {
    return pad(kSpaceWords[space], 12) + pad(content, 29) + workers_on(table, space, paint) + "\n";
}

std::string area(std::string_view name, const Paint& paint) { return paint.bold(paint.word("area", name)) + "\n"; }

std::string order_and_points(int order, const Paint& paint) {
    return std::string(kOrderWords[order]) + ", " + paint.say(says::kPoints(points_of(order)));
}

std::string factory(const Table& table, const Paint& paint) {
    std::string lines = area("factory", paint);
    for (int space = kFactory1; space < kFactoryDraw; ++space) {
        const int tile = table.tile_on[space];
        const std::string content = tile == kNoTile
                                        ? "–"
                                        : pad(paint(ink_of(index_of(colour_of_tile(tile))), kTileWords[tile]), 9) +
                                              " " + paint.say(says::kMarks(price_of_tile(tile)));
        lines += space_line(table, space, content, paint);
    }
    lines += space_line(table, kFactoryDraw, paint.say(says::kTopTiles(kMostLooked)), paint);
    lines += area("mining", paint);
    for (int space = kMining10; space < kDelivery1; ++space)
        lines += space_line(table, space, paint.say(says::kSteps(steps_of(space))), paint);
    return lines;
}

std::string other_areas(const Table& table, const Paint& paint) {
    std::string lines = area("delivery", paint);
    for (int space = kDelivery1; space < kMoney6; ++space) lines += space_line(table, space, "", paint);
    lines += area("money", paint);
    for (int space = kMoney6; space < kNewOrder1; ++space)
        lines += space_line(table, space, paint.say(says::kMarks(marks_of(space))), paint);
    lines += space_line(table, kBank, paint.say(says::kMarks(1)), paint);
    lines += area("orders", paint);
    for (int space = kNewOrder1; space < kNewOrderDraw; ++space) {
        const int order = table.order_on[space - kNewOrder1];
        lines += space_line(table, space, order == kNoOrder ? "–" : order_and_points(order, paint), paint);
    }
    return lines + space_line(table, kNewOrderDraw, paint.say(says::kTopOrders(kMostLooked)), paint);
}

// G8.1: what each shift scores, with everybody's present numbers.
std::string clock(const Table& table, const Paint& paint) {
    Tally tallies[kMaxPlayers] = {};
    for (int seat = 0; seat < table.players; ++seat) tallies[seat] = tally(table.seats[seat]);
    std::string lines;
    for (int group = 0; group < kShifts; ++group) {
        const std::string name = paint.say(says::kShift(group + 1));
        std::string block = group + 1 == table.shift ? paint.bold("▶ " + name) : "  " + name;
        block += "\n";
        std::string elements;
        std::string values;
        for (int element = 4 * group; element < 4 * group + 4; ++element) {
            elements += paint.word("element", kElementWords[element]) + "\n";
            std::string value = std::to_string(first_value(element));
            if (table.players > 2) value += "/" + std::to_string(second_value(element));
            values += pad(value, 5);
            for (int seat = 0; seat < table.players; ++seat)
                values += " " + std::string(kSeatShapes[seat]) + std::to_string(tallies[seat].of[element]);
            values += "\n";
        }
        block += text::beside(elements, values, 1);
        lines = group == 0 ? block : text::beside(lines, block, 3);
    }
    return text::box(paint.say(table.players > 2 ? says::kClockOfMore() : says::kClock()), lines, paint);
}

std::string pile_line(const View& view, Pile pile, const Paint& paint) {
    const Backs& backs = view.table.piles[index_of(pile)];
    std::string text = paint.say(pile == Pile::tiles ? says::kTilePile(backs.size) : says::kOrderPile(backs.size));
    int known[kMaxPlayers] = {};
    for (int place = 0; place < backs.size; ++place)
        if (backs.knower[place] != 0) known[backs.knower[place] - 1] += 1;
    for (int seat = 0; seat < view.table.players; ++seat)
        if (known[seat] > 0) text += ", " + paint.say(says::kKnows(seat, known[seat]));
    return text;
}

std::string card_word(Pile pile, int card) {
    return std::string(pile == Pile::tiles ? kTileWords[card] : kOrderWords[card]);
}

// The places of a pile the observer knows, from the top.
std::string own_knowledge(const View& view, Pile pile, const Paint& paint) {
    const Backs& backs = view.table.piles[index_of(pile)];
    std::string cards;
    for (int place = backs.size - 1; place >= 0; --place)
        if (is_known_to(view.table, pile, place, view.observer) && !is_kept_free(view.table, pile, place))
            cards += (cards.empty() ? "" : ", ") + std::to_string(backs.size - place) + ". " +
                     card_word(pile, view.face[index_of(pile)][place]);
    if (cards.empty()) return {};
    return paint.say(pile == Pile::tiles ? says::kKnownTiles(cards) : says::kKnownOrders(cards)) + "\n";
}

std::string hand(const View& view, const Paint& paint) {
    const Table& table = view.table;
    const int count = table.in_hand;
    if (count == 0) return {};
    const Pile pile = pile_of(table.space);
    if (view.observer != table.active)
        return paint.say(pile == Pile::tiles ? says::kLooksAtTiles(table.active, count)
                                             : says::kLooksAtOrders(table.active, count)) +
               "\n";
    std::string cards;
    for (int i = 0; i < count; ++i) cards += (i == 0 ? "" : ", ") + card_word(pile, view.hand[i]);
    return paint.say(pile == Pile::tiles ? says::kYouLookAtTiles(count, cards) : says::kYouLookAtOrders(count, cards)) +
           "\n";
}

std::string level_line(const Player& player, int level, int name_width, const Paint& paint) {
    int tiles[kSides] = {};
    for (int tile = level * 4; tile < level * 4 + 4; ++tile)
        tiles[static_cast<int>(side_of_tile(tile))] += player.tiles[tile];
    std::string carts;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < player.carts[level][c]; ++i) carts += "(" + cube(c, paint) + ")";
    for (int i = 0; i < empty_carts(player, level); ++i) carts += paint.dim("( )");
    return pad(player.cage_at == level + 1 ? paint.bold("▣") : " ", 2) +
           pad(paint(ink_of(level), paint.word("colour", kColourWords[level])), name_width) +
           paint.say(says::kTunnels(tiles[0], tiles[1])) + "  " + carts + "\n";
}

std::string mine(const Player& player, const Paint& paint) {
    std::string cage;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < player.cage[c]; ++i) cage += "[" + cube(c, paint) + "]";
    for (int i = sum(player.cage); i < kCagePlaces; ++i) cage += paint.dim("[ ]");
    std::string lines = pad(player.cage_at == 0 ? paint.bold("▣") : " ", 2) + paint.word("stop", "surface") + "\n";
    int widest = 0;
    for (const std::string_view colour : kColourWords)
        widest = std::max(widest, text::width(paint.word("colour", colour)));
    for (int level = 0; level < kColours; ++level) lines += level_line(player, level, widest + 2, paint);
    return lines + paint.say(says::kCage()) + " " + paint.bold("▣") + " " + cage + "  " + paint.say(says::kStore()) +
           " " + cubes(player.store, paint) + "\n";
}

// "truck-kk  [k■][k ]  9 points".
std::string order_line(const Table& table, int order, const Paint& paint) {
    std::string slots;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < slots_of_colour(slots_of(order), c); ++i)
            slots += "[" + cube(c, paint) + (i < slots_of_colour(table.filled[order], c) ? "■]" : " ]");
    return pad(kOrderWords[order], 17) + pad(slots, 17) + paint.say(says::kPoints(points_of(order))) +
           (is_complete(table, order) ? ", " + paint.say(says::kComplete()) : "") + "\n";
}

std::string player_box(const View& view, int seat, const Paint& paint) {
    const Table& table = view.table;
    const Player& player = table.seats[seat];
    std::string orders;
    for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1)
        orders += order_line(table, lowest_bit(rest), paint);
    if (orders.empty()) orders = paint.dim(paint.say(says::kNoOrders())) + "\n";
    orders += paint.dim(paint.say(says::kDelivered(count_bits(player.delivered)))) + "\n";
    const std::string purse =
        paint.say(says::kPurse(player.points, player.marks, player.workers, player.in_bank, player.in_canteen)) + "\n";
    std::string title = paint.seat(seat, paint.say(says::kSeat(seat)));
    if (seat == table.start) title += " · " + paint.say(says::kStartPlayer());
    if (seat == view.observer) title += " · " + paint.say(says::kYou());
    if (seat == table.active && table.pending >= Pending::placement && table.pending != Pending::over)
        title += " · " + paint.say(says::kOnTurn());
    return text::box(title, purse + text::beside(mine(player, paint), orders, 4), paint);
}

}  // namespace

std::string GluckAufText::draw(const View& view, const text::Paint& paint) {
    const Table& table = view.table;
    std::string text = paint.bold(title()) + " · " + paint.say(says::kShiftOf(table.shift, kShifts)) + " · " +
                       paint.say(says::kStock());
    for (int c = 0; c < kColours; ++c) text += " " + cube(c, paint) + std::to_string(table.stock[c]);
    text += " · " + pile_line(view, Pile::tiles, paint) + " · " + pile_line(view, Pile::orders, paint) + "\n";
    text += paint.dim(paint.say(says::kLegend())) + "\n" + clock(table, paint);
    text +=
        text::box(paint.say(says::kBoard()), text::beside(factory(table, paint), other_areas(table, paint), 3), paint);
    if (table.draft != 0) {
        std::string draft;
        for (OrderSet rest = table.draft; rest != 0; rest &= rest - 1)
            draft += order_and_points(lowest_bit(rest), paint) + "\n";
        text += text::box(paint.say(says::kDraftedOrders()), draft, paint);
    }
    for (int seat = 0; seat < table.players; ++seat) text += player_box(view, seat, paint);
    return text + hand(view, paint) + own_knowledge(view, Pile::tiles, paint) +
           own_knowledge(view, Pile::orders, paint);
}

std::vector<text::ScoreLine> GluckAufText::score_sheet(const View& view, Seat seat) {
    const Player& player = view.table.seats[seat];
    const EndScore end = end_score(view.table, player);
    return {{"G5.1", "score.won", player.points},
            {"G10.1", "score.marks", end.for_marks},
            {"G10.1", "score.cubes", end.for_cubes},
            {"G10.1", "score.outstanding", end.for_outstanding},
            {"G10.1", "score.balance", end.for_imbalance}};
}

}  // namespace wharf::gluck_auf
