// Parts of Hermagor's table as a terminal shows them; board.cpp puts them together.
#pragma once

#include "games/hermagor/messages.h"
#include "games/hermagor/state.h"
#include "text/paint.h"

namespace wharf::hermagor {

// A colour's shape in its ink; the common colour (H7.1) is a ring.
std::string shape(const Table& table, Seat colour, const text::Paint& paint);
// Shapes of all colours for which has(colour) holds.
template <class Has>
std::string shapes(const Table& table, const text::Paint& paint, Has has) {
    std::string text;
    for (Seat colour = 0; colour < colours(table); ++colour)
        if (has(colour)) text += shape(table, colour, paint);
    return text;
}

// The words of a good and of a tile in the language of the drawing, and the width of the longest good.
std::string good_word(int good, const text::Paint& paint);
std::string tile_word(int tile, const text::Paint& paint);
int good_columns(const text::Paint& paint);

// drawing_market.cpp: stalls with tiles, fields with costs or buyers.
std::string draw_market(const Table& table, const text::Paint& paint);

// drawing_map.cpp. The villages as a list with price, way and depots, seen from `traveller`; the regions and what he
// lacks in each; and the map itself, kMapColumns wide.
inline constexpr int kMapColumns = 112;
inline constexpr int kBoxColumns = 4;  // the frame of text::box
std::string list_villages(const Table& table, Seat traveller, const text::Paint& paint);
std::string list_regions(const Table& table, Seat traveller, const text::Paint& paint);
std::string draw_map(const Table& table, const text::Paint& paint);

}  // namespace wharf::hermagor
