// What may be wrong with a field of a document or a message: said as data, like everything else (the words follow the
// field's name).
#pragma once

#include "text/message.h"

namespace wharf::text::faults {

inline constexpr MessageKind kMissing{"fault.missing"};
inline constexpr MessageKind kUnknown{"fault.unknown"};
inline constexpr MessageKind kNoFlag{"fault.no-flag"};
inline constexpr MessageKind kNoNumber{"fault.no-number"};
inline constexpr MessageKind kOutOfRange{"fault.out-of-range", {number("least"), number("most")}};
inline constexpr MessageKind kNoText{"fault.no-text"};
inline constexpr MessageKind kTooLong{"fault.too-long", {number("n")}};
inline constexpr MessageKind kControlCharacters{"fault.control-characters"};
inline constexpr MessageKind kNoneOf{"fault.none-of", {quoted("words")}};
inline constexpr MessageKind kNoObject{"fault.no-object"};
inline constexpr MessageKind kNoList{"fault.no-list"};
inline constexpr MessageKind kTooManyItems{"fault.too-many-items", {number("n")}};
inline constexpr MessageKind kOtherNumber{"fault.other-number", {number("n"), number("found")}};
inline constexpr MessageKind kOutOfOrder{"fault.out-of-order"};
inline constexpr MessageKind kNoMover{"fault.no-mover"};
// Of documents as a whole: `reason` is the parser's own word, `n` in MiB.
inline constexpr MessageKind kBadJson{"fault.bad-json", {quoted("reason"), number("byte")}};
inline constexpr MessageKind kCutShort{"fault.cut-short"};
inline constexpr MessageKind kTooLarge{"fault.too-large", {number("n")}};
// Of positions: `what` is the document's word for a piece.
inline constexpr MessageKind kNoSeat{"fault.no-seat"};
inline constexpr MessageKind kNotPending{"fault.not-pending"};
inline constexpr MessageKind kInAll{"fault.in-all", {number("n"), quoted("what"), number("found")}};
inline constexpr MessageKind kNoView{"fault.no-view"};

inline constexpr const MessageKind* kAll[] = {
    &kMissing,  &kUnknown,  &kNoFlag, &kNoNumber,     &kOutOfRange,  &kNoText,     &kTooLong, &kControlCharacters,
    &kNoneOf,   &kNoObject, &kNoList, &kTooManyItems, &kOtherNumber, &kOutOfOrder, &kNoMover, &kBadJson,
    &kCutShort, &kTooLarge, &kNoSeat, &kNotPending,   &kInAll,       &kNoView};

}  // namespace wharf::text::faults
