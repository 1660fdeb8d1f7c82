// Foreign text made safe to print (one line, no control characters, bounded), and numbers of things.
#pragma once

#include <string>
#include <string_view>

namespace wharf::text {

// Control characters become spaces, and what is longer than `limit` bytes is cut at a character and marked with "…".
std::string plain(std::string_view text, std::size_t limit = 80);

// "1 tile", "3 tiles".
inline std::string amount(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

}  // namespace wharf::text
