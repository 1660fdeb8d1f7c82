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

// Of the proof of chance events (verify.h). `move` counts from 0, as records do.
inline constexpr MessageKind kProved{"proof.proved", {text::number("n")}};
inline constexpr MessageKind kNoProof{"proof.none", {text::messages("first")}};
inline constexpr MessageKind kLostSecret{"proof.lost-secret", {text::messages("first")}};
inline constexpr MessageKind kOtherSecret{"proof.other-secret", {text::messages("first")}};
inline constexpr MessageKind kOtherCommitment{"proof.other-commitment", {text::messages("first")}};
inline constexpr MessageKind kOtherOrder{"proof.other-order", {text::messages("first")}};
inline constexpr MessageKind kNoDraws{"proof.no-draws"};
inline constexpr MessageKind kFirstDraw{"proof.first-draw",
                                        {text::number("move"), text::quoted("label"), text::number("ordinal")}};
inline constexpr MessageKind kOtherDraw{"proof.other-draw",
                                        {text::number("move"), text::quoted("label"), text::number("ordinal"),
                                         text::quoted("found"), text::quoted("expected")}};
inline constexpr MessageKind kMissingDraw{
    "proof.missing-draw",
    {text::number("move"), text::quoted("label"), text::number("ordinal"), text::quoted("expected")}};
inline constexpr MessageKind kNeedlessDraw{"proof.needless-draw", {text::number("move"), text::quoted("found")}};

inline constexpr const MessageKind* kAll[] = {
    &kGameOver,      &kNoSuchSeat,        &kNotYourTurn,    &kChanceDecides,   &kChanceIsNotAsked,
    &kNoSuchOutcome, &kSomethingHappened, &kNothingDecided, &text::kNotNow,    &kProved,
    &kNoProof,       &kLostSecret,        &kOtherSecret,    &kOtherCommitment, &kOtherOrder,
    &kNoDraws,       &kFirstDraw,         &kOtherDraw,      &kMissingDraw,     &kNeedlessDraw};

}  // namespace wharf::match::says
