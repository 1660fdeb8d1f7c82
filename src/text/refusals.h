// What every game's refusals are made of.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/problem.h"
#include "text/split.h"

namespace wharf::text {

using Tokens = std::vector<std::string_view>;

// The text is no move at all; the sentence says how one is written.
inline Refusal unknown(std::string sentence) { return {"unknown_move", std::move(sentence), ""}; }

// A move that a clause forbids here.
inline Refusal illegal(std::string sentence, std::string clause) {
    return {"illegal_move", std::move(sentence), std::move(clause)};
}

// A move of another decision than the one that is asked.
inline Refusal not_now(const std::string& prompt, std::string clause) {
    return {"not_now", "That is not what is asked now. " + prompt, std::move(clause)};
}

// Where a word stands in a list of words, or -1.
inline int find_word(std::span<const std::string_view> words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

}  // namespace wharf::text
