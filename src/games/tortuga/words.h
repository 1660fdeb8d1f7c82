// The words of Tortuga in moves and documents.
#pragma once

#include <span>
#include <string_view>

#include "games/tortuga/state.h"

namespace wharf::tortuga {

inline constexpr std::string_view kColourWords[] = {"red", "blue", "yellow", "white", "purple"};
// The five actions, then what else a die may show.
inline constexpr std::string_view kSymbolWords[] = {"fleet", "crew",  "treasure", "ship-attack",
                                                    "raid",  "skull", "none"};
inline constexpr std::span kActionWords = std::span(kSymbolWords).first<kActions>();
inline constexpr std::span kFaceWords = std::span(kSymbolWords).first<kActions + 1>();
inline constexpr std::string_view kTrackWords[] = {"fleet", "crew"};
inline constexpr std::string_view kDieWords[] = {"A", "B", "C", "D", "E"};
// As they stood behind a screen, skulls beside dice of another symbol.
inline constexpr std::string_view kShownDieWords[] = {"A",       "B",       "C",       "D",       "E",
                                                      "A-skull", "B-skull", "C-skull", "D-skull", "E-skull"};
inline constexpr std::string_view kCoinWords[] = {"1", "2", "3"};
inline constexpr std::string_view kSeatWords[] = {"0", "1", "2", "3"};
inline constexpr std::string_view kPendingWords[] = {
    "start-player", "first-chest",    "second-chest", "roll",     "selection",  "reveal",    "skulls",
    "open-roll",    "open-selection", "advantage",    "use",      "hunt-chest", "hunt-tile", "attack",
    "centre",       "round-chest",    "lay-fleet",    "lay-crew", "over"};

inline std::string_view word(Colour colour) { return kColourWords[index_of(colour)]; }
inline std::string_view word(Symbol symbol) { return kSymbolWords[index_of(symbol)]; }

}  // namespace wharf::tortuga
