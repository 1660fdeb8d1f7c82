// Chests leaving, entering and changing areas.
#pragma once

#include "games/tortuga/actions.h"
#include "games/tortuga/state.h"

namespace wharf::tortuga {

GAME_FN inline int bag_size(const Table& table) {
    int chests = 0;
    for (int c = 0; c < kColours; ++c) chests += table.bag[c];
    return chests;
}

// Every colour left in the bag is an outcome.
GAME_FN inline void list_bag(const Table& table, Actions& list) {
    for (int c = 0; c < kColours; ++c)
        if (table.bag[c] > 0) list.push_back(make(Kind::chest, c));
}

GAME_FN inline void draw_to_island(Table& table, Seat seat, Colour colour) {
    table.bag[index_of(colour)] -= 1;
    table.boards[seat].island[index_of(colour)] += 1;
}

// T3.12: a chest given up goes to the central island, or into the bag if its colour lies there (T6.2: always, with two
// players).
GAME_FN inline void give_up(Table& table, Colour colour) {
    const auto bit = static_cast<std::uint8_t>(1U << index_of(colour));
    if (table.players == 2 || (table.centre & bit) != 0)
        table.bag[index_of(colour)] += 1;
    else
        table.centre |= bit;
}

// T3.11, T3.12: a marker falls one field, never below 1, and the uncovered chests leave from the right.
GAME_FN inline void lower_marker(Table& table, Seat seat, Track track) {
    Board& board = table.boards[seat];
    std::uint8_t& field = board.marker[index_of(track)];
    if (field > 1) field -= 1;
    auto& row = board.row[index_of(track)];
    while (row.size() > capacity(board, track)) give_up(table, row.pop_back());
}

}  // namespace wharf::tortuga
