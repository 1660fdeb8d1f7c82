// Reasons for a move that every game can have: lines of score sheets.
#pragma once

#include "text/message.h"

namespace wharf::players::says {

using text::MessageKind;
using text::number;
using text::quoted;

// `line` is the key of a line of the game's score sheet, without "score.".
inline constexpr MessageKind kAtOnce{"reason.at-once", {number("n"), quoted("line")}};
inline constexpr MessageKind kByRound{"reason.by-round", {number("n"), quoted("line")}};

inline constexpr const MessageKind* kAll[] = {&kAtOnce, &kByRound};

}  // namespace wharf::players::says
