// Why a move was not made: a stable code for programs, a message for people, and the clause that forbids it, if one
// does.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/message.h"
#include "text/split.h"

namespace wharf::text {

struct Refusal {
    std::string code;
    Message message;
    std::string clause;
};

using Tokens = std::vector<std::string_view>;

// The text is no move at all; the message says how one is written.
inline Refusal unknown(Message message) { return {"unknown_move", std::move(message), ""}; }

// A move that a clause forbids here.
inline Refusal illegal(Message message, std::string clause) {
    return {"illegal_move", std::move(message), std::move(clause)};
}

// A move of another decision than the one that is asked.
inline constexpr MessageKind kNotNow{"refusal.not-now", {messages("asked")}};
inline Refusal not_now(Message asked, std::string clause) {
    return {"not_now", kNotNow(Messages{std::move(asked)}), std::move(clause)};
}

// Where a word stands in a list of words, or -1.
inline int find_word(Words words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

}  // namespace wharf::text
