// Tortuga's printed data: counts, dice, tracks. Values marked (D) are reconstructed; correct them here and nowhere
// else.
#pragma once

#include "core/portable.h"

namespace wharf::tortuga {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kDice = 5;
inline constexpr int kActions = 5;
inline constexpr int kColours = 5;
inline constexpr int kTracks = 2;
inline constexpr int kTileValues = 3;
inline constexpr int kMaxRow = 4;      // T0.5: the largest capacity
inline constexpr int kLastField = 8;   // T0.5
inline constexpr int kStartField = 3;  // T1.1
inline constexpr int kLastRound = 40;  // T4.4
inline constexpr int kChests = 40;     // T0.1
inline constexpr int kTiles = 30;      // T0.2

// T3.1: the actions in the order they are performed; a die's face may also be a skull.
enum class Symbol : std::uint8_t { fleet, crew, treasure, ship_attack, raid, skull, none };

// T0.1; the order is that of T4.2.
enum class Colour : std::uint8_t { red, blue, yellow, white, purple };

// The fleet track bounds ship attacks, the crew track bounds raids (T0.5).
enum class Track : std::uint8_t { fleet, crew };

// T0.1: chests per colour.
GAME_FN constexpr int chests_of(Colour colour) { return colour == Colour::white || colour == Colour::purple ? 5 : 10; }

// T0.2: treasure tiles showing `value` coins, 1–3.
GAME_FN constexpr int tiles_of(int value) { return value == 1 ? 17 : value == 2 ? 9 : 4; }

// T0.4 (D): the number a die (0 = A … 4 = E) carries for an action. Every row and column holds 1–5 once; row D is
// documented.
GAME_FN constexpr int die_number(int die, Symbol action) {
    constexpr std::uint8_t numbers[kDice][kActions] = {
        {5, 2, 4, 1, 3}, {3, 5, 2, 4, 1}, {1, 3, 5, 2, 4}, {4, 1, 3, 5, 2}, {2, 4, 1, 3, 5},
    };
    return numbers[die][static_cast<int>(action)];
}

// T0.5: chests in the area, and dice on the attack, that a marker on this field allows.
GAME_FN constexpr int capacity_at(int field) { return field == 1 ? 1 : field <= 3 ? 2 : field <= 5 ? 3 : 4; }

}  // namespace wharf::tortuga
