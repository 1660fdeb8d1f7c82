// The names of an enumeration's values, in order.
#pragma once

#include <span>
#include <string_view>

namespace wharf::text {

using Words = std::span<const std::string_view>;

// Where a word stands, found when the program is made: one that is not there does not compile.
consteval int index_in(Words words, std::string_view word) {
    std::size_t i = 0;
    while (words[i] != word) ++i;
    return static_cast<int>(i);
}

}  // namespace wharf::text
