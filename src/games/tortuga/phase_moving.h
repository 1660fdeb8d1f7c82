// T4 Phase 3: a chest for everybody, then the chests travel: fleet to Tortuga, crew to fleet, island to crew.
#pragma once

#include "games/tortuga/chests.h"
#include "games/tortuga/state.h"

namespace wharf::tortuga {

GAME_FN inline int island_size(const Board& board) {
    int chests = 0;
    for (std::uint8_t count : board.island) chests += count;
    return chests;
}

GAME_FN inline int tortuga_size(const Board& board) {
    int chests = 0;
    for (std::uint8_t count : board.tortuga) chests += count;
    return chests;
}

// T4.3, T4.4: the end, or the next round with the next start player.
GAME_FN inline Next end_round(Table& table) {
    bool ended = table.round == kLastRound;
    for (const Board& board : table.boards) ended = ended || tortuga_size(board) >= table.target;
    if (ended) {
        table.active = table.start;
        table.pending = Pending::over;
        return Next::wait;
    }
    table.round += 1;
    table.start = seat_in_order(table, 1);
    return Next::roll;
}

// T4.2: island chests that found no place leave, colour by colour.
GAME_FN inline void leave_island(Table& table, Board& board) {
    for (int c = 0; c < kColours; ++c)
        for (; board.island[c] > 0; board.island[c] -= 1) give_up(table, static_cast<Colour>(c));
}

// T4.2: crew chests that found no place in the fleet leave, colour by colour.
GAME_FN inline void leave_crew(Table& table, Board& board) {
    auto& crew = board.row[index_of(Track::crew)];
    for (int c = 0; c < kColours; ++c)
        for (int i = crew.find(static_cast<Colour>(c)); i >= 0; i = crew.find(static_cast<Colour>(c)))
            give_up(table, crew.remove_at(i));
}

GAME_FN inline bool can_lay(const Board& board, Track track) {
    return board.row[index_of(track)].size() < capacity(board, track);
}

// T4.2: all fleet chests of the active player reach Tortuga.
GAME_FN inline void reach_tortuga(Board& board) {
    auto& fleet = board.row[index_of(Track::fleet)];
    while (!fleet.empty()) board.tortuga[index_of(fleet.pop_back())] += 1;
}

// T4.2: the active player's chests travel on from this area, then the next players', until one has to choose.
GAME_FN inline Next travel(Table& table, Track to) {
    for (;;) {
        Board& board = table.boards[table.active];
        if (to == Track::fleet) {
            if (can_lay(board, Track::fleet) && !board.row[index_of(Track::crew)].empty()) {
                table.pending = Pending::lay_fleet;
                return Next::wait;
            }
            leave_crew(table, board);
        }
        if (can_lay(board, Track::crew) && island_size(board) > 0) {
            table.pending = Pending::lay_crew;
            return Next::wait;
        }
        leave_island(table, board);
        const int next = order_of(table, table.active) + 1;
        if (next == table.players) return end_round(table);
        table.active = seat_in_order(table, next);
        reach_tortuga(table.boards[table.active]);
        to = Track::fleet;
    }
}

GAME_FN inline Next begin_travel(Table& table) {
    table.active = table.start;
    reach_tortuga(table.boards[table.active]);
    return travel(table, Track::fleet);
}

// T3.13, T4.1: the dice return; from the start player clockwise everybody draws a chest while there are any.
GAME_FN inline Next begin_moving(Table& table) {
    for (Board& board : table.boards)
        for (Symbol& action : board.die_on) action = Symbol::none;
    table.action = Symbol::none;
    table.place = 0;
    table.ranked[0] = table.ranked[1] = kSpectator;
    if (bag_size(table) == 0) return begin_travel(table);
    table.active = table.start;
    table.pending = Pending::round_chest;
    return Next::wait;
}

GAME_FN inline Next apply_round_chest(State& state, Action action) {
    Table& table = state.table;
    draw_to_island(table, table.active, static_cast<Colour>(action.value));
    const int next = order_of(table, table.active) + 1;
    if (next == table.players || bag_size(table) == 0) return begin_travel(table);
    table.active = seat_in_order(table, next);
    return Next::wait;
}

// T4.2: one choice per colour at hand.
GAME_FN inline void list_lays(const Table& table, Actions& list) {
    const Board& board = table.boards[table.active];
    const auto& crew = board.row[index_of(Track::crew)];
    for (int c = 0; c < kColours; ++c) {
        const bool at_hand =
            table.pending == Pending::lay_fleet ? crew.find(static_cast<Colour>(c)) >= 0 : board.island[c] > 0;
        if (at_hand) list.push_back(make(Kind::lay, c));
    }
}

GAME_FN inline Next apply_lay_fleet(State& state, Action action) {
    Table& table = state.table;
    Board& board = table.boards[table.active];
    auto& crew = board.row[index_of(Track::crew)];
    const auto colour = static_cast<Colour>(action.value);
    crew.remove_at(crew.find(colour));
    board.row[index_of(Track::fleet)].push_back(colour);
    return travel(table, Track::fleet);
}

GAME_FN inline Next apply_lay_crew(State& state, Action action) {
    Table& table = state.table;
    Board& board = table.boards[table.active];
    board.island[action.value] -= 1;
    board.row[index_of(Track::crew)].push_back(static_cast<Colour>(action.value));
    return travel(table, Track::crew);
}

}  // namespace wharf::tortuga
