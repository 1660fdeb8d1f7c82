// What follows from a position of Hermagor without playing on: who wins which tile as the market stands, what regions
// lack, what a depot would bring. For the numbers of machines that learn; all of it runs on every target.
#pragma once

#include "games/hermagor/rules.h"

namespace wharf::hermagor {

inline constexpr int kMostAtRegion = 6;  // H0.2: villages of a region

GAME_FN constexpr int greater(int a, int b) { return a > b ? a : b; }

// H3.2 as one number: buyers on and around a stall, then the stall itself, then the fields beside it.
inline constexpr int kClaimAround = 16;
inline constexpr int kClaimInside = 7;  // more than fields can lie beside
GAME_FN inline int claim_on(std::uint64_t buyers, int stall) {
    const int inside = static_cast<int>((buyers >> place_of_stall(stall)) & 1U);
    return kClaimAround * count_bits(buyers & places_around(stall)) + kClaimInside * inside +
           count_bits(buyers & fields_beside(stall));
}
// What one more buyer on a place adds to the claim.
GAME_FN inline int claim_by(int place, int stall) {
    if (place == place_of_stall(stall)) return kClaimAround + kClaimInside;
    return kClaimAround + static_cast<int>((fields_beside(stall) >> place) & 1U);
}

// The market as it stands: the tiles that would be won if no more buyers came.
struct MarketOutlook {
    bool is_open;                               // buyers stand there, or may come
    std::uint8_t claims[kMaxPlayers][kStalls];  // by colour
    std::uint8_t best[kStalls];                 // the greatest claim
    std::uint8_t second[kStalls];               // the greatest below it
    std::uint8_t leaders[kStalls];              // the colours that have it, as bits; none where there is no tile
    std::uint8_t promised[kMaxPlayers];         // goods that would be won, by colour

    GAME_FN explicit MarketOutlook(const Table& table)
        : is_open(table.pending >= Pending::buyer && table.pending <= Pending::fluctuation) {
        for (std::uint8_t& goods : promised) goods = 0;
        for (int stall = 0; stall < kStalls; ++stall) {
            best[stall] = second[stall] = leaders[stall] = 0;
            for (auto& of : claims) of[stall] = 0;
            if (!is_open || table.stalls[stall] == kNoTile) continue;
            for (int colour = 0; colour < colours(table); ++colour) {
                const int claim = claim_on(table.buyers[colour], stall);
                claims[colour][stall] = static_cast<std::uint8_t>(claim);
                if (claim > best[stall]) {
                    second[stall] = best[stall];
                    best[stall] = static_cast<std::uint8_t>(claim);
                    leaders[stall] = static_cast<std::uint8_t>(1U << colour);
                } else if (claim != 0 && claim == best[stall]) {
                    leaders[stall] = static_cast<std::uint8_t>(leaders[stall] | (1U << colour));
                } else if (claim > second[stall]) {
                    second[stall] = static_cast<std::uint8_t>(claim);
                }
            }
            for (int colour = 0; colour < colours(table); ++colour)
                if (wins(colour, stall) && table.stalls[stall] <= kProductTiles)
                    promised[colour] = static_cast<std::uint8_t>(promised[colour] | goods_on(table.stalls[stall]));
        }
    }

    GAME_FN bool wins(int colour, int stall) const { return leaders[stall] == 1U << colour; }
    // The greatest claim of all other colours.
    GAME_FN int best_other(int colour, int stall) const { return wins(colour, stall) ? second[stall] : best[stall]; }
};

// What discs would bring now: H5.2, H5.3 the next field of every row and of the nobility track, H6.2 the end values.
struct DiscOutlook {
    std::int8_t field[kGoods];  // -1: no open free field
    std::int8_t noble;

    GAME_FN explicit DiscOutlook(const Table& table) {
        for (int good = 0; good < kGoods; ++good) {
            const std::uint32_t fields = fields_free(table, good);
            field[good] = static_cast<std::int8_t>(fields == 0 ? -1 : building_value(lowest_bit(fields)));
        }
        const std::uint32_t track = nobility_free(table);
        noble = static_cast<std::int8_t>(track == 0 ? -1 : nobility_value(lowest_bit(track)));
    }

    // The best disc of a region for a player: its field, and the end value of a row that is new to him; 0: none.
    GAME_FN int worth(const Table& table, const Side& side, int region) const {
        if (discs_laid(side) == kDiscs) return 0;
        if (is_noble(region)) return greater(noble, 0);
        int best = 0;
        for (std::uint32_t rows = buildings_of(region); rows != 0; rows &= rows - 1) {
            const int good = lowest_bit(rows);
            if (field[good] < 0) continue;
            const bool is_own = ((side.discs >> (kBuildingFields * good)) & ((1U << kBuildingFields) - 1U)) != 0;
            best = greater(best, field[good] + (is_own ? 0 : end_value(table.prices[good])));
        }
        return best;
    }
};

// The map for one player: what every region lacks, and what a depot would bring in every village.
struct MapOutlook {
    std::uint8_t gaps[kRegions];
    std::uint8_t worth[kRegions];       // of its disc
    std::uint8_t cost[kVillages];       // of the way from the merchant
    std::int8_t gain[kVillages];        // price less way, and the discs of regions it completes
    std::uint8_t completes[kVillages];  // regions
    std::uint8_t discs[kVillages];      // what they bring

    GAME_FN MapOutlook(const Table& table, const DiscOutlook& outlook, const Side& side) {
        for (int region = 0; region < kRegions; ++region) {
            gaps[region] = static_cast<std::uint8_t>(count_bits(villages_of_region(region) & ~side.depots));
            worth[region] = static_cast<std::uint8_t>(gaps[region] == 0 ? 0 : outlook.worth(table, side, region));
        }
        for (int i = 0; i < kVillages; ++i) {
            int completed = 0;
            int brought = 0;
            if (((side.depots >> i) & 1U) == 0)
                for (std::uint32_t left = regions_of_village(i + 1); left != 0; left &= left - 1) {
                    const int region = lowest_bit(left);
                    completed += gaps[region] == 1;
                    brought += gaps[region] == 1 ? worth[region] : 0;
                }
            cost[i] = cost_of_way(side.merchant, i + 1);
            completes[i] = static_cast<std::uint8_t>(completed);
            discs[i] = static_cast<std::uint8_t>(brought);
            gain[i] = static_cast<std::int8_t>(table.prices[good_in(i + 1)] - cost[i] + brought);
        }
    }
};

// The villages without an own depot that buy one of the goods.
GAME_FN inline std::uint32_t villages_for(const Side& side, std::uint32_t goods) {
    std::uint32_t villages = 0;
    for (; goods != 0; goods &= goods - 1) villages |= villages_buying(lowest_bit(goods));
    return villages & ~side.depots;
}

}  // namespace wharf::hermagor
