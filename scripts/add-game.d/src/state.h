// What lies on the table of Skeleton Game. Nothing is hidden but what has not been drawn, and that is in no state.
#pragma once

#include "games/skeleton_game/data.h"

namespace wharf::skeleton_game {

// The decision or chance event the game waits for.
enum class Pending : std::uint8_t {
    start_player,  // S1.2  chance: who starts
    token,         // S2.1  chance: a token out of the bag
    choice,        // S2.2  keep it or pass it on
    over,
};

struct Table {
    std::uint8_t players;
    Pending pending;
    std::uint8_t start;                         // start player
    std::uint8_t turn;                          // turns taken by all together
    std::uint8_t token;                         // value of the token that was drawn, 0 = none
    std::uint8_t bag[kValues];                  // tokens by value
    std::uint8_t tokens[kMaxPlayers][kValues];  // before every player, by value
};

struct State {
    Table table;
};

struct View {
    Table table;
    Seat observer;
};

GAME_FN constexpr Seat next_seat(const Table& table, Seat seat) {
    return static_cast<Seat>(seat + 1 == table.players ? 0 : seat + 1);
}

// Whose turn it is: clockwise from the start player.
GAME_FN constexpr Seat active_seat(const Table& table) {
    return static_cast<Seat>((table.start + table.turn) % table.players);
}

GAME_FN constexpr SeatSet deciding_seats(const Table& table) {
    switch (table.pending) {
        case Pending::choice: return SeatSet::of(active_seat(table));
        case Pending::over: return SeatSet::nobody();
        default: return SeatSet::chance();
    }
}

}  // namespace wharf::skeleton_game
