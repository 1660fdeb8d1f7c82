// What may be wrong with a field of a message: said as data, like everything else (the words follow the field's name).
#pragma once

#include "text/message.h"

namespace wharf::protocol::faults {

using text::MessageKind;
using text::number;
using text::quoted;

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
inline constexpr MessageKind kNoMover{"fault.no-mover"};

inline constexpr const MessageKind* kAll[] = {
    &kMissing,           &kUnknown, &kNoFlag,   &kNoNumber, &kOutOfRange,   &kNoText, &kTooLong,
    &kControlCharacters, &kNoneOf,  &kNoObject, &kNoList,   &kTooManyItems, &kNoMover};

}  // namespace wharf::protocol::faults
