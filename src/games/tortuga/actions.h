// One small decision or chance outcome of Tortuga.
#pragma once

#include "core/game.h"
#include "games/tortuga/data.h"

namespace wharf::tortuga {

// What a move is about; the comment gives its `value`, and `seat` where it has one.
enum class Kind : std::uint8_t {
    start,    // chance: value = the start player
    chest,    // chance: value = Colour
    die,      // chance: value = Symbol
    reveal,   // chance: the only outcome
    tile,     // chance: value = coins
    keep,     // value = selected dice, a bit set (T2.1); 0 only if none can be placed (T2.6)
    turn,     // value = Symbol for the lone skulls (T2.3)
    advance,  // value = Symbol whose advantage grows (T2.8)
    use,      // T3.4–T3.6
    leave,    // T3.3
    attack,   // seat = target, value = Colour taken, or kNoChest (T3.7–T3.10)
    take,     // value = Colour from the central island (T3.8)
    lay,      // value = Colour (T4.2)
};

inline constexpr std::uint8_t kNoChest = 0xFF;

struct Action {
    Kind kind;
    Seat seat;
    std::uint8_t value;

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

GAME_FN constexpr Action make(Kind kind, int value = 0, Seat seat = 0) {
    return {kind, seat, static_cast<std::uint8_t>(value)};
}

// The longest list is a selection: every set of dice is at most one move, so 2^5 suffice. Attacks: 3 targets × 4 chests
// + 1.
inline constexpr int kMaxActions = 32;
using Actions = FixedList<Action, kMaxActions>;

}  // namespace wharf::tortuga
