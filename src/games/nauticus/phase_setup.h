// N1 Set-up: equal boards, then the start player and what the others get for sitting behind him.
#pragma once

#include "games/nauticus/state.h"

namespace wharf::nauticus {

// N1.2, N1.4: seats are counted from the start player; the first deal follows.
GAME_FN inline void seat_start_player(Table& table, Seat start) {
    table.start = start;
    table.active = start;
    for (Seat seat = 0; seat < kMaxPlayers && seat < table.players; ++seat) {
        const Compensation more = compensation(table.players, order_of(table, seat));
        Board& board = table.boards[seat];
        board.taler = static_cast<std::int16_t>(board.taler + more.taler);
        board.workers = static_cast<std::uint8_t>(board.workers + more.workers);
    }
    table.pending = Pending::deal;
}

GAME_FN inline State set_up(const Config& config) {
    State state{};
    Table& table = state.table;
    table.players = config.players;
    table.round = 1;
    for (int i = 0; i < kPieces; ++i) table.stock[i] = static_cast<std::uint8_t>(pieces_of(static_cast<Piece>(i)));
    for (int seat = 0; seat < kMaxPlayers && seat < table.players; ++seat) {
        Board& board = table.boards[seat];
        board.points = kStartPoints;
        board.taler = kStartTaler;
        board.workers = kStartWorkers;
        board.extra = 1;
    }
    if (config.start == kDrawStart)
        table.pending = Pending::start_player;
    else
        seat_start_player(table, config.start);
    return state;
}

}  // namespace wharf::nauticus
