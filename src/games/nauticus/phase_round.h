// N2 The course of a round: deal, choice of a tile with its bonus, end of a phase, end of the round.
#pragma once

#include "games/nauticus/phase_buying.h"

namespace wharf::nauticus {

GAME_FN inline void begin_turn(Table& table, Seat seat);

// N2.1: the space the next tile is dealt to: the first empty one clockwise from the anchor.
GAME_FN inline int next_space(const Table& table) {
    int space = table.anchor;
    while (table.tile_on[space] != Tile::none) space = (space + 1) % kSpaces;
    return space;
}

// N2.1: every tile not dealt yet, with equal odds.
GAME_FN inline void list_deal(const Table& table, Actions& list) {
    unsigned dealt = 0;
    for (Tile tile : table.tile_on) dealt |= 1U << index_of(tile);
    const int space = next_space(table);
    for (int tile = 1; tile <= kTiles; ++tile)
        if (((dealt >> tile) & 1U) == 0) list.push_back(make(Kind::deal, tile, space));
}

GAME_FN inline void begin_choice(Table& table) {
    table.active = table.start;
    table.pending = Pending::choose;
}

GAME_FN inline void apply_deal(Table& table, Action action) {
    table.tile_on[action.value] = static_cast<Tile>(action.item);
    if ((action.value + 1) % kSpaces == table.anchor) begin_choice(table);
}

// N2.3: the tiles still face up.
GAME_FN inline void list_choices(const Table& table, Actions& list) {
    for (int space = 0; space < kSpaces; ++space)
        if (((table.face_down >> space) & 1U) == 0)
            list.push_back(make(Kind::choose, index_of(table.tile_on[space]), space));
}

// N3.2: workers, taler and points at once; a free piece is the next decision if one can be had (N3.3). The turn comes
// after both, so all of it is usable.
GAME_FN inline void apply_choice(Table& table, Action action) {
    table.space = action.value;
    if (table.face_down == 0) table.token = action.value;  // N2.4
    const Bonus bonus = bonus_of(table.space);
    Board& board = table.boards[table.active];
    board.workers = static_cast<std::uint8_t>(board.workers + bonus.workers);
    board.taler = static_cast<std::int16_t>(board.taler + bonus.taler);
    board.points = static_cast<std::int16_t>(board.points + bonus.points);
    if (bonus.choice != 0 && obtainable(table, board, bonus.choice) != 0)
        table.pending = Pending::bonus;
    else
        begin_turn(table, table.active);
}

GAME_FN inline void list_bonuses(const Table& table, Actions& list) {
    list_free_pieces(Kind::bonus, obtainable(table, table.boards[table.active], bonus_of(table.space).choice), list);
}

GAME_FN inline void apply_bonus(Table& table, Action action) {
    gain(table, table.boards[table.active], static_cast<Piece>(action.item));
    begin_turn(table, table.active);
}

// N2.5, N2.4.
GAME_FN inline void end_round(Table& table) {
    for (int seat = 0; seat < table.players; ++seat) {
        Board& board = table.boards[seat];
        board.points = static_cast<std::int16_t>(board.points - pass_penalty(board.turned));
        board.turned = 0;
    }
    if (table.round == rounds_of(table.players)) {
        table.pending = Pending::over;
        return;
    }
    table.round += 1;
    table.anchor = table.token;
    table.token = 0;
    table.face_down = 0;
    for (Tile& tile : table.tile_on) tile = Tile::none;
    table.pending = Pending::deal;
}

// N2.3: the tile is turned down, the figure passes on.
GAME_FN inline void end_phase(Table& table) {
    table.face_down = static_cast<std::uint8_t>(table.face_down | (1U << table.space));
    table.space = 0;
    table.start = next_seat(table, table.start);
    table.active = table.start;
    if (count_bits(std::uint32_t{table.face_down}) == kPhases)
        end_round(table);
    else
        begin_choice(table);
}

}  // namespace wharf::nauticus
