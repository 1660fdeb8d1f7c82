// What is wrong with something that came from outside, as data: where, and why. language/ makes a sentence of it.
#pragma once

#include <string>
#include <string_view>

#include "text/message.h"

namespace wharf::text {

// A fault in a document: the field ("boards[1].crew") and the reason ("must be a whole number from 1 to 8"). A position
// that play cannot reach breaks a clause of the rules, where they say so.
struct Problem {
    std::string field;
    Message reason;
    std::string clause{};
    std::string_view game{};  // whose words say the reason; "": those of all games

    friend bool operator==(const Problem&, const Problem&) = default;

    // In no language, for logs and tests: "boards[1].crew: fault.out-of-range 1 8".
    std::string facts() const;
};

// The name of a field of one of a list: "table.boards[1].crew".
inline std::string field_of(std::string_view list, int index, std::string_view field) {
    return std::string(list) + "[" + std::to_string(index) + "]." + std::string(field);
}

}  // namespace wharf::text
