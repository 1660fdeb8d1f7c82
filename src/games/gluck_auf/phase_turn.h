// G2 Turn: a space is chosen, workers go there, its action begins. G5 delivery, G6 money and G7.1 new orders end at
// once.
#pragma once

#include "games/gluck_auf/phase_drawing.h"
#include "games/gluck_auf/phase_factory.h"
#include "games/gluck_auf/phase_mining.h"

namespace wharf::gluck_auf {

// G5.1: completed orders of a transport.
GAME_FN inline OrderSet completed(const Table& table, const Player& player, Transport transport) {
    const OrderSet cards = (only(kOrdersPerTransport) - 1) << (index_of(transport) * kOrdersPerTransport);
    OrderSet completed = 0;
    for (OrderSet rest = player.outstanding & cards; rest != 0; rest &= rest - 1)
        if (is_complete(table, lowest_bit(rest))) completed |= only(lowest_bit(rest));
    return completed;
}

// The tile or order on a space; 0 where there is none by nature.
GAME_FN constexpr int card_on(const Table& table, int space) {
    return is_factory(space) ? table.tile_on[space] : is_new_order(space) ? table.order_on[space - kNewOrder1] : 0;
}

// G2.3: the spaces whose action the active player can perform, if he can staff them. Mining, money and bank always.
GAME_FN inline SpaceSet usable_spaces(const Table& table) {
    constexpr SpaceSet always = (only_space(kDelivery1) - only_space(kMining10)) |
                                (only_space(kNewOrder1) - only_space(kMoney6)) | only_space(kBank);
    SpaceSet spaces = always;
    for (int space = kFactory1; space < kFactoryDraw; ++space)
        if (table.tile_on[space] != kNoTile && can_pay(table, table.tile_on[space])) spaces |= only_space(space);
    for (int space = kNewOrder1; space < kNewOrderDraw; ++space)
        if (table.order_on[space - kNewOrder1] != kNoOrder) spaces |= only_space(space);
    if (table.piles[index_of(Pile::tiles)].size > 0) spaces |= only_space(kFactoryDraw);
    if (table.piles[index_of(Pile::orders)].size > 0) spaces |= only_space(kNewOrderDraw);
    for (OrderSet rest = table.seats[table.active].outstanding; rest != 0; rest &= rest - 1)
        if (is_complete(table, lowest_bit(rest)))
            spaces |= only_space(kDelivery1 + index_of(transport_of(lowest_bit(rest))));
    return spaces;
}

// G2.2; G2.4: in the bank nobody lies in the way.
GAME_FN constexpr int workers_needed(const Table& table, int space) { return table.crews[space].workers + 1; }

// G2.2: the open spaces for which the active player has workers enough.
GAME_FN inline SpaceSet staffable_spaces(const Table& table) {
    constexpr SpaceSet open[] = {open_spaces(2), open_spaces(3), open_spaces(4)};
    const int workers = table.seats[table.active].workers;
    SpaceSet spaces = 0;
    for (int space = 0; space < kSpaces; ++space) spaces |= SpaceSet{workers_needed(table, space) <= workers} << space;
    return spaces & open[table.players - 2];
}

GAME_FN inline void list_placements(const Table& table, Actions& list) {
    for (SpaceSet rest = usable_spaces(table) & staffable_spaces(table); rest != 0; rest &= rest - 1) {
        const int space = lowest_bit(rest);
        list.push_back(make(Kind::place, space, card_on(table, space)));
    }
}

GAME_FN inline void send_workers(Table& table, int space) {
    Player& player = table.seats[table.active];
    Crew& crew = table.crews[space];
    const int needed = workers_needed(table, space);
    player.workers = static_cast<std::uint8_t>(player.workers - needed);
    if (space == kBank) {
        player.in_bank += 1;
        return;
    }
    Player& ousted = table.seats[crew.owner];
    ousted.in_canteen = static_cast<std::uint8_t>(ousted.in_canteen + crew.workers);
    crew = {static_cast<std::uint8_t>(needed), table.active};
}

// G6.1, G2.4.
GAME_FN inline void earn(Table& table, int marks) {
    Player& player = table.seats[table.active];
    player.marks = static_cast<std::int16_t>(player.marks + marks);
    end_turn(table);
}

// G5.1: all completed orders of the transport; their cubes go back to the stock.
GAME_FN inline void deliver(Table& table, Transport transport) {
    Player& player = table.seats[table.active];
    const OrderSet delivered = completed(table, player, transport);
    for (OrderSet rest = delivered; rest != 0; rest &= rest - 1) {
        const int order = lowest_bit(rest);
        player.points = static_cast<std::int16_t>(player.points + points_of(order));
        for (int c = 0; c < kColours; ++c)
            table.stock[c] = static_cast<std::uint8_t>(table.stock[c] + cubes_on_order(table, order, c));
        table.cubes_on[order] = 0;
        table.filled[order] = 0;
    }
    player.outstanding &= ~delivered;
    player.delivered |= delivered;
    end_turn(table);
}

GAME_FN inline void take_tile(Table& table) {
    const int tile = table.tile_on[table.space];
    table.tile_on[table.space] = kNoTile;
    buy_tile(table, tile);
}

GAME_FN inline void take_order(Table& table) {
    std::uint8_t& order = table.order_on[table.space - kNewOrder1];
    table.seats[table.active].outstanding |= only(order);
    order = kNoOrder;
    end_turn(table);
}

GAME_FN inline void apply_placement(State& state, Action action) {
    Table& table = state.table;
    const int space = action.value;
    table.space = action.value;
    send_workers(table, space);
    if (is_factory(space)) return take_tile(table);
    if (is_draw(space)) return begin_look(table);
    if (is_mining(space)) return begin_mining(table);
    if (is_delivery(space)) return deliver(table, static_cast<Transport>(space - kDelivery1));
    if (is_new_order(space)) return take_order(table);
    earn(table, space == kBank ? 1 : marks_of(space));
}

}  // namespace wharf::gluck_auf
