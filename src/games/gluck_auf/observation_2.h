// What a seat of Glück Auf sees, version 2: version 1, and what follows from it (outlook.h): the majorities as they
// stand, what spaces cost, what orders lack and the work they would take.
#pragma once

#include "games/gluck_auf/observation_secrets.h"
#include "games/gluck_auf/outlook.h"

namespace wharf::gluck_auf {

inline constexpr int kObservation2 = 1700;

template <class Writer>
GAME_FN void describe_costs(const Table& table, Writer& writer) {
    writer.field("rules", "1: version 2 of the rules");
    writer.flag(rules_of(table) >= 2);
    writer.field("workers needed", "on every open space, of 5");
    for (int space = 0; space < kSpaces; ++space)
        writer.part(is_open(space, table.players) ? workers_needed(table, space) : 0, 5);
}

template <class Writer>
GAME_FN void describe_orders_ahead(const Table& table, const Player& player, Writer& writer) {
    int needed[kColours] = {};
    int lacking[kColours];
    int mine[kColours];
    int ready[kTransports] = {};
    int ready_points[kTransports] = {};
    for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1) {
        const int order = lowest_bit(rest);
        const auto open = static_cast<Slots>(slots_of(order) - table.filled[order]);
        for (int c = 0; c < kColours; ++c) needed[c] += slots_of_colour(open, c);
        if (open != 0) continue;
        ready[index_of(transport_of(order))] += 1;
        ready_points[index_of(transport_of(order))] += points_of(order);
    }
    count_mine(player, mine);
    for (int c = 0; c < kColours; ++c) {
        const int at_hand = player.store[c] + player.cage[c];
        lacking[c] = needed[c] > at_hand ? needed[c] - at_hand : 0;
    }
    writer.field("open orders", "outstanding, of 8");
    writer.part(count_bits(player.outstanding), 8);
    writer.field("completed", "by transport: orders of 2, then their points of 12");
    writer.parts(ready, 2);
    writer.parts(ready_points, 12);
    writer.field("slots open", "by colour, of 5; then those beyond the cubes in cage and store");
    writer.parts(needed, 5);
    writer.parts(lacking, 5);
    writer.field("cubes in the mine", "by colour, of 5");
    writer.parts(mine, 5);
}

template <class Writer>
GAME_FN void describe_standing(const Table& table, const Standings& standings, Seat seat, Writer& writer) {
    const Player& player = table.seats[seat];
    writer.field("element points", "1 to 12, if they were scored now, of 13");
    writer.parts(standings.points[seat], 13);
    writer.field("element leads", "1 to 12: what counts, less the most of another player, of 4");
    for (int element = 0; element < kElements; ++element)
        writer.part(standings.tallies[seat].of[element] - standings.best_other[seat][element], 4);
    writer.field("scoring", "of this shift as it stands, of 30; of all elements, of 60");
    writer.part(standings.sum(seat, 4 * table.shift), 30);
    writer.part(standings.sum(seat, kElements), 60);
    const EndScore end = end_score(table, player);
    writer.field("end scoring", "as it stands: marks, cubes, outstanding orders, imbalance, of 12 each");
    writer.part(end.for_marks, 12);
    writer.part(end.for_cubes, 12);
    writer.part(end.for_outstanding, 12);
    writer.part(end.for_imbalance, 12);
    int in_factory = 0;
    for (int space = kFactory1; space <= kFactoryDraw; ++space)
        in_factory += table.crews[space].owner == seat ? table.crews[space].workers : 0;
    writer.field("factory workers", "who has most starts the next shift, of 8");
    writer.part(in_factory, 8);
    describe_orders_ahead(table, player, writer);
}

// Orders that are the observer's or could be: on the board, in the draft, being looked at.
GAME_FN inline OrderSet orders_in_reach(const View& view, Seat seat) {
    const Table& table = view.table;
    OrderSet orders = table.seats[seat].outstanding | table.draft;
    for (const std::uint8_t order : table.order_on)
        if (order != kNoOrder) orders |= only(order);
    if (view.observer == table.active && pile_of(table.space) == Pile::orders)
        for (int i = 0; i < table.in_hand; ++i) orders |= only(view.hand[i]);
    return orders;
}

template <class Writer>
GAME_FN void describe_choices(const View& view, Seat seat, Writer& writer) {
    const Table& table = view.table;
    const Player& player = table.seats[seat];
    const OrderSet orders = orders_in_reach(view, seat);
    std::uint8_t steps[kOrders] = {};
    std::uint8_t missing[kOrders] = {};
    for (OrderSet rest = orders; rest != 0; rest &= rest - 1) {
        const int order = lowest_bit(rest);
        const OrderOutlook outlook(table, player, order);
        steps[order] = static_cast<std::uint8_t>(outlook.steps);
        missing[order] = static_cast<std::uint8_t>(outlook.missing);
    }
    writer.field("order steps", "orders that are his or in reach: work steps that each alone would take, of 12");
    writer.parts(steps, 12);
    writer.field("order lacks", "their slots for which he has no cube anywhere, of 3");
    writer.parts(missing, 3);
    const bool is_placing = table.pending == Pending::placement && table.active == seat;
    const SpaceSet spaces = is_placing ? usable_spaces(table) & staffable_spaces(table) : 0;
    writer.field("spaces", "where he may place now");
    writer.set(spaces, kSpaces);
    const int lean = tiles_on_side(player, Side::light) - tiles_on_side(player, Side::dark);
    writer.field("tile costs",
                 "F1 to F8: price less marks if it cannot be paid, of 4; 1 if it balances the sides, -1 if not");
    for (const std::uint8_t tile : table.tile_on) {
        const bool is_tile = tile != kNoTile;
        const int short_of = is_tile ? price_of_tile(tile) - player.marks : 0;
        writer.part(short_of > 0 ? short_of : 0, 4);
        const bool balances = is_tile && (side_of_tile(tile) == Side::light ? lean < 0 : lean > 0);
        writer.value(!is_tile ? 0.0F : balances ? 1.0F : -1.0F);
    }
}

template <class Writer>
GAME_FN void describe_observation_2(const View& view, Seat observer, Writer& writer) {
    const Table& table = view.table;
    const Standings standings(table);
    writer.of_table();
    describe_board(table, writer);
    describe_turn(table, writer);
    describe_costs(table, writer);
    writer.each_seat(observer, table.players, kMaxPlayers, [&](Seat seat) {
        describe_seat(table, seat, writer);
        describe_standing(table, standings, seat, writer);
    });
    writer.of_observer();
    describe_secrets(view, writer);
    describe_choices(view, observer, writer);
}

}  // namespace wharf::gluck_auf
