// Everything Skeleton Game says: kinds of messages, whose sentences stand in words/*.json.
#pragma once

#include "text/game_text.h"

namespace wharf::skeleton_game::says {

using text::MessageKind;
using text::number;
using text::seat;

// Beside a move.
inline constexpr MessageKind kPoints{"hint.points", {seat("seat"), number("from"), number("to")}};

// What is asked.
inline constexpr MessageKind kChance{"prompt.chance"};
inline constexpr MessageKind kAskChoice{"prompt.choice", {number("value")}};
inline constexpr MessageKind kOver{"prompt.over"};

// Why not.
inline constexpr MessageKind kVerbs{"refusal.verbs"};

// In drawings.
inline constexpr MessageKind kTurn{"draw.turn", {number("n"), number("all")}};
inline constexpr MessageKind kBag{"draw.bag", {number("n")}};
inline constexpr MessageKind kToken{"draw.token", {number("value")}};
inline constexpr MessageKind kSeat{"draw.seat", {number("n")}};
inline constexpr MessageKind kYou{"draw.you"};
inline constexpr MessageKind kNoTokens{"draw.none"};

// What holds in every position.
inline constexpr std::string_view kInvariantWords[] = {"every-token-once", "one-token-a-turn", "decided-when-drawn",
                                                       "ends-after-nine-turns", "start-player-first"};
inline constexpr MessageKind kBroken{"fault.broken", {text::word("invariant", kInvariantWords)}};
inline text::Message broken(text::KnownWord<kInvariantWords> word) { return kBroken(word.index); }

inline constexpr const MessageKind* kAll[] = {&kPoints, &kChance, &kAskChoice, &kOver, &kVerbs,    &kTurn,
                                              &kBag,    &kToken,  &kSeat,      &kYou,  &kNoTokens, &kBroken};

}  // namespace wharf::skeleton_game::says
