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

}  // namespace wharf::text
