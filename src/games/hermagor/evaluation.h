// What a position of Hermagor promises: money, the coming sales along a route, regions on their way, duchies, the main
// road, and what later sellers will pay. Amounts inside are tenths of a point, chances are 32nds.
#pragma once

#include "core/estimate.h"
#include "games/hermagor/evaluation_map.h"
#include "games/hermagor/evaluation_market.h"

namespace wharf::hermagor {

struct HermagorEvaluation {
    using Rules = Hermagor;

    static constexpr std::int32_t scale(int /*players*/) { return kWeights.scale; }
    static constexpr int kQuiescenceLimit = 0;  // chances are weighed here, so nothing need be drawn first
    static constexpr float exploration(int /*players*/) { return kWeights.exploration; }
    static constexpr int rollout_turns(int /*players*/) { return 0; }
    static constexpr bool kChanceNodes = true;
    static bool is_quiet(const State&) { return true; }
    static bool quiesces_greedily(const State&) { return true; }
    // H4.4: a way may take several moves, so none is vain before another.
    static bool is_reposition(Action action) { return action.kind == Kind::move; }
    static bool ends_turn(Action action) { return action.kind == Kind::pass; }
    static bool is_redundant_before(Action, Action) { return false; }
    static bool chance_matters(const State&) { return true; }

    static Estimate estimate(const State& state) {
        const Table& table = state.table;
        const MarketPromise market(table);
        const Prospect prospect(table);
        Estimate estimate;
        for (Seat seat = 0; seat < table.players; ++seat)
            estimate.centipoints[seat] =
                kPoint / kTenths * (market.extras[seat] + of_seat(table, prospect, seat, market.goods[seat]));
        return estimate;
    }

 private:
    // What lies ahead of everybody.
    struct Prospect {
        int future = 0;     // H2.1: depots of the rounds to come
        int noble;          // H5.3: the next field of the nobility track
        int field[kGoods];  // H5.2: the next field of a row
        int end[kGoods];    // H6.2: end value, with the price still rising
        int price[kGoods];

        explicit Prospect(const Table& table) {
            int rounds = 0;
            for (int i = 0; i < kActionTileValues; ++i) {
                rounds += table.action_tiles[i];
                future += table.action_tiles[i] * (kLowestActionTile + i);
            }
            const std::uint32_t nobility = nobility_free(table);
            noble = nobility == 0 ? 0 : kTenths * nobility_value(lowest_bit(nobility));
            std::uint32_t discs = 0;
            for (const Side& side : table.sides) discs |= side.discs;
            for (int good = 0; good < kGoods; ++good) {
                price[good] = kTenths * table.prices[good];
                std::uint32_t fields = fields_open_at(table.prices[good]) & ~(discs >> (kBuildingFields * good));
                if (table.players == 2) fields &= kTwoPlayerFields;
                field[good] = fields == 0 ? kNoField : kTenths * building_value(lowest_bit(fields));
                end[good] = end_in(price[good] + kWeights.price_rise * rounds);
            }
        }

        static int end_in(int tenths) {
            if (tenths >= kTenths * kHighestPrice) return kTenths * end_value(kHighestPrice);
            const int low = end_value(tenths / kTenths);
            return kTenths * low + (end_value(tenths / kTenths + 1) - low) * (tenths % kTenths);
        }
    };
    static constexpr int kNoField = -1000;  // less than any end value makes up for

    static std::int32_t of_seat(const Table& table, const Prospect& prospect, Seat seat,
                                const std::uint8_t (&goods)[kGoods]) {
        const Side& side = table.sides[seat];
        std::int32_t sum = kTenths * side.money + kWeights.future_sale * prospect.future +
                           (seat == table.start && prospect.future > 0 ? kWeights.start : 0);
        VillageGains gains;
        sum += rows_and_regions(table, prospect, seat, gains.region);
        sum += duchies(table, prospect, side, gains.duchy);
        sum += others(table, prospect, seat, gains);
        return sum + route(table, seat, prospect.price, goods, gains);
    }

    // H5, H6.2: end values of own rows, and every region's disc by the chance to fill its gaps in time.
    static int rows_and_regions(const Table& table, const Prospect& prospect, Seat seat, int* gains) {
        const Side& side = table.sides[seat];
        int sum = 0;
        int worth[kGoods + 1];  // of a disc in each row; the last for nobility
        worth[kGoods] = prospect.noble;
        for (int good = 0; good < kGoods; ++good) {
            const bool own = ((side.discs >> (kBuildingFields * good)) & ((1U << kBuildingFields) - 1U)) != 0;
            sum += own ? prospect.end[good] : 0;
            const int disc = prospect.field[good] + (own ? 0 : prospect.end[good]);
            worth[good] = disc < 0 ? 0 : disc;
        }
        const int ahead = kSure * prospect.future + kWeights.plan_share * side.depots_in_hand;
        const int fill = kFineSure * ahead / (ahead + kSure * kWeights.half_of_gaps);
        int chance[kMostGaps + 1];
        int step[kMostGaps + 1];
        chance[0] = kFineSure;
        for (int gaps = 1; gaps <= kMostGaps; ++gaps) {
            chance[gaps] = chance[gaps - 1] * fill >> kFineBits;
            step[gaps] = chance[gaps - 1] - chance[gaps];
        }
        chance[0] = step[0] = 0;  // complete: the disc is laid, or was declined
        const bool has_disc = discs_laid(side) < kDiscs;
        int promised = 0;
        for (int region = 0; region < kRegions; ++region) {
            const std::uint8_t(&rows)[kRowsOfRegion] = kMapLists.rows[region];
            const int disc = larger(worth[rows[0]], larger(worth[rows[1]], worth[rows[2]]));
            const int gaps = count_bits(villages_of_region(region) & ~side.depots);
            promised += disc * chance[gaps];
            gains[region] = has_disc ? disc * step[gaps] >> kFineBits : 0;
        }
        gains[kRegions] = 0;
        if (has_disc) sum += promised >> kFineBits;
        if (seat == table.active && table.pending == Pending::disc) {  // completed, its disc about to be laid
            for (std::uint32_t left = table.regions; left != 0; left &= left - 1) {
                const std::uint8_t(&rows)[kRowsOfRegion] = kMapLists.rows[lowest_bit(left)];
                sum += larger(worth[rows[0]], larger(worth[rows[1]], worth[rows[2]]));
            }
        }
        return sum;
    }

    // H6.3: the weakest duchy, after a share of the future depots has gone where it is weakest.
    static int duchies(const Table& table, const Prospect& prospect, const Side& side, int* gains) {
        const int factor = kTenths * duchy_factor(table.players);
        const int spare = kWeights.duchy_share * prospect.future +
                          kWeights.duchy_share * kWeights.plan_share * side.depots_in_hand / kSure;
        int own[kDuchies];
        for (int duchy = 0; duchy < kDuchies; ++duchy)
            own[duchy] = kSure * count_bits(side.depots & villages_of_duchy(duchy));
        const int now = weakest(own, spare);
        for (int duchy = 0; duchy < kDuchies; ++duchy) {
            own[duchy] += kSure;
            gains[duchy] = factor * (weakest(own, spare) - now) >> kChanceBits;
            own[duchy] -= kSure;
        }
        return factor * now >> kChanceBits;
    }

    // H4.7 and H6.4: what others bring as later sellers, and the prizes of the main road.
    static int others(const Table& table, const Prospect& prospect, Seat seat, VillageGains& gains) {
        const Side& side = table.sides[seat];
        int sum = 0;
        int most = 0;
        int fewest = kDepots;
        for (Seat other = 0; other < table.players; ++other) {
            if (other == seat) continue;
            const Side& rival = table.sides[other];
            const int theirs = depots_on_main_road(rival);
            most = larger(most, theirs);
            fewest = -larger(-fewest, -theirs);
            gains.visit[other] = kWeights.visit * (prospect.future + rival.depots_in_hand) / kVillages;
            const std::uint32_t paying = side.depots & ~rival.depots;
            sum += gains.visit[other] * count_bits(paying);
            if (table.players == 2) sum += gains.visit[other] * count_bits(paying & table.sides[kCommon].depots);
        }
        const int own = depots_on_main_road(side);
        const int ahead = prospect.future + side.depots_in_hand;
        const int now = road_prizes(own, most, fewest, ahead);
        gains.road = road_prizes(own + 1, most, fewest, ahead) - now;
        return sum + now;
    }
};

}  // namespace wharf::hermagor
