// N6 Pale actions: transport, money, delivery, crowns.
#pragma once

#include "games/nauticus/phase_buying.h"

namespace wharf::nauticus {

// N6.1: every kind in the warehouse to every ship that takes it.
GAME_FN inline void list_transports(const Board& board, const Destinations& found, Actions& list) {
    for (std::uint32_t pieces = present(board.warehouse) & found.any; pieces != 0; pieces &= pieces - 1)
        list_lays(board, found, Kind::transport, static_cast<Piece>(lowest_bit(pieces)), 0, list);
}

GAME_FN inline void apply_transport(Table& table, Action action) {
    const auto piece = static_cast<Piece>(action.item);
    use_workers(table, 1);
    take_from_warehouse(table.boards[table.active], piece);
    lay(table, piece, action.ship);
}

// N6.2: any number of workers at once.
GAME_FN inline void list_money(const Table& table, Actions& list) {
    for (int workers = 1; workers <= workers_at_hand(table); ++workers) list.push_back(make(Kind::money, 0, workers));
}

GAME_FN inline void apply_money(Table& table, Action action) {
    use_workers(table, action.value);
    Board& board = table.boards[table.active];
    board.taler = static_cast<std::int16_t>(board.taler + kTalerPerWorker * action.value);
}

// N6.3: whole cargoes for which there are workers.
GAME_FN inline void list_deliveries(const Table& table, Actions& list) {
    const Board& board = table.boards[table.active];
    const int workers = workers_at_hand(table);
    std::uint32_t last = 0;
    for (int i = 0; i < board.ship_count; ++i) {
        const Ship ship = board.ships[i];
        if (ship.bits == last || !is_laden(ship) || ship.size() > workers) continue;
        last = ship.bits;
        list.push_back(make_deliver(ship));
    }
}

GAME_FN inline void apply_deliver(Table& table, Action action) {
    Board& board = table.boards[table.active];
    use_workers(table, action.ship.size());
    for (int kind = 0; kind < kGoods; ++kind)
        board.delivered[kind] = static_cast<std::uint8_t>(board.delivered[kind] + action.ship.goods(kind));
    change_ship(board, action.ship, without_cargo(action.ship));
}

// N6.4: no worker is used for 0 points, so none after the limit is reached.
GAME_FN inline void list_crowns(const Table& table, Actions& list) {
    const int crowns = visible_crowns(table.boards[table.active]);
    for (int workers = 1; workers <= workers_at_hand(table) && crowns > 0; ++workers) {
        list.push_back(make(Kind::crowns, 0, workers));
        if (workers * crowns >= kCrownLimit) break;
    }
}

GAME_FN inline int crown_points(const Board& board, int workers) {
    const int points = workers * visible_crowns(board);
    return points < kCrownLimit ? points : kCrownLimit;
}

GAME_FN inline void apply_crowns(Table& table, Action action) {
    use_workers(table, action.value);
    Board& board = table.boards[table.active];
    board.points = static_cast<std::int16_t>(board.points + crown_points(board, action.value));
}

}  // namespace wharf::nauticus
