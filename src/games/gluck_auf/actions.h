// One small decision or chance outcome of Glück Auf.
#pragma once

#include "core/game.h"
#include "games/gluck_auf/data.h"

namespace wharf::gluck_auf {

// What a move is about; the comment gives the fields it uses, the others are 0.
enum class Kind : std::uint8_t {
    start,       // chance: value = the start player
    show_tile,   // chance: card = tile turned up for all
    show_order,  // chance: card = order turned up for all
    look_tile,   // chance: card = tile the looking player sees (G3.2)
    look_order,  // chance: card = order the looking player sees (G7.2)
    draft,       // card = order (G1.3)
    place,       // value = Space, card = the tile or order lying there, if any (G2.1)
    buy,         // card = tile, or kNoTile (G3.2)
    keep,        // card = order, or kNoOrder (G7.2)
    substitute,  // cube = Colour for a cart whose own is out of stock, or kNoCube (G3.3)
    on_top,      // lay all back on top (G3.2)
    at_bottom,   // lay all back at the bottom
    lay_tile,    // card = the next tile from above, seen by the one who lays it
    lay_order,   // card = the next order from above
    ride,        // value = level 1–4, or 0 = surface (G4.2)
    load,        // cube = Colour (G4.3)
    unload,      // cube = Colour, from the cage to the store (G4.5)
    from_cage,   // card = order, value = Colour of the slot, cube = Colour (G4.4, G4.7)
    from_store,  // the same from the store (G4.6, G4.7)
    stop,        // G4.1
};
inline constexpr int kKinds = 20;

// kind | value | card | cube, one byte each.
struct Action {
    Kind kind;
    std::uint8_t value;
    std::uint8_t card;
    std::uint8_t cube;

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

GAME_FN constexpr Action make(Kind kind, int value = 0, int card = 0, int cube = 0) {
    return {kind, static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(cube)};
}

// The longest list is a mining step at the surface. A slot's colour can take 4 colours of cubes from 2 sources: 32
// moves for each of the 4 YBGK, 8 for any other order; then 4 rides, 4 colours to unload, and the stop. Play brings a
// player at most 33 orders, so 369 moves; a position made by hand may give him all 44. Chance has at most 44 outcomes,
// a placement 27.
inline constexpr int kMaxActions = 4 * 32 + 40 * 8 + 9;
static_assert(kMaxActions == 457);
using Actions = FixedList<Action, kMaxActions>;

}  // namespace wharf::gluck_auf
