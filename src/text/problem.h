// What is wrong with something that came from outside, said so that a person can mend it.
#pragma once

#include <optional>
#include <string>

namespace wharf::text {

// A fault in a document: the field ("boards[1].crew") and the reason ("must be a whole number from 1 to 8").
struct Problem {
    std::string field;
    std::string reason;

    friend bool operator==(const Problem&, const Problem&) = default;

    std::string sentence() const { return field.empty() ? reason : field + ": " + reason; }
};

}  // namespace wharf::text
