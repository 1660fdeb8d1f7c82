// What lies on Glück Auf's table, what lies face down, and what one observer knows of both.
#pragma once

#include "core/game.h"
#include "games/gluck_auf/data.h"

namespace wharf::gluck_auf {

// The decision or chance event the game waits for.
enum class Pending : std::uint8_t {
    start_player,  // G1.0   chance: who starts
    first_tile,    // G1.2   chance: a tile for the factory space `space`
    draft_order,   // G1.3   chance: an order for the draft
    draft,         // G1.3   an order out of the draft
    first_order,   // G1.3   chance: an order for the order space `space`
    placement,     // G2.1   a worker space
    look,          // G3.2, G7.2   chance: the next card for the looking player's eyes
    choice,        // G3.2, G7.2   a card he looks at, or none
    substitute,    // G3.3   a cube of another colour
    lay_where,     // G3.2   top or bottom
    lay,           // G3.2   the next card laid back, seen by nobody else
    step,          // G4.1   a work step, or stop
    second_cube,   // G4.7   the second of two cubes for one slot
    refill,        // G3.1, G7.1   chance: a tile or order for `space`
    over,
};

// A bit per order card.
using OrderSet = std::uint64_t;
GAME_FN constexpr OrderSet only(int order) { return OrderSet{1} << order; }
inline constexpr OrderSet kAllOrders = (OrderSet{1} << kOrders) - 1;

struct Player {
    OrderSet outstanding;
    OrderSet delivered;
    std::int16_t points;  // won so far; the end scoring G10.1 is not in it
    std::int16_t marks;
    std::uint8_t workers;                    // still to be placed in this shift
    std::uint8_t in_canteen;                 // G2.2: ousted in this shift
    std::uint8_t in_bank;                    // G2.4
    std::uint8_t cage_at;                    // 0 = surface, 1–4 = level; stays between actions and shifts (G4.8)
    std::uint8_t cage[kColours];             // cubes by colour, at most five in all
    std::uint8_t store[kColours];            // G4.5
    std::uint8_t carts[kColours][kColours];  // level × cube colour: loaded carts; all others are empty
    std::uint8_t tiles[kTileTypes];          // bought tiles by type
};

// One worker space: its workers all belong to the last who placed there. The bank has none: its workers are never
// ousted (G2.4).
struct Crew {
    std::uint8_t workers;
    Seat owner;  // 0 while nobody is there
};

enum class Pile : std::uint8_t { tiles, orders };
inline constexpr int kPiles = 2;
inline constexpr int kPilePlaces = kTiles;
static_assert(kOrders <= kPilePlaces);

// What everybody sees of a pile: how high it is, and who knows which card (G11.1). Place 0 is the bottom.
struct Backs {
    std::uint8_t size;
    std::uint8_t knower[kPilePlaces];  // seat + 1 of the only one who knows this card; 0 = nobody
};

// Public: everybody sees all of this.
struct Table {
    OrderSet draft;  // G1.3: orders face up below the board
    Player seats[kMaxPlayers];
    std::uint16_t cubes_on[kOrders];  // cubes on an outstanding order, 4 bits per colour, yellow lowest
    Slots filled[kOrders];            // its filled slots by printed colour
    std::uint8_t stock[kColours];
    std::uint8_t tile_on[kFactorySpaces];  // kNoTile where none lies
    std::uint8_t order_on[kOrderSpaces];   // kNoOrder where none lies
    Crew crews[kSpaces];
    Backs piles[kPiles];
    std::uint8_t rules;  // version of the rules this table plays by
    std::uint8_t players;
    std::uint8_t start;  // start player
    std::uint8_t shift;  // 1–3
    Pending pending;
    Seat active;  // whose turn it is
    // The turn in progress; 0 while it needs no such thing.
    std::uint8_t space;       // where he placed; in the set-up and refilling: the space to be filled
    std::uint8_t steps_left;  // G4.1
    std::uint8_t half_order;  // G4.7: order with one of two cubes for a slot
    std::uint8_t colour;      // G4.7: that slot's colour; G3.3: that of the carts being loaded
    std::uint8_t carts_left;  // G3.3: carts of the new tile that wait for a cube
    std::uint8_t in_hand;     // G3.2: cards the active player looks at
    std::uint8_t lay_base;    // G3.2: the lowest place kept free in the pile for cards laid back
    std::uint8_t unused[7];   // zero: a table has no padding
};

struct State {
    Table table;
    OrderSet unknown_orders;                 // orders in the pile that nobody knows
    std::uint8_t unknown_tiles[kTileTypes];  // tiles in the pile that nobody knows, by type
    std::uint8_t face[kPiles][kPilePlaces];  // cards somebody knows; 0 elsewhere
    std::uint8_t hand[kMostLooked + 3];      // cards being looked at, ascending; three bytes stay 0 and avoid padding
};

struct View {
    Table table;
    std::uint8_t face[kPiles][kPilePlaces];  // cards the observer knows; 0 elsewhere
    std::uint8_t hand[kMostLooked + 2];      // as in State, if the observer is looking; else 0
    Seat observer;
};

GAME_FN constexpr int rules_of(const Table& table) { return table.rules; }

GAME_FN constexpr int index_of(Colour colour) { return static_cast<int>(colour); }
GAME_FN constexpr int index_of(Transport transport) { return static_cast<int>(transport); }
GAME_FN constexpr int index_of(Pile pile) { return static_cast<int>(pile); }

// The k-th seat clockwise from `seat`, itself first.
GAME_FN constexpr Seat clockwise(const Table& table, Seat seat, int k) {
    return static_cast<Seat>((seat + k) % table.players);
}

// G1.0: the right-hand neighbour.
GAME_FN constexpr Seat right_of(const Table& table, Seat seat) { return clockwise(table, seat, table.players - 1); }

GAME_FN constexpr int sum(const std::uint8_t (&counts)[kColours]) {
    return counts[0] + counts[1] + counts[2] + counts[3];
}

// G5.1: all slots filled.
GAME_FN constexpr bool is_complete(const Table& table, int order) { return table.filled[order] == slots_of(order); }

GAME_FN constexpr int cubes_on_order(const Table& table, int order, int colour) {
    return (table.cubes_on[order] >> (4 * colour)) & 15;
}

// Cards of the draw space whose turn it is belong to this pile.
GAME_FN constexpr Pile pile_of(int space) { return space <= kFactoryDraw ? Pile::tiles : Pile::orders; }

// Whether a place is kept free for a card that is still in the hand of the one who lays back.
GAME_FN constexpr bool is_kept_free(const Table& table, Pile pile, int place) {
    return table.pending == Pending::lay && pile == pile_of(table.space) && place >= table.lay_base &&
           place < table.lay_base + table.in_hand;
}

GAME_FN constexpr SeatSet deciding_seats(const Table& table) {
    switch (table.pending) {
        case Pending::over: return SeatSet::nobody();
        case Pending::start_player:
        case Pending::first_tile:
        case Pending::draft_order:
        case Pending::first_order:
        case Pending::look:
        case Pending::refill: return SeatSet::chance();
        default: return SeatSet::of(table.active);
    }
}

}  // namespace wharf::gluck_auf
