// Pieces on their way: from the stock to a warehouse, and into a shipyard.
#pragma once

#include "games/nauticus/state.h"

namespace wharf::nauticus {

GAME_FN constexpr int free_places(const Board& board) { return kWarehousePlaces - board.stored; }

GAME_FN constexpr bool fits(const Board& board, Piece piece) { return places_of(piece) <= free_places(board); }

// Which of eight counts below 128 are not 0, as a bit set: adding 127 carries into the top bit of a byte, and the
// product collects the top bits.
GAME_FN inline std::uint32_t nonzero_bytes(std::uint64_t counts) {
    const std::uint64_t tops = ((counts + 0x7F7F7F7F7F7F7F7FULL) & 0x8080808080808080ULL) >> 7;
    return static_cast<std::uint32_t>((tops * 0x0102040810204080ULL) >> 56);
}

// The kinds of which there are some, as a set.
GAME_FN inline std::uint32_t present(const std::uint8_t (&counts)[kPieces]) {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    memcpy(&low, counts, 8);
    memcpy(&high, counts + 8, 8);
    return nonzero_bytes(low) | (nonzero_bytes(high) << 8) | (counts[16] != 0 ? 1U << 16 : 0U) |
           (counts[17] != 0 ? 1U << 17 : 0U);
}

// N3.3: of these pieces, those that are in stock and fit into the warehouse.
GAME_FN inline std::uint32_t obtainable(const Table& table, const Board& board, std::uint32_t pieces) {
    const int room = free_places(board);
    if (room == 0) return 0;
    if (room == 1) pieces &= ~kMastBits;
    return pieces & present(table.stock);
}

GAME_FN inline void store(Board& board, Piece piece) {
    assert(fits(board, piece));
    board.warehouse[index_of(piece)] += 1;
    board.stored = static_cast<std::uint8_t>(board.stored + places_of(piece));
}

GAME_FN inline void take_from_warehouse(Board& board, Piece piece) {
    assert(board.warehouse[index_of(piece)] > 0);
    board.warehouse[index_of(piece)] -= 1;
    board.stored = static_cast<std::uint8_t>(board.stored - places_of(piece));
}

GAME_FN inline void take_from_stock(Table& table, Piece piece) {
    assert(table.stock[index_of(piece)] > 0);
    table.stock[index_of(piece)] -= 1;
}

// N3.1, N4.4, N5.4: a free piece.
GAME_FN inline void gain(Table& table, Board& board, Piece piece) {
    take_from_stock(table, piece);
    store(board, piece);
}

// N4.1: blue workers first, own ones go back to the stock.
GAME_FN inline void use_workers(Table& table, int count) {
    assert(count <= workers_at_hand(table));
    const int blue = count < table.blue ? count : table.blue;
    table.blue = static_cast<std::uint8_t>(table.blue - blue);
    Board& board = table.boards[table.active];
    board.workers = static_cast<std::uint8_t>(board.workers - (count - blue));
}

// Puts `now` in the place of `before` (0: a new ship) and keeps the shipyard ascending.
GAME_FN inline void change_ship(Board& board, Ship before, Ship now) {
    int i = 0;
    if (before.bits == 0) {
        assert(board.ship_count < kMaxShips);
        i = board.ship_count;
        board.ship_count += 1;
    } else {
        while (board.ships[i].bits != before.bits) ++i;
        assert(i < board.ship_count);
    }
    for (; i > 0 && board.ships[i - 1].bits > now.bits; --i) board.ships[i] = board.ships[i - 1];
    for (; i + 1 < board.ship_count && board.ships[i + 1].bits < now.bits; ++i) board.ships[i] = board.ships[i + 1];
    board.ships[i] = now;
}

// N5: lays a piece to a ship; finishing it interrupts the action for one reward per mast (N5.4).
GAME_FN inline void lay(Table& table, Piece piece, Ship ship) {
    const Ship now = with_piece(ship, piece);
    change_ship(table.boards[table.active], ship, now);
    if (is_sail(piece) && now.is_finished()) table.rewards_due = static_cast<std::uint8_t>(now.size());
}

}  // namespace wharf::nauticus
