// Names and drawing of Hermagor's board, for texts and pictures; no rule includes this.
// Generated from board.json by generate_board.py: change the file, not this.
#pragma once

#include <string_view>

#include "games/hermagor/board_tables.h"

namespace wharf::hermagor {

// clang-format off
struct PlaceOnMap {
    std::string_view name;
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

// Where a region's name stands.
inline constexpr PlaceOnMap kRegionsOnMap[] = {
    {"R01", 564, 417},
    {"R02", 558, 538},
    {"R03", 430, 526},
    {"R04", 450, 409},
    {"R05", 580, 288},
    {"R06", 705, 376},
    {"R07", 712, 524},
    {"R08", 602, 660},
    {"R09", 445, 668},
    {"R10", 308, 582},
    {"R11", 296, 426},
    {"R12", 424, 298},
    {"R13", 360, 186},
    {"R14", 501, 150},
    {"R15", 828, 296},
    {"R16", 852, 484},
    {"R17", 686, 756},
    {"R18", 507, 818},
    {"R19", 158, 548},
    {"R20", 190, 333},
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

// The words of moves and documents, in the order of the tables; places and villages begin with the city.
inline constexpr std::string_view kMapWords[] = {
    "hermagor", "ostrel", "silverford", "marnhold", "quernby", "lindwehr", "tolmen", "brackwater", "hasel", "corvane",
    "elderby", "drachenfurt", "vissel", "oakmere", "grimsted", "salisto", "perrin", "wolkenau", "ravina", "thornwick",
    "altmark", "norrhaven", "kestrel", "windmoor", "cape-ember", "sonnar", "eastgate", "yarrow", "southreach",
    "mirefen", "pelagia", "westbay", "highgate",
};
inline constexpr std::string_view kGoodWords[] = {
    "corn", "amulet", "weapon", "dragon-egg", "salt", "book", "blessing", "relic",
};
inline constexpr std::string_view kBuildingWords[] = {
    "corn-field", "seers-tent", "weapon-smith", "dragon-valley", "salt-mine", "library", "church", "cemetery",
};
inline constexpr std::string_view kDuchyWords[] = {
    "east", "south", "west",
};
inline constexpr std::string_view kRegionWords[] = {
    "r01", "r02", "r03", "r04", "r05", "r06", "r07", "r08", "r09", "r10", "r11", "r12", "r13", "r14", "r15", "r16",
    "r17", "r18", "r19", "r20",
};
inline constexpr std::string_view kPlaceWords[] = {
    "h1c1", "h1c2", "h1c3", "h1c4", "h2c1", "h2c2", "h2c3", "h2c4", "h3c1", "h3c2", "h3c3", "h3c4", "h4c1", "h4c2",
    "h4c3", "h4c4", "v1r1", "v1r2", "v1r3", "v1r4", "v1r5", "v2r1", "v2r2", "v2r3", "v2r4", "v2r5", "v3r1", "v3r2",
    "v3r3", "v3r4", "v3r5", "h1v1", "h1v2", "h1v3", "h2v1", "h2v2", "h2v3", "h3v1", "h3v2", "h3v3", "h4v1", "h4v2",
    "h4v3", "r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "r2c2", "r2c3", "r2c4", "r3c1", "r3c2", "r3c3", "r3c4", "r4c1",
    "r4c2", "r4c3", "r4c4", "r5c1", "r5c2", "r5c3", "r5c4",
};
// Tiles begin with none.
inline constexpr std::string_view kTileWords[] = {
    "none", "1-corn", "2-amulet", "3-weapon", "4-dragon-egg", "5-salt", "6-book", "7-blessing", "8-relic",
    "9-corn-book", "10-amulet-blessing", "11-weapon-relic", "12-dragon-egg-salt", "13-corn-blessing",
    "14-amulet-relic", "15-weapon-salt", "16-dragon-egg-book", "17-corn-relic", "18-amulet-salt", "19-weapon-book",
    "20-dragon-egg-blessing", "price-fluctuation", "side-road", "black-market", "good-deal",
};
// clang-format on

}  // namespace wharf::hermagor
