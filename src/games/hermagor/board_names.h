// Names and drawing of Hermagor's board, for texts and pictures; no rule includes this.
// Generated from board.json by generate_board.py: change the file, not this.
#pragma once

#include "games/hermagor/board_tables.h"

namespace wharf::hermagor {

// clang-format off

struct PlaceOnMap {
    const char* name;
    std::int16_t x;
    std::int16_t y;
};

struct Road {
    std::uint8_t a;
    std::uint8_t b;
    std::uint8_t cost;
    bool main_road;
};

inline constexpr int kMapWidth = 1000;
inline constexpr int kMapHeight = 960;

// The city, then the villages by number.
inline constexpr PlaceOnMap kPlacesOnMap[] = {
    {"Hermagor", 500, 470},
    {"Ostrel", 510, 345},
    {"Silverford", 625, 372},
    {"Marnhold", 655, 480},
    {"Quernby", 608, 592},
    {"Lindwehr", 490, 612},
    {"Tolmen", 378, 572},
    {"Brackwater", 350, 462},
    {"Hasel", 393, 362},
    {"Corvane", 452, 222},
    {"Elderby", 588, 212},
    {"Drachenfurt", 712, 272},
    {"Vissel", 792, 392},
    {"Oakmere", 790, 528},
    {"Grimsted", 712, 655},
    {"Salisto", 592, 742},
    {"Perrin", 462, 748},
    {"Wolkenau", 325, 690},
    {"Ravina", 228, 580},
    {"Thornwick", 212, 440},
    {"Altmark", 300, 290},
    {"Norrhaven", 405, 82},
    {"Kestrel", 580, 78},
    {"Windmoor", 760, 132},
    {"Cape Ember", 905, 255},
    {"Sonnar", 938, 430},
    {"Eastgate", 862, 632},
    {"Yarrow", 742, 800},
    {"Southreach", 570, 905},
    {"Mirefen", 385, 868},
    {"Pelagia", 195, 760},
    {"Westbay", 70, 520},
    {"Highgate", 140, 225},
};

inline constexpr Road kRoads[] = {
    {0, 1, 2, true}, {0, 3, 3, false}, {0, 5, 3, true}, {0, 7, 4, false}, {1, 2, 3, false}, {2, 3, 2, false},
    {3, 4, 3, false}, {4, 5, 3, false}, {5, 6, 3, false}, {6, 7, 3, false}, {7, 8, 2, false}, {8, 1, 3, false},
    {9, 10, 3, false}, {10, 11, 3, false}, {11, 12, 3, false}, {12, 13, 4, false}, {13, 14, 4, false},
    {14, 15, 4, true}, {15, 16, 2, false}, {16, 17, 4, false}, {17, 18, 4, false}, {18, 19, 2, false},
    {19, 20, 4, false}, {20, 9, 4, true}, {21, 22, 4, false}, {22, 23, 5, false}, {23, 24, 5, false},
    {24, 25, 4, false}, {25, 26, 5, false}, {26, 27, 5, false}, {27, 28, 5, false}, {28, 29, 5, false},
    {29, 30, 5, false}, {30, 31, 5, false}, {31, 32, 5, false}, {32, 21, 5, false}, {1, 9, 2, true}, {2, 11, 5, false},
    {3, 12, 3, false}, {4, 14, 2, false}, {5, 15, 3, true}, {6, 17, 3, false}, {7, 18, 5, false}, {8, 20, 3, false},
    {20, 32, 4, true}, {9, 21, 4, false}, {11, 23, 3, false}, {12, 25, 4, false}, {14, 26, 4, true},
    {15, 28, 4, false}, {17, 30, 4, false}, {19, 31, 4, false},
};

// In the order of the tables.
inline constexpr const char* kGoodNames[] = {
    "corn", "amulet", "weapon", "dragon_egg", "salt", "book", "blessing", "relic",
};
inline constexpr const char* kBuildingNames[] = {
    "corn_field", "seers_tent", "weapon_smith", "dragon_valley", "salt_mine", "library", "church", "cemetery",
};
inline constexpr const char* kDuchyNames[] = {
    "east", "south", "west",
};
inline constexpr const char* kRegionNames[] = {
    "R01", "R02", "R03", "R04", "R05", "R06", "R07", "R08", "R09", "R10", "R11", "R12", "R13", "R14", "R15", "R16",
    "R17", "R18", "R19", "R20",
};
inline constexpr const char* kPlaceNames[] = {
    "h1c1", "h1c2", "h1c3", "h1c4", "h2c1", "h2c2", "h2c3", "h2c4", "h3c1", "h3c2", "h3c3", "h3c4", "h4c1", "h4c2",
    "h4c3", "h4c4", "v1r1", "v1r2", "v1r3", "v1r4", "v1r5", "v2r1", "v2r2", "v2r3", "v2r4", "v2r5", "v3r1", "v3r2",
    "v3r3", "v3r4", "v3r5", "h1v1", "h1v2", "h1v3", "h2v1", "h2v2", "h2v3", "h3v1", "h3v2", "h3v3", "h4v1", "h4v2",
    "h4v3", "r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "r2c2", "r2c3", "r2c4", "r3c1", "r3c2", "r3c3", "r3c4", "r4c1",
    "r4c2", "r4c3", "r4c4", "r5c1", "r5c2", "r5c3", "r5c4",
};
// clang-format on

}  // namespace wharf::hermagor
