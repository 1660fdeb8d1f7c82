// The words of Glück Auf in moves and documents. Tiles and orders are named by their letters: y b g k.
#pragma once

#include <string_view>

#include "games/gluck_auf/state.h"

namespace wharf::gluck_auf {

inline constexpr std::string_view kColourWords[] = {"yellow", "brown", "grey", "black"};
inline constexpr std::string_view kColourLetters[] = {"y", "b", "g", "k"};
inline constexpr std::string_view kCageWords[] = {"surface", "yellow", "brown", "grey", "black"};
inline constexpr std::string_view kTransportWords[] = {"wheelbarrow", "horse-cart", "truck", "locomotive"};
inline constexpr std::string_view kPileWords[] = {"tiles", "orders"};

// One cart or two, and the side; the last word is for no tile.
inline constexpr std::string_view kTileWords[] = {"y-light", "yy-light", "y-dark",  "yy-dark",  "b-light", "bb-light",
                                                  "b-dark",  "bb-dark",  "g-light", "gg-light", "g-dark",  "gg-dark",
                                                  "k-light", "kk-light", "k-dark",  "kk-dark",  "none"};
static_assert(std::size(kTileWords) == kTileTypes + 1);

// The transport and the slots; the last word is for no order.
inline constexpr std::string_view kOrderWords[] = {
    "wheelbarrow-y",   "wheelbarrow-b",   "wheelbarrow-g",  "wheelbarrow-k",    "wheelbarrow-yy",
    "wheelbarrow-bb",  "wheelbarrow-gg",  "wheelbarrow-kk", "wheelbarrow-ybgk", "wheelbarrow-bbb",
    "wheelbarrow-ggg", "horse-cart-y",    "horse-cart-b",   "horse-cart-g",     "horse-cart-k",
    "horse-cart-yy",   "horse-cart-bb",   "horse-cart-gg",  "horse-cart-kk",    "horse-cart-ybgk",
    "horse-cart-yyy",  "horse-cart-kkk",  "truck-y",        "truck-b",          "truck-g",
    "truck-k",         "truck-yy",        "truck-bb",       "truck-gg",         "truck-kk",
    "truck-ybgk",      "truck-yyy",       "truck-kkk",      "locomotive-y",     "locomotive-b",
    "locomotive-g",    "locomotive-k",    "locomotive-yy",  "locomotive-bb",    "locomotive-gg",
    "locomotive-kk",   "locomotive-ybgk", "locomotive-bbb", "locomotive-ggg",   "none"};
static_assert(std::size(kOrderWords) == kOrders + 1);

inline constexpr std::string_view kSpaceWords[] = {
    "f1",      "f2",      "f3",      "f4", "f5",          "f6",         "f7",    "f8",         "f-draw",
    "m10",     "m8",      "m6",      "m4", "wheelbarrow", "horse-cart", "truck", "locomotive", "money-6",
    "money-5", "money-4", "money-3", "o1", "o2",          "o3",         "o4",    "o-draw",     "bank"};
static_assert(std::size(kSpaceWords) == kSpaces);

inline constexpr std::string_view kPendingWords[] = {
    "start-player", "first-tile", "draft-order", "draft", "first-order", "placement", "look", "choice",
    "substitute",   "lay-where",  "lay",         "step",  "second-cube", "refill",    "over"};

// Where a cube for an order is taken from, what a card is, where those laid back go.
inline constexpr std::string_view kSourceWords[] = {"cage", "store"};
inline constexpr std::string_view kCardWords[] = {"tile", "order"};
inline constexpr std::string_view kWhereWords[] = {"top", "bottom"};

// G8.1, in the order of scoring.
inline constexpr std::string_view kElementWords[] = {
    "slots.yellow",          "slots.brown",          "slots.grey",      "slots.black",
    "transport.wheelbarrow", "transport.horse-cart", "transport.truck", "transport.locomotive",
    "carts.yellow",          "carts.brown",          "carts.grey",      "carts.black"};
static_assert(std::size(kElementWords) == kElements);

}  // namespace wharf::gluck_auf
