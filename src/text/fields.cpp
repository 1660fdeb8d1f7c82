// The parts of FieldReader that do not depend on the type being read.
#include "text/fields.h"

#include <algorithm>

#include "text/plain.h"

namespace wharf::text {

std::optional<Problem> FieldReader::problem() {
    check_unknown();
    return problem_;
}

void FieldReader::fail(std::string field, std::string reason) {
    if (!problem_) problem_ = Problem{std::move(field), std::move(reason)};
}

const json::value* FieldReader::next(std::string_view name) {
    if (problem_) return nullptr;
    asked_.push_back(name);
    const json::value* found = object_.if_contains(name);
    if (found == nullptr) fail(path(name), "is missing");
    return found;
}

const json::array* FieldReader::next_array(std::string_view name, std::size_t least, std::size_t most) {
    const json::value* found = next(name);
    if (found == nullptr) return nullptr;
    if (!found->is_array()) {
        fail(path(name), "must be a list");
        return nullptr;
    }
    const std::size_t size = found->get_array().size();
    if (size >= least && size <= most) return &found->get_array();
    const std::string wanted = least == most ? std::to_string(most) : "at most " + std::to_string(most);
    fail(path(name), "must have " + wanted + " entries, not " + std::to_string(size));
    return nullptr;
}

bool FieldReader::read_integer(const std::string& field, const json::value& found, std::int64_t& value,
                               std::int64_t low, std::int64_t high) {
    if (problem_) return false;
    boost::system::error_code fraction;
    value = found.is_number() ? found.to_number<std::int64_t>(fraction) : 0;
    if (found.is_number() && !found.is_double() && !fraction && value >= low && value <= high) return true;
    fail(field, "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    return false;
}

int FieldReader::find_word(const std::string& field, const json::value& found, Words words) {
    if (problem_) return -1;
    if (found.is_string())
        for (std::size_t i = 0; i < words.size(); ++i)
            if (found.get_string() == words[i]) return static_cast<int>(i);
    std::string list;
    for (std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    fail(field, "must be one of: " + list);
    return -1;
}

void FieldReader::check_unknown() {
    if (problem_) return;
    for (const auto& field : object_)
        if (std::find(asked_.begin(), asked_.end(), std::string_view(field.key())) == asked_.end())
            return fail(path(plain(field.key(), 40)), "is not known here");
}

}  // namespace wharf::text
