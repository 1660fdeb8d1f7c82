// Foreign text made safe to print: one line, no control characters, bounded.
#pragma once

#include <string>
#include <string_view>

namespace wharf::text {

// Control characters become spaces, and what is longer than `limit` bytes is cut at a character and marked with "…".
std::string plain(std::string_view text, std::size_t limit = 80);

}  // namespace wharf::text
