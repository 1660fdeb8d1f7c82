// G8 Shift scoring and G10 the end, one number per element and clause.
#pragma once

#include "games/gluck_auf/state.h"

namespace wharf::gluck_auf {

// G8.1: what a player has of each element: delivered slots by colour and by transport, empty carts by colour.
struct Tally {
    std::uint8_t of[kElements];
};

// G8.1: the printed cart of the level and those of its tiles, less the loaded ones.
GAME_FN inline int empty_carts(const Player& player, int level) {
    int carts = 1;
    for (int tile = level * 4; tile < level * 4 + 4; ++tile) carts += player.tiles[tile] * carts_of_tile(tile);
    return carts - sum(player.carts[level]);
}

GAME_FN inline Tally tally(const Player& player) {
    Tally tally{};
    for (OrderSet rest = player.delivered; rest != 0; rest &= rest - 1) {
        const int order = lowest_bit(rest);
        for (int c = 0; c < kColours; ++c) {
            const int slots = slots_of_colour(slots_of(order), c);
            const int transport = kColours + index_of(transport_of(order));
            tally.of[c] = static_cast<std::uint8_t>(tally.of[c] + slots);
            tally.of[transport] = static_cast<std::uint8_t>(tally.of[transport] + slots);
        }
    }
    for (int level = 0; level < kColours; ++level)
        tally.of[kColours + kTransports + level] = static_cast<std::uint8_t>(empty_carts(player, level));
    return tally;
}

// G8.2, G8.3: points of every seat for one element.
GAME_FN inline void score_element(const Tally (&tallies)[kMaxPlayers], int players, int element,
                                  int (&points)[kMaxPlayers]) {
    int best = 0;
    int second = 0;
    int leaders = 0;
    for (int seat = 0; seat < players; ++seat) {
        const int own = tallies[seat].of[element];
        if (own > best) {
            second = best;
            best = own;
            leaders = 1;
        } else if (own == best) {
            leaders += 1;
        } else if (own > second) {
            second = own;
        }
    }
    const bool with_second = leaders == 1 && players > 2;
    for (int seat = 0; seat < players; ++seat) {
        const int own = tallies[seat].of[element];
        points[seat] = own == 0                       ? 0
                       : own == best                  ? first_value(element)
                       : with_second && own == second ? second_value(element)
                                                      : 0;
    }
}

// G8.1: four elements more in every shift.
GAME_FN inline void score_shift(Table& table) {
    Tally tallies[kMaxPlayers] = {};
    for (int seat = 0; seat < table.players; ++seat) tallies[seat] = tally(table.seats[seat]);
    for (int element = 0; element < 4 * table.shift; ++element) {
        int points[kMaxPlayers] = {};
        score_element(tallies, table.players, element, points);
        for (int seat = 0; seat < table.players; ++seat)
            table.seats[seat].points = static_cast<std::int16_t>(table.seats[seat].points + points[seat]);
    }
}

// G10.1, part by part.
struct EndScore {
    int for_marks;
    int for_cubes;
    int for_outstanding;
    int for_imbalance;

    GAME_FN constexpr int total() const { return for_marks + for_cubes + for_outstanding + for_imbalance; }
};

// Cubes in carts, cage, store and on undelivered orders.
GAME_FN inline int own_cubes(const Table& table, const Player& player) {
    int cubes = sum(player.cage) + sum(player.store);
    for (int level = 0; level < kColours; ++level) cubes += sum(player.carts[level]);
    for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1)
        for (int c = 0; c < kColours; ++c) cubes += cubes_on_order(table, lowest_bit(rest), c);
    return cubes;
}

GAME_FN inline int tiles_on_side(const Player& player, Side side) {
    int tiles = 0;
    for (int tile = 0; tile < kTileTypes; ++tile) tiles += side_of_tile(tile) == side ? player.tiles[tile] : 0;
    return tiles;
}

GAME_FN inline EndScore end_score(const Table& table, const Player& player) {
    const int lean = tiles_on_side(player, Side::light) - tiles_on_side(player, Side::dark);
    return {player.marks / 5, own_cubes(table, player) / 3, -count_bits(player.outstanding),
            -2 * (lean < 0 ? -lean : lean)};
}

GAME_FN inline int total_points(const Table& table, const Player& player) {
    return player.points + end_score(table, player).total();
}

// G10.2: points, then the marks left over after the exchange.
GAME_FN inline Outcome rank_players(const Table& table) {
    Outcome outcome;
    int standing[kMaxPlayers] = {};
    for (int seat = 0; seat < table.players; ++seat) {
        const Player& player = table.seats[seat];
        outcome.score[seat] = static_cast<std::int16_t>(total_points(table, player));
        standing[seat] = 5 * outcome.score[seat] + player.marks % 5;
    }
    for (int a = 0; a < table.players; ++a) {
        outcome.rank[a] = 1;
        for (int b = 0; b < table.players; ++b)
            outcome.rank[a] = static_cast<std::uint8_t>(outcome.rank[a] + (standing[b] > standing[a]));
    }
    return outcome;
}

}  // namespace wharf::gluck_auf
