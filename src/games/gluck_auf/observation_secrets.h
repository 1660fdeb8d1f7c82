// The whole observation of Glück Auf: the table, the seats, and the cards that only the observer knows (G11.1).
#pragma once

#include "games/gluck_auf/observation.h"

namespace wharf::gluck_auf {

// A card the observer has looked at, laid back or not; `none` where he does not know it.
GAME_FN inline int known_card(const View& view, Pile pile, int place, int none) {
    if (place < 0 || !is_known_to(view.table, pile, place, view.observer) || is_kept_free(view.table, pile, place))
        return none;
    return view.face[index_of(pile)][place];
}

template <class Writer>
GAME_FN void describe_secrets(const View& view, Writer& writer) {
    const Table& table = view.table;
    const Backs& tile_backs = table.piles[index_of(Pile::tiles)];
    const Backs& order_backs = table.piles[index_of(Pile::orders)];
    writer.field("known top tiles", "five from the top; each: colour (4), dark side, two carts");
    for (int depth = 0; depth < kSeenOnTop; ++depth)
        describe_tile(known_card(view, Pile::tiles, place_at(tile_backs, depth), kNoTile), writer);
    writer.field("known top orders", "five from the top; each: transport (4), slots by colour of 3, points of 12");
    for (int depth = 0; depth < kSeenOnTop; ++depth)
        describe_order(known_card(view, Pile::orders, place_at(order_backs, depth), kNoOrder), writer);

    int known_tiles[kTileTypes] = {};
    OrderSet known_orders = 0;
    for (int place = 0; place < tile_backs.size; ++place) {
        const int tile = known_card(view, Pile::tiles, place, kNoTile);
        if (tile != kNoTile) known_tiles[tile] += 1;
    }
    for (int place = 0; place < order_backs.size; ++place) {
        const int order = known_card(view, Pile::orders, place, kNoOrder);
        if (order != kNoOrder) known_orders |= only(order);
    }
    writer.field("known tiles", "anywhere in the pile, by type, of 3");
    writer.parts(known_tiles, kTilesPerType);
    writer.field("known orders", "anywhere in the pile");
    writer.set(known_orders, kOrders);

    int tiles_in_hand[kTileTypes] = {};
    OrderSet orders_in_hand = 0;
    for (int i = 0; i < table.in_hand && view.observer == table.active; ++i) {
        if (pile_of(table.space) == Pile::tiles)
            tiles_in_hand[view.hand[i]] += 1;
        else
            orders_in_hand |= only(view.hand[i]);
    }
    writer.field("tiles in hand", "being looked at, by type, of 3");
    writer.parts(tiles_in_hand, kTilesPerType);
    writer.field("orders in hand", "being looked at");
    writer.set(orders_in_hand, kOrders);
}

template <class Writer>
GAME_FN void describe_observation(const View& view, Seat observer, Writer& writer) {
    const Table& table = view.table;
    writer.of_table();
    describe_board(table, writer);
    describe_turn(table, writer);
    writer.each_seat(observer, table.players, kMaxPlayers, [&](Seat seat) { describe_seat(table, seat, writer); });
    writer.of_observer();
    describe_secrets(view, writer);
}

}  // namespace wharf::gluck_auf
