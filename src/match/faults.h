// What may be wrong with a record as a whole, with its options and its moves.
#pragma once

#include "text/faults.h"

namespace wharf::match::faults {

using text::MessageKind;
using text::number;
using text::quoted;

inline constexpr MessageKind kNoDocument{"fault.no-document"};
inline constexpr MessageKind kSeenRecord{"fault.seen-record"};
inline constexpr MessageKind kUnknownFormat{"fault.unknown-format", {quoted("format"), quoted("known")}};
inline constexpr MessageKind kNoSuchGame{"fault.no-such-game", {quoted("game")}};
inline constexpr MessageKind kUnknownRules{"fault.unknown-rules", {quoted("rules"), quoted("game"), quoted("known")}};
inline constexpr MessageKind kOtherRules{"fault.other-rules", {number("rules"), number("document")}};
inline constexpr MessageKind kPlayers{"fault.players",
                                      {quoted("game"), number("least"), number("most"), number("found")}};
inline constexpr MessageKind kOtherSeats{"fault.other-seats", {number("n")}};
inline constexpr MessageKind kOptionsInPosition{"fault.options-in-position"};
inline constexpr MessageKind kNoStart{"fault.no-start", {number("last")}};
inline constexpr MessageKind kNoSuchOption{"fault.no-such-option", {quoted("game"), quoted("options")}};
inline constexpr MessageKind kNoMove{"fault.no-move"};
inline constexpr MessageKind kRefused{"fault.refused", {quoted("move"), text::messages("reason")}};
inline constexpr MessageKind kNoDigits{"fault.no-digits"};
inline constexpr MessageKind kUnknownMethod{"fault.unknown-method", {quoted("method"), quoted("known")}};
inline constexpr MessageKind kNoOrder{"fault.no-order"};
inline constexpr MessageKind kNotOver{"fault.not-over"};
inline constexpr MessageKind kOtherResult{"fault.other-result"};
inline constexpr MessageKind kNoMoment{"fault.no-moment"};
inline constexpr MessageKind kNobodyResigned{"fault.nobody-resigned"};
inline constexpr MessageKind kOtherEnding{"fault.other-ending"};

inline constexpr const MessageKind* kAll[] = {
    &kNoDocument, &kSeenRecord,     &kUnknownFormat,     &kNoSuchGame, &kUnknownRules, &kOtherRules,
    &kPlayers,    &kOtherSeats,     &kOptionsInPosition, &kNoStart,    &kNoSuchOption, &kNoMove,
    &kRefused,    &kNoDigits,       &kUnknownMethod,     &kNoOrder,    &kNotOver,      &kOtherResult,
    &kNoMoment,   &kNobodyResigned, &kOtherEnding};

}  // namespace wharf::match::faults
