// Glück Auf's printed data: spaces, tiles, orders, scoring values. Our rulebook has no picture of the cards and of the
// closed spaces; the tables marked (D) are taken from other descriptions. Correct them here and nowhere else.
#pragma once

#include "core/portable.h"

namespace wharf::gluck_auf {

// Version 2: a cart whose own colour is out of stock may stay empty (G3.3).
inline constexpr int kRulesVersion = 2;

inline constexpr int kMaxPlayers = 4;
inline constexpr int kColours = 4;
inline constexpr int kSides = 2;
inline constexpr int kTransports = 4;
inline constexpr int kCubesPerColour = 16;  // G0.4
inline constexpr int kCagePlaces = 5;       // G0.5
inline constexpr int kShifts = 3;           // G2.1
inline constexpr int kMostLooked = 5;       // G3.2
inline constexpr int kElements = 12;        // G8.1
inline constexpr int kTileTypes = kColours * kSides * 2;
inline constexpr int kTilesPerType = 3;
inline constexpr int kTiles = kTileTypes * kTilesPerType;  // G0.2
inline constexpr int kOrdersPerTransport = 11;
inline constexpr int kOrders = kTransports * kOrdersPerTransport;  // G0.3
inline constexpr int kDraftedOrders = 3;                           // G1.3: per player
inline constexpr std::uint8_t kNoTile = kTileTypes;
inline constexpr std::uint8_t kNoOrder = kOrders;
inline constexpr std::uint8_t kNoCube = kColours;

// Cubes, carts, slots and levels, top to bottom.
enum class Colour : std::uint8_t { yellow, brown, grey, black };

enum class Side : std::uint8_t { light, dark };

enum class Transport : std::uint8_t { wheelbarrow, horse_cart, truck, locomotive };

// G0.1: the worker spaces, area by area.
enum Space : std::uint8_t {
    kFactory1 = 0,       // to F8 = 7
    kFactoryDraw = 8,    // F-draw
    kMining10 = 9,       // M10 M8 M6 M4
    kDelivery1 = 13,     // wheelbarrow, horse cart, truck, locomotive
    kMoney6 = 17,        // 6 5 4 3 marks
    kNewOrder1 = 21,     // to O4 = 24
    kNewOrderDraw = 25,  // O-draw
    kBank = 26,
};
inline constexpr int kSpaces = 27;
inline constexpr int kFactorySpaces = 8;
inline constexpr int kOrderSpaces = 4;

GAME_FN constexpr bool is_factory(int space) { return space < kFactoryDraw; }
GAME_FN constexpr bool is_mining(int space) { return space >= kMining10 && space < kDelivery1; }
GAME_FN constexpr bool is_delivery(int space) { return space >= kDelivery1 && space < kMoney6; }
GAME_FN constexpr bool is_money(int space) { return space >= kMoney6 && space < kNewOrder1; }
GAME_FN constexpr bool is_new_order(int space) { return space >= kNewOrder1 && space < kNewOrderDraw; }
GAME_FN constexpr bool is_draw(int space) { return space == kFactoryDraw || space == kNewOrderDraw; }

// G0.1 (D): the smallest number of players with whom a space is open.
GAME_FN constexpr int open_from(int space) {
    constexpr std::uint8_t players[kSpaces] = {2, 2, 2, 3, 2, 2, 2, 4, 2,  // F1–F8, F-draw
                                               2, 3, 2, 4,                 // mining
                                               2, 2, 2, 2,                 // delivery
                                               2, 3, 2, 4,                 // money
                                               3, 2, 2, 2, 2,              // O1–O4, O-draw
                                               2};                         // bank
    return players[space];
}

GAME_FN constexpr bool is_open(int space, int players) { return players >= open_from(space); }

// A bit per worker space.
using SpaceSet = std::uint32_t;
GAME_FN constexpr SpaceSet only_space(int space) { return SpaceSet{1} << space; }

GAME_FN constexpr SpaceSet open_spaces(int players) {
    SpaceSet spaces = 0;
    for (int space = 0; space < kSpaces; ++space)
        if (is_open(space, players)) spaces |= only_space(space);
    return spaces;
}

// G0.1: work steps of a mining space, marks of a money space.
GAME_FN constexpr int steps_of(int space) { return 10 - 2 * (space - kMining10); }
GAME_FN constexpr int marks_of(int space) { return 6 - (space - kMoney6); }

// G1.1.
GAME_FN constexpr int workers_of(int players) { return players == 2 ? 18 : players == 3 ? 15 : 13; }
GAME_FN constexpr int starting_marks(int players) { return 12 - players; }

// G0.2: a tile is its colour × side × carts; the number is the same for the three tiles of a type.
GAME_FN constexpr int tile_of(Colour colour, Side side, int carts) {
    return static_cast<int>(colour) * 4 + static_cast<int>(side) * 2 + carts - 1;
}
GAME_FN constexpr Colour colour_of_tile(int tile) { return static_cast<Colour>(tile / 4); }
GAME_FN constexpr Side side_of_tile(int tile) { return static_cast<Side>(tile / 2 % 2); }
GAME_FN constexpr int carts_of_tile(int tile) { return tile % 2 + 1; }
GAME_FN constexpr int price_of_tile(int tile) { return carts_of_tile(tile) * (tile / 4 + 1); }

// G0.5: the side of a level's printed cart.
GAME_FN constexpr Side printed_cart_side(Colour level) {
    return level == Colour::brown || level == Colour::grey ? Side::light : Side::dark;
}

// Numbers per colour, 2 bits each, yellow lowest: the slots of an order, of which no colour has more than three.
using Slots = std::uint8_t;
GAME_FN constexpr int slots_of_colour(Slots slots, int colour) { return (slots >> (2 * colour)) & 3; }
GAME_FN constexpr Slots one_slot(int colour) { return static_cast<Slots>(1U << (2 * colour)); }

// G0.3 (D): an order card is its transport × content. Contents in this order: Y B G K, YY BB GG KK, YBGK, and the two
// triples of the transport: BBB GGG, or YYY KKK.
GAME_FN constexpr int order_of(Transport transport, int content) {
    return static_cast<int>(transport) * kOrdersPerTransport + content;
}
GAME_FN constexpr Transport transport_of(int order) { return static_cast<Transport>(order / kOrdersPerTransport); }

// clang-format off
GAME_FN constexpr Slots slots_of(int order) {
    constexpr Slots slots[kOrders] = {
        0x01, 0x04, 0x10, 0x40, 0x02, 0x08, 0x20, 0x80, 0x55, 0x0C, 0x30,  // wheelbarrow: BBB GGG
        0x01, 0x04, 0x10, 0x40, 0x02, 0x08, 0x20, 0x80, 0x55, 0x03, 0xC0,  // horse cart: YYY KKK
        0x01, 0x04, 0x10, 0x40, 0x02, 0x08, 0x20, 0x80, 0x55, 0x03, 0xC0,  // truck: YYY KKK
        0x01, 0x04, 0x10, 0x40, 0x02, 0x08, 0x20, 0x80, 0x55, 0x0C, 0x30,  // locomotive: BBB GGG
    };
    return slots[order];
}

GAME_FN constexpr int points_of(int order) {
    constexpr std::uint8_t points[kOrders] = {
        2, 3, 4, 5, 3, 5, 7, 9, 10, 7, 9,   // wheelbarrow
        2, 3, 4, 5, 3, 5, 7, 9, 10, 4, 12,  // horse cart
        2, 3, 4, 5, 3, 5, 7, 9, 10, 4, 12,  // truck
        2, 3, 4, 5, 3, 5, 7, 9, 10, 7, 9,   // locomotive
    };
    return points[order];
}
// clang-format on

// G8.1: values of the elements 1–12, here counted from 0.
GAME_FN constexpr int first_value(int element) { return element + 2; }
GAME_FN constexpr int second_value(int element) {
    constexpr std::uint8_t values[kElements] = {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
    return values[element];
}

}  // namespace wharf::gluck_auf
