// The words of Skeleton Game in moves and documents.
#pragma once

#include <string_view>

#include "games/skeleton_game/state.h"

namespace wharf::skeleton_game {

inline constexpr std::string_view kPendingWords[] = {"start-player", "token", "choice", "over"};
inline constexpr std::string_view kValueWords[] = {"1", "2", "3", "4", "5", "6"};

}  // namespace wharf::skeleton_game
