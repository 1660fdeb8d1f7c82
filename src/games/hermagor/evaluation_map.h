// The map as the evaluation uses it: what a depot would gain in a village, and the best route to such villages. Amounts
// are tenths of a point, chances are 32nds.
#pragma once

#include "games/hermagor/map_lists.h"
#include "games/hermagor/rules.h"
#include "games/hermagor/weights.h"

namespace wharf::hermagor {

GAME_FN constexpr int larger(int a, int b) { return a > b ? a : b; }

inline constexpr int kMostGaps = 6;  // H0.2: regions of three to six villages

// What one more depot gains, beside the price it is sold for.
struct VillageGains {
    int region[kRegions + 1];  // per region with a gap there; the last is 0
    int duchy[kDuchies];
    int road;
    int visit[kMaxPlayers];  // per other player who has no depot there yet

    int at_regions(int village) const {
        const std::uint8_t(&at)[kRegionsAtVillage] = kMapLists.regions[village];
        return region[at[0]] + region[at[1]] + region[at[2]] + region[at[3]];
    }
};

// H6.3: depots (32nds) of the weakest duchy after `spare` more have been laid where it was weakest.
GAME_FN constexpr int weakest(const int (&own)[kDuchies], int spare) {
    const int all = own[0] + own[1] + own[2];
    const int most = larger(own[0], larger(own[1], own[2]));
    const int least = -larger(-own[0], larger(-own[1], -own[2]));
    const int two = (all - most + spare) / 2;
    const int three = (all + spare) / 3;
    return -larger(-(least + spare), larger(-two, -three));
}

// H6.4: the lead over the best other and over the weakest other, each the surer the fewer actions are `ahead`.
GAME_FN constexpr int road_prizes(int own, int most, int fewest, int ahead) {
    constexpr int kPrize = kTenths * kMainRoadPrize;
    if (ahead == 0) return kTenths * score_main_road(own, larger(own, most), -larger(-own, -fewest));
    const int width = kWeights.road_lead + ahead / kWeights.road_actions;
    const int up = larger(0, kPrize / 2 + kPrize * (own - most) / width);
    const int down = larger(0, kPrize / 2 + kPrize * (fewest - own) / width);
    return (up > kPrize ? kPrize : up) - (down > kPrize ? kPrize : down);
}

// H4.2: the depots in hand, each to the village with the most left after the way there; what is gained on the way.
// Prices are weighed with the chance to hold the good.
inline int route(const Table& table, Seat seat, const int (&prices)[kGoods], const std::uint8_t (&goods)[kGoods],
                 const VillageGains& gains) {
    const Side& side = table.sides[seat];
    if (side.depots_in_hand == 0) return 0;
    // A village where a depot may be sold. Few goods are held, so these are few.
    struct Market {
        std::int16_t value;
        std::uint8_t chance;
        std::uint8_t village;
    };
    FixedList<Market, kVillages> markets;
    markets.reset();
    for (int good = 0; good < kGoods; ++good) {
        if (goods[good] == 0) continue;
        for (std::uint32_t left = villages_buying(good) & ~side.depots; left != 0; left &= left - 1) {
            const int village = lowest_bit(left);
            int value = prices[good] + gains.at_regions(village) + gains.duchy[kMapLists.duchy[village]] +
                        ((kMainRoad >> village) & 1U ? gains.road : 0);
            for (Seat other = 0; other < table.players; ++other)
                if (other != seat && ((table.sides[other].depots >> village) & 1U) == 0) value += gains.visit[other];
            markets.push_back({static_cast<std::int16_t>(value), goods[good], static_cast<std::uint8_t>(village)});
        }
    }
    int sum = 0;
    int from = side.merchant;
    for (int action = 0; action < side.depots_in_hand; ++action) {
        // Gain in the upper bits, village in the lower: equal gains go to the higher number.
        int best = kVillages - 1;
        int taken = 0;
        for (int i = 0; i < markets.size(); ++i) {
            const Market& market = markets[i];
            const int gain = (market.value - kTenths * cost_of_way(from, market.village + 1)) * market.chance;
            const int key = (gain & ~(kVillages - 1)) | market.village;
            taken = key > best ? i : taken;
            best = key > best ? key : best;
        }
        if (best < kVillages) break;
        sum += best / kVillages;
        markets[taken].chance = 0;
        from = markets[taken].village + 1;
    }
    return sum;
}

}  // namespace wharf::hermagor
