// What a move of Nauticus brings at once, read from the table before it.
#pragma once

#include "games/nauticus/rules.h"

namespace wharf::nauticus {

// N4.1: workers that one execution takes; none for moves that are no execution.
inline int workers_for(Action action) {
    switch (action.kind) {
        case Kind::buy:
        case Kind::transport: return 1;
        case Kind::money:
        case Kind::crowns: return action.value;
        case Kind::deliver: return action.ship.size();
        default: return 0;
    }
}

// The ship with the piece that is laid to it.
inline Ship ship_after(Action action) { return with_piece(action.ship, static_cast<Piece>(action.item)); }

// N5.4: whether a piece is laid that finishes its ship.
inline bool finishes_ship(Action action) {
    const bool lays = action.kind == Kind::transport || (action.kind == Kind::buy && action.place == Place::shipyard);
    return lays && is_sail(static_cast<Piece>(action.item)) && ship_after(action).is_finished();
}

// N4.4: whether it is the last of four types, after which a fifth tile is free.
inline bool buys_fourth(const Table& table, Action action) {
    if (action.kind != Kind::buy || table.bought == 0xF) return false;
    const unsigned position = static_cast<unsigned>(action.item - index_of(offered(table.action, 0)));
    return (table.bought | (1U << position)) == 0xF;
}

// N9.1: what the goods of a ship add at the end.
inline int worth_of_cargo(const Board& board, Ship ship) {
    int worth = 0;
    for (int kind = 0; kind < kGoods; ++kind)
        worth += worth_of_goods(board.delivered[kind] + ship.goods(kind)) - worth_of_goods(board.delivered[kind]);
    return worth;
}

inline int worth_of_delivery(const Board& board, Action action) {
    return action.kind == Kind::deliver ? worth_of_cargo(board, action.ship) : 0;
}

}  // namespace wharf::nauticus
