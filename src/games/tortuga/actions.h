// One small decision or chance outcome of Tortuga.
#pragma once

#include "core/game.h"
#include "games/tortuga/data.h"

namespace wharf::tortuga {

// What a move is about; the comment gives its `value`, and `which` where it has one.
enum class Kind : std::uint8_t {
    start,      // chance: value = the start player
    chest,      // chance: value = Colour
    die,        // chance: which = the die, value = Symbol
    reveal,     // chance: the only outcome
    tile,       // chance: value = coins
    keep,       // value = selected dice, a bit set (T2.1); 0 only if none can be placed (T2.6)
    turn,       // value = Symbol for the lone skulls (T2.3)
    advantage,  // value = Symbol whose advantage grows (T2.8)
    use,        // T3.4–T3.6
    leave,      // T3.3
    attack,     // which = target seat, value = Colour taken, or kNoChest (T3.7, T3.8, T3.10)
    raid,       // the same with the crew (T3.9)
    take,       // value = Colour from the central island (T3.8)
    lay,        // value = Colour (T4.2)
};

inline constexpr std::uint8_t kNoChest = 0xFF;

struct Action {
    Kind kind;
    std::uint8_t which;
    std::uint8_t value;

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

GAME_FN constexpr Action make(Kind kind, int value = 0, int which = 0) {
    return {kind, static_cast<std::uint8_t>(which), static_cast<std::uint8_t>(value)};
}

// The longest list is a selection: every set of dice is at most one move, so 2^5 suffice. Attacks: 3 targets × 4 chests
// + 1.
inline constexpr int kMaxActions = 32;
using Actions = FixedList<Action, kMaxActions>;

}  // namespace wharf::tortuga
