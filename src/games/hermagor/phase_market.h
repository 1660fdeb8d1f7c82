// H2 Phase 1: tiles onto the stalls, an action tile, then four buyers each.
#pragma once

#include "games/hermagor/actions.h"
#include "games/hermagor/phase_preparation.h"
#include "games/hermagor/phase_tax.h"
#include "games/hermagor/state.h"

namespace wharf::hermagor {

// Appends an action for every set bit; `first` is what bit 0 stands for.
template <class Bits>
GAME_FN void list_bits(Actions& list, Kind kind, Bits bits, int first) {
    int count = list.count;
    for (; bits != 0; bits &= bits - 1) {
        assert(count < kMaxActions);
        list.items[count++] = make(kind, lowest_bit(bits) + first);
    }
    list.count = static_cast<Actions::Size>(count);
}

// H2.1: asks for a tile for the next empty open stall from here on, then for the action tile. The bag suffices: between
// rounds every tile is on the market or in the bag, 20 for 12 stalls, 24 for 16 or 20.
GAME_FN inline void fill_from(Table& table, int stall) {
    const std::uint64_t open = places_open(table.players) >> kFields;
    for (; stall < kStalls; ++stall) {
        if (((open >> stall) & 1U) == 0 || table.stalls[stall] != kNoTile) continue;
        assert(table.bag != 0);
        table.stall = static_cast<std::uint8_t>(stall);
        table.pending = Pending::stall_tile;
        return;
    }
    table.stall = 0;
    // H8.1: directly after the market is filled; version 1 asked after the action tile.
    if ((table.options & kTaxOfficer) != 0 && rules_of(table) >= 2)
        begin_tax(table);
    else
        table.pending = Pending::action_tile;
}

GAME_FN inline void begin_round(Table& table) {
    table.round = static_cast<std::uint8_t>(table.round + 1);
    table.active = table.start;
    fill_from(table, 0);
}

GAME_FN inline void list_stall_tiles(const Table& table, Actions& list) {
    for (std::uint32_t left = table.bag; left != 0; left &= left - 1)
        list.push_back(make(Kind::stall_tile, table.stall, 0, lowest_bit(left) + 1));
}

GAME_FN inline void apply_stall_tile(Table& table, Action action) {
    table.bag &= ~tile_bit(action.value);
    table.stalls[action.place] = action.value;
    fill_from(table, action.place + 1);
}

GAME_FN inline void list_action_tiles(const Table& table, Actions& list) {
    for (int i = 0; i < kActionTileValues; ++i)
        if (table.action_tiles[i] > 0) list.push_back(make(Kind::action_tile, 0, 0, kLowestActionTile + i));
}

GAME_FN inline void begin_buyers(Table& table) {
    table.active = table.start;
    table.pending = Pending::buyer;
}

// H2.1: everybody takes depots. H7.1: with two players common pieces, too; five rounds use 20 of 21 depots at most.
GAME_FN inline void apply_action_tile(Table& table, Action action) {
    table.action_tiles[action.value - kLowestActionTile] -= 1;
    table.actions = action.value;
    for (Seat seat = 0; seat < table.players; ++seat) {
        Side& side = table.sides[seat];
        const int supply = depots_in_supply(side);
        side.depots_in_hand = static_cast<std::uint8_t>(action.value < supply ? action.value : supply);
        if (table.players == 2) {
            side.common_buyers = kCommonBuyersEach;
            side.common_depots = kCommonDepotsEach;
        }
    }
    if ((table.options & kTaxOfficer) != 0 && rules_of(table) < 2)
        begin_tax(table);
    else
        begin_buyers(table);
}

// H2.2, H1.4: places in play without a buyer.
GAME_FN inline std::uint64_t places_free(const Table& table) {
    return places_open(table.players) & ~places_taken(table);
}

// H2.2: what the player can pay, and the pass.
GAME_FN inline void list_buyers(const Table& table, Actions& list) {
    const int money = table.sides[table.active].money;
    list_bits(list, Kind::buyer, places_free(table) & places_within(money < kDearestPlace ? money : kDearestPlace), 0);
    list.push_back(make(Kind::no_buyer));
}

// The next player, or the next of four turns, or phase 2.
GAME_FN inline void next_buyer(Table& table) {
    const int order = order_of(table, table.active) + 1;
    if (order < table.players) {
        table.active = seat_in_order(table, order);
    } else {
        table.active = table.start;
        table.turn = static_cast<std::uint8_t>(table.turn + 1);
        if (table.turn == kBuyers) {
            begin_preparation(table);
            return;
        }
    }
    table.pending = Pending::buyer;
}

GAME_FN inline void apply_buyer(Table& table, Action action) {
    if (action.kind == Kind::buyer) {
        Side& side = table.sides[table.active];
        side.money = static_cast<std::int16_t>(side.money - cost_of_place(action.place));
        table.buyers[table.active] |= place_bit(action.place);
        if (side.common_buyers > 0) {  // H7.3
            table.pending = Pending::common_buyer;
            return;
        }
    }
    next_buyer(table);
}

GAME_FN inline void list_common_buyers(const Table& table, Actions& list) {
    list_bits(list, Kind::common_buyer, places_free(table), 0);
    list.push_back(make(Kind::no_common_buyer));
}

GAME_FN inline void apply_common_buyer(Table& table, Action action) {
    if (action.kind == Kind::common_buyer) {
        table.buyers[kCommon] |= place_bit(action.place);
        table.sides[table.active].common_buyers -= 1;
    }
    next_buyer(table);
}

}  // namespace wharf::hermagor
