// Why the engine in a browser does not obey: what only it says.
#pragma once

#include "text/message.h"

namespace wharf::wasm::faults {

using text::MessageKind;
using text::quoted;

inline constexpr MessageKind kNoSuchMatch{"fault.no-such-match"};
inline constexpr MessageKind kTooManyMatches{"fault.too-many-matches"};
inline constexpr MessageKind kNotAsked{"fault.not-asked"};
inline constexpr MessageKind kNoNetLoaded{"fault.no-net-loaded", {quoted("game")}};
inline constexpr MessageKind kNoSuchStep{"fault.no-such-step"};

inline constexpr const MessageKind* kAll[] = {&kNoSuchMatch, &kTooManyMatches, &kNotAsked, &kNoNetLoaded, &kNoSuchStep};

}  // namespace wharf::wasm::faults
