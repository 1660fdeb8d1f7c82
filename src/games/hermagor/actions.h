// One small decision or chance outcome of Hermagor.
#pragma once

#include "core/game.h"
#include "games/hermagor/data.h"

namespace wharf::hermagor {

// What a move is about; the comment gives the members it uses, the others are 0.
enum class Kind : std::uint8_t {
    start,            // chance: value = the start player
    stall_tile,       // chance: place = stall, value = tile
    action_tile,      // chance: value = its number
    draw,             // chance: place = seat, value = tile
    show,             // H8.1: show one's money
    hide,             // H8.1: do not
    name,             // value = the seat named start player
    buyer,            // place = field or stall
    no_buyer,         // H2.2: pass
    common_buyer,     // place = field or stall
    no_common_buyer,  //
    raise,            // good = the good whose price rises (H3.3, H3.4)
    keep,             // good = the good whose price stays (H3.3)
    sell,             // place = village, good = what is sold there, value = Way
    move,             // place = village: move without selling (H4.4)
    pass,             // H4.5
    build,            // place = region, good = row of the disc
    ennoble,          // place = region
    decline,          // place = region: no disc for it
    common_build,     // place = region, good = row of the common disc
    common_ennoble,   // place = region
    common_depot,     // place = village, good = what it buys
    no_common_depot,  //
};
inline constexpr int kKinds = 23;

// How a seller comes to the village.
enum class Way : std::uint8_t { stays, travels, side_road };

struct Action {
    Kind kind;
    std::uint8_t place;
    std::uint8_t good;
    std::uint8_t value;

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

GAME_FN constexpr Action make(Kind kind, int place = 0, int good = 0, int value = 0) {
    return {kind, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(good), static_cast<std::uint8_t>(value)};
}

// The longest list is an action: with the merchant in the city every village may be sold to (with and without the side
// road) or moved to, 3 × 32, and passing is 1; with two players a common depot may come before, 32 more. A buyer has 63
// places and the pass.
inline constexpr int kMaxActions = 129;
using Actions = FixedList<Action, kMaxActions>;

}  // namespace wharf::hermagor
