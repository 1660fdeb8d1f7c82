// What a seat of Glück Auf sees, as a row of numbers.
#pragma once

#include "core/features.h"
#include "games/gluck_auf/rules.h"

namespace wharf::gluck_auf {

inline constexpr int kSeenOnTop = 5;  // places of a pile that are described one by one: as many as a look turns over
inline constexpr int kObservation = 1333;

// Whether `space` belongs to what is pending.
GAME_FN constexpr bool is_about_space(Pending pending) {
    return pending == Pending::first_tile || pending == Pending::first_order ||
           (pending > Pending::placement && pending < Pending::over);
}

// The place `depth` cards below the top of a pile, or -1.
GAME_FN constexpr int place_at(const Backs& backs, int depth) { return backs.size - 1 - depth; }

// 6 numbers: colour (4), dark side, two carts; no tile: zeros.
template <class Writer>
GAME_FN void describe_tile(int tile, Writer& writer) {
    const bool is_tile = tile < kNoTile;
    writer.one_of(is_tile ? static_cast<int>(colour_of_tile(tile)) : kColours, kColours);
    writer.flag(is_tile && side_of_tile(tile) == Side::dark);
    writer.flag(is_tile && carts_of_tile(tile) == 2);
}

// 9 numbers: transport (4), slots by colour of 3, points of 12; no order: zeros.
template <class Writer>
GAME_FN void describe_order(int order, Writer& writer) {
    const bool is_order = order < kNoOrder;
    writer.one_of(is_order ? index_of(transport_of(order)) : kTransports, kTransports);
    for (int c = 0; c < kColours; ++c) writer.part(is_order ? slots_of_colour(slots_of(order), c) : 0, 3);
    writer.part(is_order ? points_of(order) : 0, 12);
}

template <class Writer>
GAME_FN void describe_board(const Table& table, Writer& writer) {
    writer.field("players", "one of 2, 3, 4");
    writer.one_of(table.players - 2, 3);
    writer.field("shift", "one of 1, 2, 3");
    writer.one_of(table.shift - 1, kShifts);
    writer.field("stock", "cubes by colour, of 16");
    writer.parts(table.stock, kCubesPerColour);
    writer.field("factory", "F1 to F8; each: colour (4), dark side, two carts");
    for (const std::uint8_t tile : table.tile_on) describe_tile(tile, writer);
    writer.field("new orders", "O1 to O4; each: transport (4), slots by colour of 3, points of 12");
    for (const std::uint8_t order : table.order_on) describe_order(order, writer);
    writer.field("draft", "orders face up");
    writer.set(table.draft, kOrders);
    writer.field("piles", "tiles of 48, orders of 44");
    writer.part(table.piles[index_of(Pile::tiles)].size, kTiles);
    writer.part(table.piles[index_of(Pile::orders)].size, kOrders);
    int unseen[kTileTypes] = {};
    for (int tile = 0; tile < kTileTypes; ++tile) {
        unseen[tile] = kTilesPerType;
        for (const Player& player : table.seats) unseen[tile] -= player.tiles[tile];
    }
    for (const std::uint8_t tile : table.tile_on)
        if (tile != kNoTile) unseen[tile] -= 1;
    OrderSet seen = table.draft;
    for (const Player& player : table.seats) seen |= player.outstanding | player.delivered;
    for (const std::uint8_t order : table.order_on)
        if (order != kNoOrder) seen |= only(order);
    writer.field("unseen tiles", "not on the table, by type, of 3");
    writer.parts(unseen, kTilesPerType);
    writer.field("unseen orders", "not on the table");
    writer.set(kAllOrders & ~seen, kOrders);
    writer.field("filled slots", "of every order and colour of slot (56), as a part of its slots of that colour");
    for (int order = 0; order < kOrders; ++order)
        for (int c = 0; c < kColours; ++c)
            if (const int slots = slots_of_colour(slots_of(order), c); slots > 0)
                writer.part(slots_of_colour(table.filled[order], c), slots);
}

template <class Writer>
GAME_FN void describe_turn(const Table& table, Writer& writer) {
    const bool halved = table.pending == Pending::second_cube;
    const bool loading = table.pending == Pending::substitute;
    writer.field("pending", "the decision or chance event, in the order of `Pending`");
    writer.one_of(static_cast<int>(table.pending), static_cast<int>(Pending::over) + 1);
    writer.field("space", "where the worker was placed, or what is filled");
    writer.one_of(is_about_space(table.pending) ? table.space : kSpaces, kSpaces);
    writer.field("steps left", "of 10");
    writer.part(table.steps_left, 10);
    writer.field("half order", "the order that waits for its second cube");
    writer.one_of(halved ? table.half_order : kOrders, kOrders);
    writer.field("colour", "of the slot that waits, or of the carts being loaded");
    writer.one_of(halved || loading ? table.colour : kColours, kColours);
    writer.field("carts left", "of 2");
    writer.part(table.carts_left, 2);
    writer.field("in hand", "cards being looked at, of 5");
    writer.part(table.in_hand, kMostLooked);
    writer.field("on top", "1: they are laid back above others");
    writer.flag(table.lay_base > 0);
}

template <class Writer>
GAME_FN void describe_goods(const Table& table, const Player& player, Writer& writer) {
    int on_orders[kColours] = {};
    for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1)
        for (int c = 0; c < kColours; ++c) on_orders[c] += cubes_on_order(table, lowest_bit(rest), c);
    writer.field("cage at", "surface, levels 1 to 4");
    writer.one_of(player.cage_at, kColours + 1);
    writer.field("cage", "cubes by colour, of 5");
    writer.parts(player.cage, kCagePlaces);
    writer.field("store", "cubes by colour, of 5");
    writer.parts(player.store, 5);
    writer.field("loaded carts", "level by level, cubes by colour, of 4");
    for (const auto& level : player.carts) writer.parts(level, 4);
    writer.field("tiles", "by type, of 3");
    writer.parts(player.tiles, kTilesPerType);
    writer.field("outstanding", "orders");
    writer.set(player.outstanding, kOrders);
    writer.field("delivered", "orders");
    writer.set(player.delivered, kOrders);
    writer.field("cubes on orders", "by colour, of 5");
    writer.parts(on_orders, 5);
    writer.field("elements", "what counts in the scoring, 1 to 12, of 8");
    writer.parts(tally(player).of, 8);
}

template <class Writer>
GAME_FN void describe_seat(const Table& table, Seat seat, Writer& writer) {
    const Player& player = table.seats[seat];
    writer.field("present", "1: the seat is taken");
    writer.flag(true);
    writer.field("start player", "");
    writer.flag(table.pending != Pending::start_player && table.start == seat);
    writer.field("active", "whose turn it is");
    writer.flag(table.pending > Pending::draft_order && table.pending != Pending::over && table.active == seat);
    writer.field("points", "won so far, of 100");
    writer.part(player.points, 100);
    writer.field("score", "if the game ended now, of 100");
    writer.part(total_points(table, player), 100);
    writer.field("marks", "of 20");
    writer.part(player.marks, 20);
    writer.field("workers", "to be placed, in the canteen, in the bank, of 18");
    writer.part(player.workers, 18);
    writer.part(player.in_canteen, 18);
    writer.part(player.in_bank, 18);
    writer.field("crews", "own workers on every space, of 5");
    for (const Crew& crew : table.crews) writer.part(crew.owner == seat ? crew.workers : 0, 5);
    writer.field("known cards", "tile pile, then order pile: of the five on top; then of all, of 10");
    for (const Backs& backs : table.piles) {
        int known = 0;
        for (int place = 0; place < backs.size; ++place) known += backs.knower[place] == seat + 1;
        for (int depth = 0; depth < kSeenOnTop; ++depth) {
            const int place = place_at(backs, depth);
            writer.flag(place >= 0 && backs.knower[place] == seat + 1);
        }
        writer.part(known, 10);
    }
    describe_goods(table, player, writer);
}

}  // namespace wharf::gluck_auf
