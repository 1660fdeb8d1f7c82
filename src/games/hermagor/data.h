// Hermagor's printed data. The board, the tiles and the price table come from board.json (D): to correct them change
// that file and run generate_board.py. What the rulebook counts is here.
#pragma once

#include "games/hermagor/board_tables.h"

namespace wharf::hermagor {

// Version 2: who lays common discs chooses region and row together (H7.6); the tax officer asks before the action tile
// is turned up (H8.1).
inline constexpr int kRulesVersion = 2;

inline constexpr int kMaxPlayers = 5;
inline constexpr int kDepots = 21;           // H0.6
inline constexpr int kDiscs = 9;             // H0.6
inline constexpr int kBuyers = 4;            // H0.6
inline constexpr int kCommonBuyersEach = 2;  // H7.1: per player and round
inline constexpr int kCommonDepotsEach = 2;  // H7.1: per player and round
inline constexpr int kGoodDeal = 5;          // H3.4
inline constexpr int kMainRoadPrize = 5;     // H6.4
inline constexpr std::uint8_t kCity = 0;     // a merchant's place; villages are 1–32
inline constexpr int kActionTileValues = 4;  // H0.4: 3, 4, 5, 6
inline constexpr int kLowestActionTile = 3;  // H0.4

inline constexpr int kMostRounds = 5;  // H1.2
// More than a game can bring together: 23 sales at 10, 20 lanes' and 20 regions' income and all prizes stay below 2000.
inline constexpr int kMostMoney = 9999;

// H0.1; the order of the board file.
enum class Good : std::uint8_t { corn, amulet, weapon, dragon_egg, salt, book, blessing, relic };

// H0.4: tiles are numbered: product tiles 1–20, then the special ones. In a set of tiles bit 0 is tile 1.
inline constexpr std::uint8_t kNoTile = 0;
inline constexpr std::uint8_t kPriceFluctuation = 21;
inline constexpr std::uint8_t kSideRoad = 22;
inline constexpr std::uint8_t kBlackMarket = 23;
inline constexpr std::uint8_t kGoodDealTile = 24;
inline constexpr int kTiles = 24;
static_assert(kPriceFluctuation == kProductTiles + 1 && kTiles == kProductTiles + 4);

GAME_FN constexpr std::uint32_t tile_bit(int tile) { return 1U << (tile - 1); }
inline constexpr std::uint32_t kProducts = (1U << kProductTiles) - 1U;

// H1.3: product tiles 17–20 are out with two or three players.
GAME_FN constexpr std::uint32_t tiles_in_play(int players) {
    return players <= 3 ? ((1U << kTiles) - 1U) & ~0xF0000U : (1U << kTiles) - 1U;
}

// H1.2, H8.2: action tiles that show `value`; the 6 replaces one 4.
GAME_FN constexpr int action_tiles_of(int players, int value, bool six_tile) {
    if (value == 3) return players == 4 ? 0 : 1;
    if (value == 4) return (players == 5 ? 1 : 2) - (six_tile ? 1 : 0);
    if (value == 5) return 2;
    return six_tile ? 1 : 0;
}

// H3.1: income of a lane by the own buyers on it.
GAME_FN constexpr int lane_income(int buyers) { return buyers * (buyers + 1) / 2; }

// H6.3.
GAME_FN constexpr int duchy_factor(int players) { return players == kMaxPlayers ? 4 : 3; }

}  // namespace wharf::hermagor
