// N4, N7, N8 A player's turn: the action of the tile or a pass, and once per game an extra action before or after.
#pragma once

#include "games/nauticus/phase_pale.h"
#include "games/nauticus/phase_rewards.h"
#include "games/nauticus/phase_round.h"

namespace wharf::nauticus {

// Offers the chosen tile to the active player.
GAME_FN inline void offer_tile(Table& table) {
    table.action = table.tile_on[table.space];
    table.blue = static_cast<std::uint8_t>(blue_workers(table, table.space));
    table.pending = Pending::turn;
}

GAME_FN inline void begin_turn(Table& table, Seat seat) {
    table.active = seat;
    offer_tile(table);
}

GAME_FN inline void end_turn(Table& table) {
    table.acted = 0;
    const Seat next = next_seat(table, table.active);
    if (next == table.start)
        end_phase(table);
    else
        begin_turn(table, next);
}

// The running action is over; unused blue workers are lost (N4.1).
GAME_FN inline void finish_action(Table& table) {
    table.action = Tile::none;
    table.blue = 0;
    table.bought = 0;
    if (table.is_extra == 0) table.acted = 1;
    table.is_extra = 0;
    if (table.acted == 0)
        offer_tile(table);
    else if (table.boards[table.active].extra != 0)
        table.pending = Pending::after;
    else
        end_turn(table);
}

GAME_FN inline void offer_extra(Tile tile, Actions& list) { list.push_back(make(Kind::extra, index_of(tile))); }

// N8.1: what could be executed with two more workers, at the price of N8.2. Hulls can always be laid as a new ship,
// money can always be had: the extra action is never without a use.
GAME_FN inline void list_extra_actions(const Table& table, const Destinations& found, Actions& list) {
    const Board& board = table.boards[table.active];
    if (board.taler >= kExtraPrice) {
        const std::uint32_t in_stock = present(table.stock);
        const int room = free_places(board);
        const std::uint32_t placeable = found.any | (room >= 1 ? ~kMastBits : 0U) | (room >= 2 ? kMastBits : 0U);
        for (Tile tile = Tile::hulls; tile <= Tile::goods; tile = static_cast<Tile>(index_of(tile) + 1))
            if ((in_stock & placeable & (0xFU << index_of(offered(tile, 0)))) != 0) offer_extra(tile, list);
    }
    if ((present(board.warehouse) & found.any) != 0) offer_extra(Tile::transport, list);
    offer_extra(Tile::money, list);
    for (int i = 0; i < board.ship_count; ++i)
        if (is_laden(board.ships[i]) && board.ships[i].size() <= board.workers + kExtraWorkers) {
            offer_extra(Tile::delivery, list);
            break;
        }
    if (visible_crowns(board) > 0) offer_extra(Tile::crowns, list);
}

// Every execution of the running action.
GAME_FN inline void list_executions(const Table& table, const Destinations& found, Actions& list) {
    if (workers_at_hand(table) == 0) return;
    switch (table.action) {
        case Tile::hulls:
        case Tile::masts:
        case Tile::sails:
        case Tile::goods: return list_purchases(table, found, list);
        case Tile::transport: return list_transports(table.boards[table.active], found, list);
        case Tile::money: return list_money(table, list);
        case Tile::delivery: return list_deliveries(table, list);
        case Tile::crowns: return list_crowns(table, list);
        case Tile::none: assert(false);
    }
}

// Pending turn, act, extra and after.
GAME_FN inline void list_turn(const Table& table, Actions& list) {
    const bool between = table.pending == Pending::turn || table.pending == Pending::after;
    const bool may_take_extra = between && table.boards[table.active].extra != 0;
    const bool lays_pieces = workers_at_hand(table) > 0 && (is_blue(table.action) || table.action == Tile::transport);
    Destinations found;
    found.count = 0;
    found.any = 0;
    if (may_take_extra || lays_pieces) find_destinations(table.boards[table.active], found);
    if (table.pending != Pending::after) list_executions(table, found, list);
    if (table.pending == Pending::act) list.push_back(make(Kind::done));
    if (table.pending == Pending::turn) list.push_back(make(Kind::pass));
    if (table.pending == Pending::after) list.push_back(make(Kind::end));
    if (may_take_extra) list_extra_actions(table, found, list);
}

// N7.1, N7.2: the highest tile still unturned, if there is one.
GAME_FN inline void apply_pass(Table& table) {
    Board& board = table.boards[table.active];
    if (board.turned < kPassTiles) board.turned += 1;
    finish_action(table);
}

GAME_FN inline void apply_extra(Table& table, Action action) {
    Board& board = table.boards[table.active];
    board.extra = 0;
    board.workers = static_cast<std::uint8_t>(board.workers + kExtraWorkers);
    table.action = static_cast<Tile>(action.item);
    table.is_extra = 1;
    table.blue = 0;
    table.pending = Pending::extra;
}

// After an execution: rewards, then the fifth tile (N4.4), then the action goes on.
GAME_FN inline void go_on(Table& table) {
    if (table.rewards_due > 0) {
        table.pending = Pending::reward;
        return;
    }
    if (table.free_due != 0 && fifth_tiles(table) != 0) {
        table.pending = Pending::free_tile;
        return;
    }
    table.free_due = 0;
    table.pending = Pending::act;
}

GAME_FN inline void apply_free_tile(Table& table, Action action) {
    gain(table, table.boards[table.active], static_cast<Piece>(action.item));
    table.free_due = 0;
    go_on(table);
}

// Any decision of a turn.
GAME_FN inline void apply_in_turn(Table& table, Action action) {
    switch (action.kind) {
        case Kind::buy: apply_buy(table, action); return go_on(table);
        case Kind::transport: apply_transport(table, action); return go_on(table);
        case Kind::deliver: apply_deliver(table, action); return go_on(table);
        case Kind::reward: apply_reward(table, action); return go_on(table);
        // Nothing changes the worth of a worker inside these two, so one number is the whole action.
        case Kind::money: apply_money(table, action); return finish_action(table);
        case Kind::crowns: apply_crowns(table, action); return finish_action(table);
        case Kind::free_tile: return apply_free_tile(table, action);
        case Kind::extra: return apply_extra(table, action);
        case Kind::pass: return apply_pass(table);
        case Kind::done: return finish_action(table);
        case Kind::end: return end_turn(table);
        default: assert(false);
    }
}

}  // namespace wharf::nauticus
