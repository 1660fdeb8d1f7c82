// What a seat of Tortuga sees, as a row of numbers.
#pragma once

#include "core/features.h"
#include "games/tortuga/rules.h"

namespace wharf::tortuga {

inline constexpr int kFaces = kActions + 1;  // the actions and the skull
inline constexpr int kObservation = 548;

template <class Writer>
GAME_FN void describe_table(const Table& table, Writer& writer) {
    const bool rolling = table.pending == Pending::roll || table.pending == Pending::open_roll;
    writer.of_table();
    writer.field("players", "one of 2, 3, 4");
    writer.one_of(table.players - 2, 3);
    writer.field("target", "1: the longer game to 8 chests");
    writer.flag(table.target > 6);
    writer.field("round", "of 40");
    writer.part(table.round, kLastRound);
    writer.field("pending", "the decision or chance event, in the order of `Pending`");
    writer.one_of(static_cast<int>(table.pending), static_cast<int>(Pending::over) + 1);
    writer.field("action", "the action being performed: fleet, crew, treasure, ship attack, raid");
    writer.one_of(index_of(table.action), kActions);
    writer.field("place", "who performs it: best, second best");
    writer.one_of(table.place - 1, 2);
    writer.field("falling die", "the die that falls next, A to E");
    writer.one_of(rolling ? table.die : kDice, kDice);
    writer.field("open roll", "die by die: its face, an action or the skull");
    for (const Symbol face : table.open_face) writer.one_of(index_of(face), kFaces);
    writer.field("hunted", "1: the hunter has looked at one of two tiles");
    writer.flag(table.hunted != 0);
    writer.field("bag", "chests by colour, of 10");
    writer.parts(table.bag, 10);
    writer.field("centre", "chests on the central island, by colour");
    writer.set(table.centre, kColours);
    writer.field("tiles left", "treasure tiles around the island, of 30");
    writer.part(tiles_left(table), kTiles);
}

template <class Writer>
GAME_FN void describe_seat(const View& view, Seat seat, Writer& writer) {
    const Table& table = view.table;
    const Board& board = table.boards[seat];
    constexpr std::uint8_t no_tiles[kTileValues] = {};
    writer.field("present", "1: the seat is taken");
    writer.flag(true);
    writer.field("start player", "");
    writer.flag(table.pending != Pending::start_player && table.start == seat);
    writer.field("asked", "may be deciding now");
    writer.flag(deciding_seats(table).contains(seat));
    writer.field("active", "whose die, chest or decision is pending");
    writer.flag(table.active == seat);
    writer.field("finished", "had no free dice before this roll");
    writer.flag(table.finished.contains(seat));
    writer.field("ranked", "best, second best of the action");
    writer.flag(table.ranked[0] == seat);
    writer.flag(table.ranked[1] == seat);
    writer.field("markers", "ship and pirate, of field 8");
    writer.parts(board.marker, kLastField);
    writer.field("capacities", "fleet and crew, of 4");
    for (const std::uint8_t marker : board.marker) writer.part(capacity_at(marker), kMaxRow);
    writer.field("island", "chests by colour, of 5");
    writer.parts(board.island, 5);
    writer.field("rows", "fleet, then crew; four places from the left: the colour");
    for (const auto& row : board.row)
        for (int i = 0; i < kMaxRow; ++i) writer.one_of(i < row.size() ? static_cast<int>(row[i]) : kColours, kColours);
    writer.field("Tortuga", "chests by colour, of 5");
    writer.parts(board.tortuga, 5);
    writer.field("advantage", "by action, of 2");
    writer.parts(board.advantage, 2);
    writer.field("dice", "die by die: the action it lies on; free: all zero");
    for (const Symbol action : board.die_on) writer.one_of(index_of(action), kActions);
    writer.field("strength", "by action, of 17");
    for (int a = 0; a < kActions; ++a) writer.part(strength(board, static_cast<Symbol>(a)), 17);
    writer.field("lone skulls", "dice that wait for their action, A to E");
    writer.set(board.lone_skulls, kDice);
    writer.field("must roll openly", "");
    writer.flag(board.rerolls != 0);
    writer.field("tiles", "number of treasure tiles, of 10");
    writer.part(board.tiles, 10);
    writer.field("shown tiles", "coins 1, 2, 3 once the game is over, of 10 each");
    writer.parts(view.shown_tiles[seat], 10);
    writer.field("points", "without treasure, of 60");
    writer.part(score(board, no_tiles).total(), 60);
}

template <class Writer>
GAME_FN void describe_secrets(const View& view, Writer& writer) {
    writer.of_observer();
    writer.field("own roll", "die by die: its face, an action or the skull; not rolled: all zero");
    for (const Symbol face : view.own.face) writer.one_of(index_of(face), kFaces);
    writer.field("selection", "own dice selected already, A to E");
    writer.set(view.own.selection, kDice);
    writer.field("committed", "1: own selection is made");
    writer.flag(view.own.committed != 0);
    writer.field("own tiles", "coins 1, 2, 3, of 10 each");
    writer.parts(view.own.tiles, 10);
    writer.field("looked at", "the first of two tiles: coins 1, 2, 3");
    writer.one_of(view.hunted_value - 1, kTileValues);
}

template <class Writer>
GAME_FN void describe_observation(const View& view, Seat observer, Writer& writer) {
    describe_table(view.table, writer);
    writer.each_seat(observer, view.table.players, kMaxPlayers, [&](Seat seat) { describe_seat(view, seat, writer); });
    describe_secrets(view, writer);
}

}  // namespace wharf::tortuga
