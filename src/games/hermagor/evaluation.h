// What a position of Hermagor promises: money, the coming sales along a route, regions on their way, duchies, the main
// road, and what later sellers will pay. Amounts inside are tenths of a point, chances are 32nds.
#pragma once

#include "core/estimate.h"
#include "games/hermagor/evaluation_map.h"
#include "games/hermagor/evaluation_market.h"

namespace wharf::hermagor {

struct HermagorEvaluation {
    using Rules = Hermagor;

    static constexpr std::int32_t scale(int /*players*/) { return 1200; }
    static constexpr int kLeadOn = 0;  // chances are weighed here, so nothing need be drawn first
    static constexpr float curiosity(int /*players*/) { return 2; }
    static constexpr int turns_followed(int /*players*/) { return 0; }
    static constexpr bool kLuckDivides = true;
    static bool is_calm(const State&) { return true; }
    static bool look_tells(const State&) { return true; }
    static bool luck_counts(const State&) { return true; }

    static Estimate estimate(const State& state) {
        const Table& table = state.table;
        const MarketPromise market(table);
        const Prospect prospect(table);
        Estimate estimate;
        for (Seat seat = 0; seat < table.players; ++seat)
            estimate.centipoints[seat] =
                10 * (market.extras[seat] + of_seat(table, prospect, seat, market.goods[seat]));
        return estimate;
    }

 private:
    // H5: so many future depots fill every second gap of a region: what is left over from sales that pay for
    // themselves.
    static constexpr int kHalfOfGaps = 8;
    static constexpr int kPlanShare = 16;   // 32nds of a depot in hand that count as a future one; its sale is planned
    static constexpr int kDuchyShare = 26;  // H6.3: 32nds of future depots that go where the weakest duchy wants them
    static constexpr int kPriceRise = 4;    // H3.3: tenths a price rises in a round
    static constexpr int kVisit =
        10;  // H4.7: the coin of another player, who comes to one of 32 villages with each action
    static constexpr int kFutureSale = 45;  // the price of a coming round's sale, less its way and its buyer
    static constexpr int kStart =
        -10;  // H3.6: who places the first buyer shows his hand, who places the last answers all

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
            noble = nobility == 0 ? 0 : 10 * nobility_value(lowest_bit(nobility));
            std::uint32_t discs = 0;
            for (const Side& side : table.sides) discs |= side.discs;
            for (int good = 0; good < kGoods; ++good) {
                price[good] = 10 * table.prices[good];
                std::uint32_t fields = fields_open_at(table.prices[good]) & ~(discs >> (kBuildingFields * good));
                if (table.players == 2) fields &= kTwoPlayerFields;
                field[good] = fields == 0 ? kNoField : 10 * building_value(lowest_bit(fields));
                end[good] = end_in(price[good] + kPriceRise * rounds);
            }
        }

        static int end_in(int tenths) {
            if (tenths >= 10 * kHighestPrice) return 10 * end_value(kHighestPrice);
            const int low = end_value(tenths / 10);
            return 10 * low + (end_value(tenths / 10 + 1) - low) * (tenths % 10);
        }
    };
    static constexpr int kNoField = -1000;

    static std::int32_t of_seat(const Table& table, const Prospect& prospect, Seat seat,
                                const std::uint8_t (&goods)[kGoods]) {
        const Side& side = table.sides[seat];
        std::int32_t sum =
            10 * side.money + kFutureSale * prospect.future + (seat == table.start && prospect.future > 0 ? kStart : 0);
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
        const int ahead = 32 * prospect.future + kPlanShare * side.depots_in_hand;
        const int fill = 1024 * ahead / (ahead + 32 * kHalfOfGaps);
        int chance[kMostGaps + 1];
        int step[kMostGaps + 1];
        chance[0] = 1024;
        for (int gaps = 1; gaps <= kMostGaps; ++gaps) {
            chance[gaps] = chance[gaps - 1] * fill >> 10;
            step[gaps] = chance[gaps - 1] - chance[gaps];
        }
        chance[0] = step[0] = 0;  // complete: the disc is laid, or was declined
        const bool has_disc = discs_laid(side) < kDiscs;
        int promised = 0;
        for (int region = 0; region < kRegions; ++region) {
            const std::uint8_t(&rows)[3] = kMapLists.rows[region];
            const int disc = larger(worth[rows[0]], larger(worth[rows[1]], worth[rows[2]]));
            const int gaps = count_bits(villages_of_region(region) & ~side.depots);
            promised += disc * chance[gaps];
            gains[region] = has_disc ? disc * step[gaps] >> 10 : 0;
        }
        gains[kRegions] = 0;
        if (has_disc) sum += promised >> 10;
        if (seat == table.active && table.pending == Pending::disc) {  // completed, its disc about to be laid
            for (std::uint32_t left = table.regions; left != 0; left &= left - 1) {
                const std::uint8_t(&rows)[3] = kMapLists.rows[lowest_bit(left)];
                sum += larger(worth[rows[0]], larger(worth[rows[1]], worth[rows[2]]));
            }
        }
        return sum;
    }

    // H6.3: the weakest duchy, after a share of the future depots has gone where it is weakest.
    static int duchies(const Table& table, const Prospect& prospect, const Side& side, int* gains) {
        const int factor = 10 * duchy_factor(table.players);
        const int spare = kDuchyShare * prospect.future + kDuchyShare * kPlanShare * side.depots_in_hand / 32;
        int own[kDuchies];
        for (int duchy = 0; duchy < kDuchies; ++duchy)
            own[duchy] = 32 * count_bits(side.depots & villages_of_duchy(duchy));
        const int now = weakest(own, spare);
        for (int duchy = 0; duchy < kDuchies; ++duchy) {
            own[duchy] += 32;
            gains[duchy] = factor * (weakest(own, spare) - now) >> 5;
            own[duchy] -= 32;
        }
        return factor * now >> 5;
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
            gains.visit[other] = kVisit * (prospect.future + rival.depots_in_hand) / 32;
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
