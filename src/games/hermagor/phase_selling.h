// H4 Phase 3: one action each in turn, until nobody has depots in hand.
#pragma once

#include "games/hermagor/actions.h"
#include "games/hermagor/phase_regions.h"
#include "games/hermagor/state.h"

namespace wharf::hermagor {

GAME_FN inline void begin_round(Table& table);

// H6.1: tiles return to the bag, common depots to their supply (H7.5); the next round or the end.
GAME_FN inline void end_round(Table& table) {
    for (Side& side : table.sides) {
        table.bag |= side.tiles;
        side.tiles = 0;
        side.common_depots = 0;
    }
    table.actions = 0;
    table.acted = table.common_laid = 0;
    bool more = false;
    for (const std::uint8_t tiles : table.action_tiles) more = more || tiles > 0;
    if (more) {
        begin_round(table);
        return;
    }
    table.active = table.start;
    table.pending = Pending::over;
}

// H4.1, H4.10: the next player from this place on who has depots in hand; nobody: the round ends.
GAME_FN inline void turn_from(Table& table, int order) {
    for (int k = 0; k < table.players; ++k, ++order) {
        if (order >= table.players) order = 0;
        const Seat seat = seat_in_order(table, order);
        if (table.sides[seat].depots_in_hand == 0) continue;
        table.active = seat;
        table.acted = table.common_laid = 0;
        table.pending = Pending::action;
        return;
    }
    end_round(table);
}

GAME_FN inline void begin_selling(Table& table) { turn_from(table, 0); }
GAME_FN inline void end_turn(Table& table) { turn_from(table, order_of(table, table.active) + 1); }

GAME_FN inline std::uint32_t villages_reached(int from, int budget) {
    return villages_within(from, budget < kLongestWay ? budget : kLongestWay);
}

// A budget for half the way, rounded down, suffices for ways up to this cost (H4.4, H4.8).
GAME_FN constexpr int doubled(int budget) { return 2 * budget + 1; }

// H7.5: villages where the active player may lay a common depot.
GAME_FN inline std::uint32_t common_villages(const Table& table) {
    const Side& side = table.sides[table.active];
    if (table.common_laid != 0 || side.common_depots == 0) return 0;
    std::uint32_t villages = 0;
    for (std::uint32_t goods = goods_held(side); goods != 0; goods &= goods - 1)
        villages |= villages_buying(lowest_bit(goods));
    return villages & ~table.sides[kCommon].depots;
}

GAME_FN inline void list_common_depots(Actions& list, std::uint32_t villages) {
    for (; villages != 0; villages &= villages - 1) {
        const int village = lowest_bit(villages) + 1;
        list.push_back(make(Kind::common_depot, village, good_in(village)));
    }
}

GAME_FN inline void list_sales(Actions& list, std::uint32_t villages, Way way) {
    int count = list.count;
    for (; villages != 0; villages &= villages - 1) {
        assert(count < kMaxActions);
        const int village = lowest_bit(villages) + 1;
        list.items[count++] = make(Kind::sell, village, good_in(village), static_cast<int>(way));
    }
    list.count = static_cast<Actions::Size>(count);
}

GAME_FN inline void list_moves(Actions& list, std::uint32_t villages) {
    int count = list.count;
    for (; villages != 0; villages &= villages - 1) {
        assert(count < kMaxActions);
        list.items[count++] = make(Kind::move, lowest_bit(villages) + 1);
    }
    list.count = static_cast<Actions::Size>(count);
}

// H4.2–H4.5. A village is sold to if its good is held (H4.7) and money and price together pay the way.
GAME_FN inline void list_actions(const Table& table, Actions& list) {
    const Side& side = table.sides[table.active];
    const std::uint32_t here = side.merchant == kCity ? 0 : village_bit(side.merchant);
    const std::uint32_t elsewhere = ~side.depots & ~here;
    const bool side_road = holds(side, kSideRoad);
    std::uint32_t stays = 0;
    std::uint32_t travels = 0;
    std::uint32_t by_side_road = 0;
    for (std::uint32_t goods = goods_held(side); goods != 0; goods &= goods - 1) {
        const int good = lowest_bit(goods);
        const int budget = side.money + table.prices[good];
        const std::uint32_t villages = villages_buying(good);
        stays |= villages & here & ~side.depots;
        travels |= villages & elsewhere & villages_reached(side.merchant, budget);
        if (side_road) by_side_road |= villages & elsewhere & villages_reached(side.merchant, doubled(budget));
    }
    list_sales(list, stays, Way::stays);
    list_sales(list, travels, Way::travels);
    list_sales(list, by_side_road, Way::side_road);
    list_moves(list, elsewhere & villages_reached(side.merchant, doubled(side.money)));
    if (table.players == 2) list_common_depots(list, common_villages(table));
    list.push_back(make(Kind::pass));
}

// H4.7: a player with a depot in the village gets 1, or 2 if a common one lies there, too (H7.7). The seller has none
// there yet.
GAME_FN inline void pay_depot_owners(Table& table, std::uint32_t village) {
    const int pay = table.players == 2 && (table.sides[kCommon].depots & village) != 0 ? 2 : 1;
    for (Seat seat = 0; seat < table.players; ++seat) {
        Side& other = table.sides[seat];
        if ((other.depots & village) != 0) other.money = static_cast<std::int16_t>(other.money + pay);
    }
}

// H4.2, H4.3, H4.7–H4.9.
GAME_FN inline void sell(Table& table, Action action) {
    Side& side = table.sides[table.active];
    int cost = cost_of_way(side.merchant, action.place);
    if (static_cast<Way>(action.value) == Way::side_road) {
        cost /= 2;
        side.tiles &= ~tile_bit(kSideRoad);
        table.bag |= tile_bit(kSideRoad);
    }
    side.money = static_cast<std::int16_t>(side.money + table.prices[action.good] - cost);
    side.merchant = action.place;
    if (!holds(side, kBlackMarket)) pay_depot_owners(table, village_bit(action.place));
    lay_depot(table, table.active, action.place);
}

// H7.5: after the own action and discs perhaps a common depot, then the next player.
GAME_FN inline void after_action(Table& table) {
    if (table.players == 2 && common_villages(table) != 0)
        table.pending = Pending::common_depot;
    else
        end_turn(table);
}

// The next disc to decide on, or what follows when there is none.
GAME_FN inline void regions_on(Table& table, Seat colour) {
    if (ask_for_disc(table, colour)) return;
    if (colour == table.active)
        after_action(table);
    else if (table.acted != 0)
        end_turn(table);
    else
        table.pending = Pending::action;
}

GAME_FN inline void lay_common_depot(Table& table, Action action) {
    table.sides[table.active].common_depots -= 1;
    table.common_laid = 1;
    lay_depot(table, kCommon, action.place);
    regions_on(table, kCommon);
}

GAME_FN inline void apply_action(Table& table, Action action) {
    if (action.kind == Kind::common_depot) {
        lay_common_depot(table, action);
        return;
    }
    Side& side = table.sides[table.active];
    table.acted = 1;
    side.depots_in_hand -= 1;
    if (action.kind == Kind::sell) {
        sell(table, action);
    } else if (action.kind == Kind::move) {  // H4.4
        side.money = static_cast<std::int16_t>(side.money - cost_of_way(side.merchant, action.place) / 2);
        side.merchant = action.place;
    }
    regions_on(table, table.active);
}

GAME_FN inline void apply_common_depot(Table& table, Action action) {
    if (action.kind == Kind::common_depot)
        lay_common_depot(table, action);
    else
        end_turn(table);
}

GAME_FN inline void apply_disc(Table& table, Action action) {
    lay_disc(table, table.active, action);
    regions_on(table, table.active);
}

GAME_FN inline void apply_common_disc(Table& table, Action action) {
    lay_disc(table, kCommon, action);
    regions_on(table, kCommon);
}

}  // namespace wharf::hermagor
