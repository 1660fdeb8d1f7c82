// Hermagor's map as the evaluation uses it: lists of equal length.
// Generated from board.json by generate_board.py: change the file, not this.
#pragma once

#include "games/hermagor/board_tables.h"

namespace wharf::hermagor {

// clang-format off
inline constexpr int kRegionsAtVillage = 4;
inline constexpr int kRowsOfRegion = 3;  // H0.2: a region shows one to three buildings

struct MapLists {
    std::uint8_t regions[kVillages][kRegionsAtVillage];  // filled up with kRegions
    std::uint8_t rows[kRegions][kRowsOfRegion];          // filled up with the last; kGoods: the nobility track
    std::uint8_t duchy[kVillages];
};
inline constexpr MapLists kMapLists{
    .regions = {
        {0, 3, 4, 11}, {0, 4, 5, 20}, {0, 1, 5, 6}, {1, 6, 7, 20}, {1, 2, 7, 8}, {2, 8, 9, 20}, {2, 3, 9, 10},
        {3, 10, 11, 20}, {4, 11, 12, 13}, {4, 13, 20, 20}, {4, 5, 13, 14}, {5, 6, 14, 15}, {6, 15, 20, 20},
        {6, 7, 15, 16}, {7, 8, 16, 17}, {8, 17, 20, 20}, {8, 9, 17, 18}, {9, 10, 18, 20}, {10, 18, 19, 20},
        {10, 11, 12, 19}, {12, 13, 20, 20}, {13, 20, 20, 20}, {13, 14, 20, 20}, {14, 20, 20, 20}, {14, 15, 20, 20},
        {15, 16, 20, 20}, {16, 20, 20, 20}, {16, 17, 20, 20}, {17, 20, 20, 20}, {17, 18, 20, 20}, {18, 19, 20, 20},
        {12, 19, 20, 20},
    },
    .rows = {
        {8, 8, 8}, {8, 8, 8}, {8, 8, 8}, {8, 8, 8}, {0, 2, 7}, {5, 5, 5}, {0, 3, 3}, {6, 7, 7}, {1, 4, 7}, {2, 2, 2},
        {3, 5, 5}, {1, 1, 1}, {0, 3, 3}, {4, 7, 7}, {1, 2, 2}, {2, 5, 6}, {3, 4, 5}, {1, 6, 6}, {0, 6, 6}, {4, 4, 4},
    },
    .duchy = {
        0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
    },
};
// clang-format on

}  // namespace wharf::hermagor
