// What a match of any game says itself.
#pragma once

#include "text/refusals.h"

namespace wharf::match::says {

using text::MessageKind;

inline constexpr MessageKind kGameOver{"refusal.game-over"};
inline constexpr MessageKind kNoSuchSeat{"refusal.no-such-seat"};
inline constexpr MessageKind kNotYourTurn{"refusal.not-your-turn", {text::seats("seats")}};
inline constexpr MessageKind kChanceDecides{"refusal.chance-decides"};
inline constexpr MessageKind kChanceIsNotAsked{"refusal.chance-is-not-asked"};
inline constexpr MessageKind kNoSuchOutcome{"refusal.no-such-outcome"};
inline constexpr MessageKind kSomethingHappened{"refusal.something-happened"};
inline constexpr MessageKind kNothingDecided{"refusal.nothing-decided"};

inline constexpr const MessageKind* kAll[] = {&kGameOver,          &kNoSuchSeat,       &kNotYourTurn,
                                              &kChanceDecides,     &kChanceIsNotAsked, &kNoSuchOutcome,
                                              &kSomethingHappened, &kNothingDecided,   &text::kNotNow};

}  // namespace wharf::match::says
