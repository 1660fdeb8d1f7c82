// The words of Nauticus in moves and documents.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/nauticus/state.h"
#include "text/plain.h"

namespace wharf::nauticus {

inline constexpr std::string_view kTileWords[] = {"none",      "hulls", "masts",    "sails", "goods",
                                                  "transport", "money", "delivery", "crowns"};
inline constexpr std::span kRealTileWords = std::span(kTileWords).subspan<1>();
inline constexpr std::string_view kPieceWords[kPieces] = {
    "stern",      "middle",     "bow",        "one-ship",   "whale-mast",  "anchor-mast",
    "wheel-mast", "star-mast",  "crown-mast", "whale-sail", "anchor-sail", "wheel-sail",
    "star-sail",  "crown-sail", "fish",       "grain",      "coffee",      "salt"};
// The crest of a ship: none while only crowns are laid.
inline constexpr std::string_view kCrestWords[] = {"none", "whale", "anchor", "wheel", "star"};
inline constexpr std::string_view kGoodWords[] = {"fish", "grain", "coffee", "salt"};
inline constexpr std::string_view kRewardWords[] = {"crown-mast", "crown-sail", "points", "taler", "workers", "goods"};
inline constexpr std::span kPlainRewardWords = std::span(kRewardWords).first<std::size(kRewardWords) - 1>();
inline constexpr std::string_view kSpaceWords[] = {"0", "1", "2", "3", "4", "5", "6", "7"};
inline constexpr std::string_view kPositionWords[] = {"1", "2", "3", "4"};
inline constexpr std::string_view kPendingWords[] = {"start-player", "deal",   "choose",    "bonus", "turn", "act",
                                                     "extra",        "reward", "free-tile", "after", "over"};

inline std::string word(Tile tile) { return std::string(kTileWords[index_of(tile)]); }
inline std::string word(Piece piece) { return std::string(kPieceWords[index_of(piece)]); }
inline std::string word(Reward reward) { return std::string(kRewardWords[index_of(reward)]); }

}  // namespace wharf::nauticus
