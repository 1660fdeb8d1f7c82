// What may be wrong with the name of a computer player.
#pragma once

#include "text/message.h"

namespace wharf::players::faults {

using text::MessageKind;
using text::quoted;

inline constexpr MessageKind kNoSuchPlayer{"fault.no-such-player", {quoted("player"), quoted("known")}};
inline constexpr MessageKind kNoBudget{"fault.no-budget", {quoted("player")}};
inline constexpr MessageKind kNoTemperature{"fault.no-temperature", {quoted("player")}};

inline constexpr const MessageKind* kAll[] = {&kNoSuchPlayer, &kNoBudget, &kNoTemperature};

}  // namespace wharf::players::faults
