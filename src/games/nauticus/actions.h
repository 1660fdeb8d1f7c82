// One small decision or chance outcome of Nauticus.
#pragma once

#include "core/game.h"
#include "games/nauticus/ship.h"

namespace wharf::nauticus {

// What a move is about; the comment gives its fields.
enum class Kind : std::uint8_t {
    start,      // chance: value = the start player
    deal,       // chance: item = Tile, value = space (N2.1)
    choose,     // item = Tile, value = space (N2.3)
    bonus,      // item = Piece (N3.1)
    buy,        // item = Piece, value = price; place, ship = where it goes (N4.2–N4.5)
    free_tile,  // item = Piece (N4.4)
    transport,  // item = Piece; ship = where it goes (N6.1)
    money,      // value = workers (N6.2)
    deliver,    // ship (N6.3)
    crowns,     // value = workers (N6.4)
    reward,     // item = Reward; value = goods taken, a bit set (N5.4)
    extra,      // item = Tile (N8.1)
    done,       // no more executions
    pass,       // N7.1
    end,        // the turn ends, the extra action is kept
};

enum class Place : std::uint8_t { none, warehouse, shipyard };

struct Action {
    Kind kind;
    std::uint8_t item;
    std::uint8_t value;
    Place place;
    Ship ship;  // the ship before the piece is added; 0 = a new one

    friend constexpr bool operator==(const Action&, const Action&) = default;
};

GAME_FN constexpr Action make(Kind kind, int item = 0, int value = 0) {
    return {kind, static_cast<std::uint8_t>(item), static_cast<std::uint8_t>(value), Place::none, Ship{}};
}

GAME_FN constexpr Action make_store(Kind kind, Piece piece, int price = 0) {
    return {kind, static_cast<std::uint8_t>(piece), static_cast<std::uint8_t>(price), Place::warehouse, Ship{}};
}

GAME_FN constexpr Action make_lay(Kind kind, Piece piece, Ship ship, int price = 0) {
    return {kind, static_cast<std::uint8_t>(piece), static_cast<std::uint8_t>(price), Place::shipyard, ship};
}

GAME_FN constexpr Action make_deliver(Ship ship) { return {Kind::deliver, 0, 0, Place::none, ship}; }

// N5.5: ships in one shipyard; at most 47 can come about.
inline constexpr int kMaxShips = 48;

// The longest list is a transport: at most 12 kinds of pieces in the warehouse, each to at most 48 ships, 4 of them
// also as a new ship, passing and 8 extra actions make 589. Money: a player and a sector never have more than 255
// workers (state.h).
inline constexpr int kMaxActions = 592;
using Actions = FixedList<Action, kMaxActions>;

}  // namespace wharf::nauticus
