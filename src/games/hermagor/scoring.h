// H6 End of the game, one number per clause.
#pragma once

#include "games/hermagor/state.h"

namespace wharf::hermagor {

struct Score {
    int money;
    int buildings;  // H6.2
    int duchies;    // H6.3
    int main_road;  // H6.4

    GAME_FN constexpr int total() const { return money + buildings + duchies + main_road; }
};

// H6.2: once per row.
GAME_FN inline int score_buildings(const std::uint8_t (&prices)[kGoods], std::uint32_t discs) {
    int sum = 0;
    for (int good = 0; good < kGoods; ++good)
        if (((discs >> (kBuildingFields * good)) & ((1U << kBuildingFields) - 1U)) != 0) sum += end_value(prices[good]);
    return sum;
}

// H6.3.
GAME_FN inline int score_duchies(std::uint32_t depots, int players) {
    int fewest = kDepots;
    for (int duchy = 0; duchy < kDuchies; ++duchy) {
        const int own = count_bits(depots & villages_of_duchy(duchy));
        if (own < fewest) fewest = own;
    }
    return fewest * duchy_factor(players);
}

// H6.4: both prizes at once cancel each other.
GAME_FN constexpr int score_main_road(int own, int most, int fewest) {
    return (own == most ? kMainRoadPrize : 0) - (own == fewest ? kMainRoadPrize : 0);
}

GAME_FN inline int depots_on_main_road(const Side& side) { return count_bits(side.depots & kMainRoad); }

// H7.8: players are compared with players; the common colour is no seat.
GAME_FN inline Score score(const Table& table, Seat seat) {
    int most = 0;
    int fewest = kDepots;
    for (Seat other = 0; other < table.players; ++other) {
        const int depots = depots_on_main_road(table.sides[other]);
        if (depots > most) most = depots;
        if (depots < fewest) fewest = depots;
    }
    const Side& side = table.sides[seat];
    return {side.money, score_buildings(table.prices, side.discs), score_duchies(side.depots, table.players),
            score_main_road(depots_on_main_road(side), most, fewest)};
}

// H6.5: money, then discs, then the disc furthest right on the nobility track. No two players share a field there, so
// the larger bit set is the one that reaches further.
GAME_FN inline bool is_better(const Table& table, const Outcome& outcome, Seat a, Seat b) {
    if (outcome.score[a] != outcome.score[b]) return outcome.score[a] > outcome.score[b];
    const int discs_a = discs_laid(table.sides[a]);
    const int discs_b = discs_laid(table.sides[b]);
    return discs_a != discs_b ? discs_a > discs_b : table.sides[a].nobility > table.sides[b].nobility;
}

GAME_FN inline Outcome score_table(const Table& table) {
    Outcome outcome;
    for (Seat seat = 0; seat < table.players; ++seat)
        outcome.score[seat] = static_cast<std::int16_t>(score(table, seat).total());
    for (Seat seat = 0; seat < table.players; ++seat) {
        outcome.rank[seat] = 1;
        for (Seat other = 0; other < table.players; ++other)
            if (is_better(table, outcome, other, seat))
                outcome.rank[seat] = static_cast<std::uint8_t>(outcome.rank[seat] + 1);
    }
    return outcome;
}

}  // namespace wharf::hermagor
