// N4 Blue actions: one purchase with its destination, and the fifth tile.
#pragma once

#include "games/nauticus/pieces.h"

namespace wharf::nauticus {

// Ships that are different, each once, and what they take (N5.5).
struct Destinations {
    Ship ships[kMaxShips];
    std::uint32_t accepted[kMaxShips];
    int count;
    std::uint32_t any;  // what at least one takes, a new ship included
};

GAME_FN inline void find_destinations(const Board& board, Destinations& found) {
    found.count = 0;
    found.any = board.ship_count < kMaxShips ? kHullBits : 0U;
    std::uint32_t last = 0;
    for (int i = 0; i < board.ship_count; ++i) {
        const Ship ship = board.ships[i];
        if (ship.bits == last) continue;
        last = ship.bits;
        const std::uint32_t accepted = accepted_pieces(ship);
        if (accepted == 0) continue;
        found.ships[found.count] = ship;
        found.accepted[found.count] = accepted;
        found.count += 1;
        found.any |= accepted;
    }
}

// Every way to lay a piece: as a new ship first, then to begun ones.
GAME_FN inline void list_lays(const Board& board, const Destinations& found, Kind kind, Piece piece, int price,
                              Actions& list) {
    if ((found.any & bit_of(piece)) == 0) return;
    if (is_hull(piece) && board.ship_count < kMaxShips) list.push_back(make_lay(kind, piece, Ship{}, price));
    // Written in any case, counted if it is legal: which ships take a piece is nothing a processor can predict.
    const int shift = index_of(piece);
    for (int i = 0; i < found.count; ++i) {
        list.items[list.count] = make_lay(kind, piece, found.ships[i], price);
        list.count = static_cast<Actions::Size>(list.count + ((found.accepted[i] >> shift) & 1U));
    }
}

// N4.3: the price of a position in the running action. N8.2: an extra action has its own.
GAME_FN constexpr int price_of(const Table& table, int position) {
    if (((table.bought >> position) & 1U) != 0) return kFurtherPrice;
    return table.is_extra != 0 ? kExtraPrice : price_at(table.space, position);
}

// N4.2: what costs nothing is stored. N4.5: what finds no place is not for sale.
GAME_FN inline void list_purchases(const Table& table, const Destinations& found, Actions& list) {
    const Board& board = table.boards[table.active];
    for (int position = 0; position < kPositions; ++position) {
        const Piece piece = offered(table.action, position);
        const int price = price_of(table, position);
        if (table.stock[index_of(piece)] == 0 || price > board.taler) continue;
        if (fits(board, piece)) list.push_back(make_store(Kind::buy, piece, price));
        if (price > 0) list_lays(board, found, Kind::buy, piece, price, list);
    }
}

GAME_FN inline void apply_buy(Table& table, Action action) {
    Board& board = table.boards[table.active];
    const auto piece = static_cast<Piece>(action.item);
    use_workers(table, 1);
    board.taler = static_cast<std::int16_t>(board.taler - action.value);
    take_from_stock(table, piece);
    if (action.place == Place::warehouse)
        store(board, piece);
    else
        lay(table, piece, action.ship);
    const unsigned position = static_cast<unsigned>(index_of(piece) - index_of(offered(table.action, 0)));
    const bool had_all = table.bought == 0xF;
    table.bought = static_cast<std::uint8_t>(table.bought | (1U << position));
    if (!had_all && table.bought == 0xF) table.free_due = 1;  // N4.4
}

// N4.4: the types of the running action that can be had as the fifth tile.
GAME_FN inline std::uint32_t fifth_tiles(const Table& table) {
    return obtainable(table, table.boards[table.active], 0xFU << index_of(offered(table.action, 0)));
}

// N3.1, N4.4: one of a set of free pieces.
GAME_FN inline void list_free_pieces(Kind kind, std::uint32_t pieces, Actions& list) {
    for (; pieces != 0; pieces &= pieces - 1) list.push_back(make(kind, lowest_bit(pieces)));
}

}  // namespace wharf::nauticus
