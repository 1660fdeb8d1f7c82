// What may be wrong with the file of a net.
#pragma once

#include "text/message.h"

namespace wharf::nets::faults {

using text::MessageKind;
using text::number;
using text::quoted;

inline constexpr MessageKind kNoNet{"fault.no-net"};
inline constexpr MessageKind kFormat{"fault.net-format", {number("format"), number("known")}};
inline constexpr MessageKind kNoSize{"fault.no-size", {number("least"), number("most"), number("step")}};
inline constexpr MessageKind kNotPositive{"fault.not-positive"};
inline constexpr MessageKind kOtherLength{"fault.net-length", {number("n"), number("found")}};
inline constexpr MessageKind kDamaged{"fault.net-damaged"};
inline constexpr MessageKind kStrangeNumbers{"fault.net-numbers"};
inline constexpr MessageKind kNotItsNovice{"fault.net-novice"};
// A net for something else.
inline constexpr MessageKind kOtherGame{"fault.net-game", {quoted("game")}};
inline constexpr MessageKind kOtherPurpose{"fault.net-purpose", {number("trained"), number("here")}};

inline constexpr const MessageKind* kAll[] = {&kNoNet,       &kFormat,      &kNoSize,         &kNotPositive,
                                              &kOtherLength, &kDamaged,     &kStrangeNumbers, &kNotItsNovice,
                                              &kOtherGame,   &kOtherPurpose};

}  // namespace wharf::nets::faults
