// What a move of Hermagor brings at once, read from the table before it.
#pragma once

#include "games/hermagor/rules.h"

namespace wharf::hermagor {

// H5.1: the regions that a depot in this village would complete for a colour.
inline std::uint32_t regions_completed(const Table& table, Seat colour, int village) {
    const std::uint32_t depots = table.sides[colour].depots | village_bit(village);
    std::uint32_t completed = 0;
    for (std::uint32_t left = regions_of_village(village); left != 0; left &= left - 1)
        if ((villages_of_region(lowest_bit(left)) & ~depots) == 0) completed |= left & (~left + 1);
    return completed;
}

}  // namespace wharf::hermagor
