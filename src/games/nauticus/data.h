// Nauticus's printed data: pieces, board, wheel. Values marked (D) are reconstructed; correct them here and nowhere
// else. From a photograph of the board: read the spaces clockwise, beginning with the bonus "3 workers"; at each space
// the four prices from the wheel outwards belong to positions 1–4 of the tile lying there.
#pragma once

#include "core/portable.h"

namespace wharf::nauticus {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kSpaces = 8;
inline constexpr int kTiles = 8;
inline constexpr int kPositions = 4;  // types offered by a blue tile
inline constexpr int kCrests = 4;
inline constexpr int kGoods = 4;
inline constexpr int kPieces = 18;
inline constexpr int kHullTiles = 63;        // N0.1: 18 + 18 + 18 + 9
inline constexpr int kWarehousePlaces = 12;  // N0.6
inline constexpr int kMaxSize = 4;           // N5.1: bow, two middles, stern
inline constexpr int kPhases = 7;            // N2.2
inline constexpr int kPassTiles = 3;
inline constexpr int kStartWorkers = 4;    // N1.1
inline constexpr int kStartTaler = 15;     // N1.1
inline constexpr int kStartPoints = 10;    // N1.1
inline constexpr int kFurtherPrice = 4;    // N4.3
inline constexpr int kExtraPrice = 2;      // N8.2
inline constexpr int kExtraWorkers = 2;    // N8.1
inline constexpr int kTalerPerWorker = 2;  // N6.2
inline constexpr int kCrownLimit = 15;     // N6.4
inline constexpr int kTalerPerPoint = 3;   // N9.3

// N0.4: the action tiles; the first four are blue.
enum class Tile : std::uint8_t { none, hulls, masts, sails, goods, transport, money, delivery, crowns };

// Everything that lies in a stock or a warehouse. The four types of a blue tile follow each other in its positions'
// order (N0.4; D).
enum class Piece : std::uint8_t {
    stern,
    middle,
    bow,
    one_ship,
    whale_mast,
    anchor_mast,
    wheel_mast,
    star_mast,
    crown_mast,
    whale_sail,
    anchor_sail,
    wheel_sail,
    star_sail,
    crown_sail,
    fish,
    grain,
    coffee,
    salt,
};

// N5.4: rewards for a finished ship.
enum class Reward : std::uint8_t { crown_mast, crown_sail, points, taler, workers, goods };
inline constexpr int kRewards = 6;
inline constexpr int kRewardLimit = 2;  // of a kind per ship
inline constexpr int kRewardPoints = 3;
inline constexpr int kRewardTaler = 7;
inline constexpr int kRewardWorkers = 3;

GAME_FN constexpr int index_of(Tile tile) { return static_cast<int>(tile); }
GAME_FN constexpr int index_of(Piece piece) { return static_cast<int>(piece); }
GAME_FN constexpr int index_of(Reward reward) { return static_cast<int>(reward); }

GAME_FN constexpr bool is_blue(Tile tile) { return tile >= Tile::hulls && tile <= Tile::goods; }

// The piece a blue tile shows in a position (0–3).
GAME_FN constexpr Piece offered(Tile tile, int position) {
    constexpr std::uint8_t first[] = {0, 0, 4, 9, 14};
    return static_cast<Piece>(first[index_of(tile)] + position);
}

GAME_FN constexpr bool is_hull(Piece piece) { return piece <= Piece::one_ship; }
GAME_FN constexpr bool is_mast(Piece piece) { return piece >= Piece::whale_mast && piece <= Piece::crown_mast; }
GAME_FN constexpr bool is_sail(Piece piece) { return piece >= Piece::whale_sail && piece <= Piece::crown_sail; }
GAME_FN constexpr bool is_good(Piece piece) { return piece >= Piece::fish; }

// Sets of pieces, one bit each.
GAME_FN constexpr std::uint32_t bit_of(Piece piece) { return 1U << index_of(piece); }
inline constexpr std::uint32_t kHullBits = 0xFU;
inline constexpr std::uint32_t kMastBits = 0x1FU << 4;
inline constexpr std::uint32_t kSailBits = 0x1FU << 9;
inline constexpr std::uint32_t kGoodBits = 0xFU << 14;

// N0.1: how many of a piece there are.
GAME_FN constexpr int pieces_of(Piece piece) {
    constexpr std::uint8_t counts[kPieces] = {18, 9, 18, 18, 15, 15, 15, 15, 12, 15, 15, 15, 15, 12, 12, 12, 12, 12};
    return counts[index_of(piece)];
}

// N0.6: places in the warehouse.
GAME_FN constexpr int places_of(Piece piece) { return is_mast(piece) ? 2 : 1; }

// N0.3: what the chooser of a space receives; `choice` is a set of pieces of which he takes one.
struct Bonus {
    std::uint8_t workers;
    std::uint8_t taler;
    std::uint8_t points;
    std::uint32_t choice;
};

// N0.3 (D, but for space 3).
GAME_FN constexpr Bonus bonus_of(int space) {
    constexpr Bonus bonuses[kSpaces] = {
        {3, 0, 0, 0},           // 0
        {0, 0, 0, 0xFU << 4},   // 1: a mast, no crown
        {0, 0, 0, 0xFU << 9},   // 2: a sail, no crown
        {0, 0, 2, 0},           // 3: documented
        {2, 0, 0, 0},           // 4
        {1, 0, 0, 0xFU << 14},  // 5: a worker and a good
        {1, 0, 1, 0},           // 6
        {0, 4, 0, 0},           // 7
    };
    return bonuses[space];
}

// N0.3 (D, but for space 3): prices of positions 1–4 of the tile on a space.
GAME_FN constexpr int price_at(int space, int position) {
    constexpr std::uint8_t prices[kSpaces][kPositions] = {
        {3, 2, 1, 0}, {0, 1, 2, 3}, {2, 1, 0, 3}, {1, 2, 3, 0}, {1, 0, 3, 2}, {2, 3, 0, 1}, {0, 3, 2, 1}, {3, 0, 1, 2},
    };
    return prices[space][position];
}

// N0.5 (D): blue workers of the wheel's sectors, clockwise from the anchor.
GAME_FN constexpr int sector_workers(int sector) {
    constexpr std::uint8_t workers[kSpaces] = {0, 3, 1, 2, 2, 2, 1, 3};
    return workers[sector];
}

// N1.2: what the player in this order (0 = start player) gets on top.
struct Compensation {
    std::uint8_t taler;
    std::uint8_t workers;
};

GAME_FN constexpr Compensation compensation(int players, int order) {
    if (order == 1) return {1, 0};
    if (order == 2) return players == 3 ? Compensation{2, 1} : Compensation{1, 1};
    if (order == 3) return {2, 2};
    return {0, 0};
}

// N1.3.
GAME_FN constexpr int rounds_of(int players) { return players == 2 ? 4 : 5; }

// N2.5: points lost with this many pass tiles turned; they are turned from −3 to −1 (N7.1).
GAME_FN constexpr int pass_penalty(int turned) {
    constexpr std::uint8_t lost[kPassTiles + 1] = {6, 3, 1, 0};
    return lost[turned];
}

// N9.1: points for so many delivered goods of one kind.
GAME_FN constexpr int worth_of_goods(int count) {
    constexpr std::uint8_t worth[] = {0, 2, 5, 9, 14, 20};
    return count <= 5 ? worth[count] : 20 + 5 * (count - 5);
}

// N9.2.
GAME_FN constexpr int worth_of_ship(int size) {
    constexpr std::uint8_t worth[kMaxSize + 1] = {0, 2, 8, 20, 35};
    return worth[size];
}

}  // namespace wharf::nauticus
