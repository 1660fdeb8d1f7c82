// What a seat of Nauticus sees, as a row of numbers. Nothing is secret.
#pragma once

#include "core/features.h"
#include "games/nauticus/rules.h"

namespace wharf::nauticus {

// Ships that are described one by one: in a thousand games of random, greedy and searching players no yard held more
// than 11. Of a fuller one the sums tell.
inline constexpr int kSeenShips = 16;
inline constexpr int kObservation = 1340;

// Whether a space has been chosen in this phase.
GAME_FN constexpr bool is_chosen(const Table& table) {
    return table.pending >= Pending::bonus && table.pending < Pending::over;
}

template <class Writer>
GAME_FN void describe_round(const Table& table, Writer& writer) {
    writer.field("players", "one of 2, 3, 4");
    writer.one_of(table.players - 2, 3);
    writer.field("rounds left", "this one included, of 5");
    writer.part(rounds_of(table.players) - table.round + 1, 5);
    writer.field("pending", "the decision or chance event, in the order of `Pending`");
    writer.one_of(static_cast<int>(table.pending), static_cast<int>(Pending::over) + 1);
    writer.field("tiles", "space by space: the action tile; not dealt: all zero");
    for (const Tile tile : table.tile_on) writer.one_of(index_of(tile) - 1, kTiles);
    writer.field("used up", "spaces whose tile is face down");
    writer.set(table.face_down, kSpaces);
    writer.field("blue workers", "space by space, of 3");
    for (int space = 0; space < kSpaces; ++space) writer.part(blue_workers(table, space), 3);
    writer.field("token", "the space chosen first in this round: the next anchor");
    writer.one_of(is_chosen(table) || table.face_down != 0 ? table.token : kSpaces, kSpaces);
    writer.field("space", "the space of this phase");
    writer.one_of(is_chosen(table) ? table.space : kSpaces, kSpaces);
    writer.field("stock", "by piece, of 18");
    writer.parts(table.stock, 18);
}

template <class Writer>
GAME_FN void describe_turn(const Table& table, Writer& writer) {
    writer.field("action", "the action executed or offered");
    writer.one_of(index_of(table.action) - 1, kTiles);
    writer.field("extra", "1: it is the extra action");
    writer.flag(table.is_extra != 0);
    writer.field("acted", "1: the active player has acted or passed");
    writer.flag(table.acted != 0);
    writer.field("blue workers left", "of 3");
    writer.part(table.blue, 3);
    writer.field("bought", "positions bought in this action");
    writer.set(table.bought, kPositions);
    writer.field("prices", "of the four positions of a blue action, of 4");
    for (int position = 0; position < kPositions; ++position)
        writer.part(is_blue(table.action) ? price_of(table, position) : 0, kFurtherPrice);
    writer.field("fifth tile due", "");
    writer.flag(table.free_due != 0);
    writer.field("rewards due", "of 4");
    writer.part(table.rewards_due, kMaxSize);
    writer.field("rewards taken", "for this ship, by kind, of 2");
    writer.parts(table.rewards, kRewardLimit);
}

template <class Writer>
GAME_FN void describe_ship(Ship ship, Writer& writer) {
    writer.flag(ship.has_bow());
    writer.flag(ship.has_stern());
    writer.part(ship.middles(), 2);
    writer.flag(ship.is_one_ship());
    writer.one_of(ship.crest() - 1, kCrests);
    writer.part(ship.masts(), kMaxSize);
    writer.part(ship.crown_masts(), kMaxSize);
    writer.part(ship.sails(), kMaxSize);
    writer.part(ship.crown_sails(), kMaxSize);
    for (int kind = 0; kind < kGoods; ++kind) writer.part(ship.goods(kind), kMaxSize);
}

template <class Writer>
GAME_FN void describe_yard(const Board& board, Writer& writer) {
    int finished[kMaxSize] = {};
    int cargo = 0;
    int hulls = 0;
    for (int i = 0; i < board.ship_count; ++i) {
        const Ship ship = board.ships[i];
        if (ship.is_finished())
            finished[ship.size() - 1] += 1;
        else
            hulls += ship.size();
        cargo += ship.cargo();
    }
    writer.field("ships", "number, of 16");
    writer.part(board.ship_count, kSeenShips);
    writer.field("finished ships", "by size 1 to 4, of 4 each");
    writer.parts(finished, 4);
    writer.field("unfinished hulls", "hull tiles, of 12");
    writer.part(hulls, 12);
    writer.field("cargo", "goods on all ships, of 12");
    writer.part(cargo, 12);
    writer.field("yard",
                 "16 ships in the order of their indices; each: bow, stern, middles of 2, one-ship, crest (4), "
                 "masts, crown masts, sails, crown sails, fish, grain, coffee, salt of 4");
    for (int i = 0; i < kSeenShips; ++i) describe_ship(board.ships[i], writer);
}

template <class Writer>
GAME_FN void describe_seat(const Table& table, Seat seat, Writer& writer) {
    const Board& board = table.boards[seat];
    writer.field("present", "1: the seat is taken");
    writer.flag(true);
    writer.field("start player", "");
    writer.flag(table.pending != Pending::start_player && table.start == seat);
    writer.field("active", "decides now");
    writer.flag(deciding_seats(table).contains(seat));
    writer.field("points", "on the way, of 60");
    writer.part(board.points, 60);
    writer.field("taler", "of 30");
    writer.part(board.taler, 30);
    writer.field("workers", "of 12");
    writer.part(board.workers, 12);
    writer.field("extra action", "1: still there");
    writer.flag(board.extra != 0);
    writer.field("pass tiles", "turned, of 3");
    writer.part(board.turned, kPassTiles);
    writer.field("crowns", "visible, of 12");
    writer.part(visible_crowns(board), 12);
    writer.field("warehouse places", "taken, of 12");
    writer.part(board.stored, kWarehousePlaces);
    writer.field("warehouse", "by piece, of 4");
    writer.parts(board.warehouse, 4);
    writer.field("delivered", "by good, of 5");
    writer.parts(board.delivered, 5);
    writer.field("score", "if the game ended now, of 150");
    writer.part(score(board).total(), 150);
    describe_yard(board, writer);
}

template <class Writer>
GAME_FN void describe_observation(const View& view, Seat observer, Writer& writer) {
    const Table& table = view.table;
    writer.of_table();
    describe_round(table, writer);
    describe_turn(table, writer);
    writer.each_seat(observer, table.players, kMaxPlayers, [&](Seat seat) { describe_seat(table, seat, writer); });
}

}  // namespace wharf::nauticus
