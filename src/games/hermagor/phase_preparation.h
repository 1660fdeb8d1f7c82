// H3 Phase 2: income, the tiles of the market, consolation tiles, the new start player.
#pragma once

#include "games/hermagor/actions.h"
#include "games/hermagor/phase_selling.h"
#include "games/hermagor/state.h"

namespace wharf::hermagor {

// H3.1.
GAME_FN inline int income(std::uint64_t buyers) {
    int sum = 0;
    for (int lane = 0; lane < kLanes; ++lane) sum += lane_income(count_bits(buyers & fields_of_lane(lane)));
    return sum;
}

// H3.2: the colour that wins the tile of a stall, or kSpectator if it stays.
GAME_FN inline Seat winner_of(const Table& table, int stall) {
    const std::uint64_t around = places_around(stall);
    int most = 0;
    SeatSet tied;
    for (Seat colour = 0; colour < colours(table); ++colour) {
        const int buyers = count_bits(table.buyers[colour] & around);
        if (buyers == 0 || buyers < most) continue;
        if (buyers > most) tied = SeatSet::nobody();
        most = buyers;
        tied.insert(colour);
    }
    if (tied.empty()) return kSpectator;
    if (tied.size() == 1) return tied.first();
    Seat winner = kSpectator;
    int most_beside = -1;
    for (SeatSet left = tied; !left.empty(); left.erase(left.first())) {
        const Seat colour = left.first();
        if ((table.buyers[colour] & place_bit(place_of_stall(stall))) != 0) return colour;
        const int beside = count_bits(table.buyers[colour] & fields_beside(stall));
        if (beside == most_beside) winner = kSpectator;
        if (beside > most_beside) {
            most_beside = beside;
            winner = colour;
        }
    }
    return winner;
}

GAME_FN inline bool is_single(int tile) {
    return tile <= kProductTiles && count_bits(std::uint32_t{goods_on(tile)}) == 1;
}
GAME_FN inline int single_good(int tile) { return lowest_bit(std::uint32_t{goods_on(tile)}); }

// H3.3: never above the highest price.
GAME_FN inline void raise_price(Table& table, int good) {
    if (table.prices[good] < kHighestPrice) table.prices[good] = static_cast<std::uint8_t>(table.prices[good] + 1);
}

GAME_FN inline bool any_price_can_rise(const Table& table) {
    for (const std::uint8_t price : table.prices)
        if (price < kHighestPrice) return true;
    return false;
}

// The tile of a stall goes to its winner. H3.4: price fluctuation and good deal go back to the bag; H7.4: so does
// everything the common colour wins.
GAME_FN inline void take_tile(Table& table, int stall, Seat winner) {
    const std::uint8_t tile = table.stalls[stall];
    table.stalls[stall] = kNoTile;
    const bool common = winner >= table.players;
    if (common || tile == kPriceFluctuation || tile == kGoodDealTile)
        table.bag |= tile_bit(tile);
    else
        table.sides[winner].tiles |= tile_bit(tile);
    if (tile == kGoodDealTile && !common)
        table.sides[winner].money = static_cast<std::int16_t>(table.sides[winner].money + kGoodDeal);
    if (common && is_single(tile)) raise_price(table, single_good(tile));
}

// H3.3, H3.4: what the winner must decide before he takes the tile; `over` if nothing.
GAME_FN inline Pending decision_for(const Table& table, int tile, Seat winner) {
    if (winner >= table.players) return Pending::over;
    if (tile == kPriceFluctuation && any_price_can_rise(table)) return Pending::fluctuation;
    if (is_single(tile) && table.prices[single_good(tile)] < kHighestPrice) return Pending::raise;
    return Pending::over;
}

GAME_FN inline void draw_from(Table& table, int order);

// H3.2: the tiles from this stall on. While its winner decides about a price, a tile still lies on its stall.
GAME_FN inline void award_from(Table& table, int stall) {
    for (; stall < kStalls; ++stall) {
        const int tile = table.stalls[stall];
        if (tile == kNoTile) continue;
        const Seat winner = winner_of(table, stall);
        if (winner == kSpectator) continue;
        const Pending decision = decision_for(table, tile, winner);
        if (decision != Pending::over) {
            table.stall = static_cast<std::uint8_t>(stall);
            table.active = winner;
            table.pending = decision;
            return;
        }
        take_tile(table, stall, winner);
    }
    table.stall = 0;
    draw_from(table, 0);
}

// H7.3: unused common buyers lapse.
GAME_FN inline void begin_preparation(Table& table) {
    table.turn = 0;
    for (Seat seat = 0; seat < table.players; ++seat) {
        Side& side = table.sides[seat];
        side.common_buyers = 0;
        side.money = static_cast<std::int16_t>(side.money + income(table.buyers[seat]));
    }
    award_from(table, 0);
}

GAME_FN inline void list_raises(const Table& table, Actions& list) {
    if (table.pending == Pending::raise) {
        const int good = single_good(table.stalls[table.stall]);
        list.push_back(make(Kind::raise, 0, good));
        list.push_back(make(Kind::keep, 0, good));
        return;
    }
    for (int good = 0; good < kGoods; ++good)
        if (table.prices[good] < kHighestPrice) list.push_back(make(Kind::raise, 0, good));
}

GAME_FN inline void apply_raise(Table& table, Action action) {
    if (action.kind == Kind::raise) raise_price(table, action.good);
    take_tile(table, table.stall, table.active);
    award_from(table, table.stall + 1);
}

// H3.7: the buyers return.
GAME_FN inline void end_preparation(Table& table) {
    for (std::uint64_t& buyers : table.buyers) buyers = 0;
    begin_selling(table);
}

// H3.6: who holds the lowest product tile, or kSpectator if nobody holds any.
GAME_FN inline Seat lowest_tile_holder(const Table& table) {
    Seat holder = kSpectator;
    int lowest = kProductTiles;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const std::uint32_t products = table.sides[seat].tiles & kProducts;
        if (products == 0 || lowest_bit(products) >= lowest) continue;
        lowest = lowest_bit(products);
        holder = seat;
    }
    return holder;
}

// H3.6, H8.1: the holder of the lowest product tile names the start player, unless the tax officer did.
GAME_FN inline void ask_for_start(Table& table) {
    const Seat holder = (table.options & kTaxOfficer) != 0 ? kSpectator : lowest_tile_holder(table);
    if (holder == kSpectator) {
        end_preparation(table);
        return;
    }
    table.active = holder;
    table.pending = Pending::name_start;
}

GAME_FN inline void list_names(const Table& table, Actions& list) {
    for (int seat = 0; seat < table.players; ++seat) list.push_back(make(Kind::name, 0, 0, seat));
}

GAME_FN inline void apply_name_start(Table& table, Action action) {
    table.start = action.value;
    end_preparation(table);
}

// H3.5: the next player without a product tile from this place on draws, while the bag holds any.
GAME_FN inline void draw_from(Table& table, int order) {
    for (; order < table.players; ++order) {
        const Seat seat = seat_in_order(table, order);
        if ((table.sides[seat].tiles & kProducts) != 0 || (table.bag & kProducts) == 0) continue;
        table.active = seat;
        table.pending = Pending::draw;
        return;
    }
    ask_for_start(table);
}

GAME_FN inline void list_draws(const Table& table, Actions& list) {
    for (std::uint32_t left = table.bag & kProducts; left != 0; left &= left - 1)
        list.push_back(make(Kind::draw, table.active, 0, lowest_bit(left) + 1));
}

GAME_FN inline void apply_draw(Table& table, Action action) {
    table.bag &= ~tile_bit(action.value);
    table.sides[table.active].tiles |= tile_bit(action.value);
    draw_from(table, order_of(table, table.active) + 1);
}

}  // namespace wharf::hermagor
