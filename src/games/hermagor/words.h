// The words of Hermagor in moves and documents; those of the board come from board.json.
#pragma once

#include <span>
#include <string_view>

#include "games/hermagor/actions.h"
#include "games/hermagor/board_names.h"
#include "games/hermagor/state.h"

namespace wharf::hermagor {

using Words = std::span<const std::string_view>;

inline constexpr std::string_view kPendingWords[] = {
    "start-player", "stall-tile", "action-tile", "show-money", "tax-start", "buyer",       "common-buyer", "raise",
    "fluctuation",  "draw",       "name-start",  "action",     "disc",      "common-disc", "common-depot", "over"};
inline constexpr std::string_view kSeatWords[] = {"0", "1", "2", "3", "4"};
inline constexpr std::string_view kActionTileWords[] = {"3", "4", "5", "6"};
// Fields of a row of the price table and of the nobility track, from the left.
inline constexpr std::string_view kFieldWords[] = {"1", "2", "3", "4"};
inline constexpr std::string_view kNobilityWords[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
static_assert(std::size(kFieldWords) == kBuildingFields && std::size(kNobilityWords) == kNobilityFields);

// In bit sets the first village and the first tile come first; place 0 is the city and tile 0 is none.
inline constexpr Words kVillageWords = Words(kMapWords).subspan(1);
inline constexpr Words kRealTileWords = Words(kTileWords).subspan(1);

}  // namespace wharf::hermagor
