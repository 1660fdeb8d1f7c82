// One small decision or chance outcome of Skeleton Game.
#pragma once

#include "games/skeleton_game/data.h"

namespace wharf::skeleton_game {

enum class Kind : std::uint8_t {
    start,  // chance: value = the start player
    token,  // chance: value = 1 to 6
    keep,   // S2.2
    pass,   // S2.2
};

struct Action {
    Kind kind;
    std::uint8_t value;

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

GAME_FN constexpr Action make(Kind kind, int value = 0) { return {kind, static_cast<std::uint8_t>(value)}; }

inline constexpr int kMaxActions = kValues;  // the longest list: a token of every value

}  // namespace wharf::skeleton_game
