// What buyers on the market promise: income of lanes, and the chance to hold each good when the selling begins. Amounts
// are tenths of a point, chances are 32nds.
#pragma once

#include "games/hermagor/rules.h"
#include "games/hermagor/weights.h"

namespace wharf::hermagor {

struct MarketPromise {
    std::uint8_t goods[kMaxPlayers][kGoods];  // chance to hold the good while selling
    std::int32_t extras[kMaxPlayers];         // income and special tiles

    explicit MarketPromise(const Table& table) {
        int lacks[kMaxPlayers][kGoods];  // chance not to hold it, of kFineSure
        for (Seat seat = 0; seat < table.players; ++seat) {
            const Side& side = table.sides[seat];
            const bool draws = table.pending == Pending::draw && (side.tiles & kProducts) == 0;
            const std::uint32_t held = goods_held(side);
            for (int good = 0; good < kGoods; ++good)
                lacks[seat][good] = draws ? kFineSure - kSure * kWeights.drawn : (held >> good) & 1U ? 0 : kFineSure;
            extras[seat] = holds(side, kSideRoad) && side.depots_in_hand != 0 ? kWeights.side_road : 0;
        }
        switch (table.pending) {
            case Pending::show_money:
            case Pending::tax_start:
            case Pending::buyer:
            case Pending::common_buyer:
                for (Seat seat = 0; seat < table.players; ++seat) expect_income(table, seat);
                for (int stall = 0; stall < kStalls; ++stall) expect_tile(table, stall, lacks);
                break;
            case Pending::raise:
            case Pending::fluctuation:
                for (int stall = table.stall; stall < kStalls; ++stall) expect_tile(table, stall, lacks);
                break;
            default: break;
        }
        for (Seat seat = 0; seat < table.players; ++seat)
            for (int good = 0; good < kGoods; ++good)
                goods[seat][good] = static_cast<std::uint8_t>((kFineSure - lacks[seat][good]) / kSure);
    }

 private:
    static bool is_market(const Table& table) { return table.pending < Pending::raise; }

    static int buyers_in_hand(const Table& table, Seat seat) {
        if (!is_market(table)) return 0;
        const bool placed = order_of(table, seat) < order_of(table, table.active) ||
                            (seat == table.active && table.pending == Pending::common_buyer);
        return kBuyers - table.turn - (placed ? 1 : 0);
    }

    void expect_income(const Table& table, Seat seat) {
        int most = 0;
        for (int lane = 0; lane < kLanes; ++lane) {
            const int own = count_bits(table.buyers[seat] & fields_of_lane(lane));
            extras[seat] += kTenths * lane_income(own);
            most = own > most ? own : most;
        }
        extras[seat] += kWeights.next_in_lane * most * buyers_in_hand(table, seat);
    }

    // H3.2 as one number: buyers on and around the stall, then the stall itself, then the fields beside.
    static constexpr int kInside = 7;  // more than the four fields beside can make up
    static int claim(std::uint64_t buyers, int stall) {
        const int around = count_bits(buyers & places_around(stall));
        const int inside = ((buyers >> place_of_stall(stall)) & 1U) != 0 ? kInside : 0;
        return kClaim * around + inside + count_bits(buyers & fields_beside(stall));
    }

    // With all buyers placed the claims decide; before, a lead is a chance, the surer the fewer buyers are to come.
    static int chance_to_win(const Table& table, Seat seat, int own, int rival) {
        if (!is_market(table)) return own > rival ? kSure : 0;
        if (own == 0) return buyers_in_hand(table, seat) * (rival == 0 ? kWeights.nobody_there : kWeights.others_there);
        constexpr int kLead = kWeights.lead;
        constexpr int kPerTurn[kBuyers + 1] = {kLead, kLead, kLead / 2, kLead / 3, kLead / 4};
        const int chance = kSure / 2 + (own - rival) * kPerTurn[kBuyers - table.turn] / (kClaim / 2);
        return chance > kSure - 1 ? kSure - 1 : chance < 1 ? 1 : chance;
    }

    static int special_worth(int tile) {
        switch (tile) {
            case kPriceFluctuation: return kWeights.fluctuation;
            case kSideRoad: return kWeights.side_road;
            case kBlackMarket: return kWeights.black_market;
            default: return kTenths * kGoodDeal;
        }
    }

    void expect_tile(const Table& table, int stall, int (&lacks)[kMaxPlayers][kGoods]) {
        const int tile = table.stalls[stall];
        if (tile == kNoTile) return;
        int claims[kMaxPlayers];
        int first = 0;
        int second = 0;
        for (int colour = 0; colour < colours(table); ++colour) {
            const int own = claims[colour] = claim(table.buyers[colour], stall);
            second = own > first ? first : own > second ? own : second;
            first = own > first ? own : first;
        }
        for (Seat seat = 0; seat < table.players; ++seat) {
            const int chance = chance_to_win(table, seat, claims[seat], claims[seat] == first ? second : first);
            if (chance == 0) continue;
            if (tile > kProductTiles) {
                extras[seat] += special_worth(tile) * chance / kSure;
                continue;
            }
            for (std::uint32_t left = goods_on(tile); left != 0; left &= left - 1) {
                int& lack = lacks[seat][lowest_bit(left)];
                lack = lack * (kSure - chance) / kSure;
            }
        }
    }
};

}  // namespace wharf::hermagor
