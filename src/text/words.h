// The names of an enumeration's values, in order.
#pragma once

#include <span>
#include <string_view>

namespace wharf::text {

using Words = std::span<const std::string_view>;

// One of these words, found when the program is made: one that is not there does not compile.
template <const auto& kWords>
struct KnownWord {
    int index = 0;

    consteval KnownWord(std::string_view word) {
        while (kWords[index] != word) ++index;
    }
    consteval KnownWord(const char* word) : KnownWord(std::string_view(word)) {}
};

}  // namespace wharf::text
