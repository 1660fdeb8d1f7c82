// What a measuring client picks out of the server's messages without reading all of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wharf::load {

bool is_kind(std::string_view message, std::string_view kind);

// Walks through JSON from left to right: fields are asked for in the order in which the server writes them.
class Scan {
 public:
    explicit Scan(std::string_view json) : rest_(json) {}

    // Goes behind the next `"name":`; false, and stays, if there is none. Quotes inside texts are escaped, so it is a
    // field and no part of a text.
    bool to(std::string_view name);
    // The value here, as JSON, which is left behind.
    std::string_view value();
    // Enters a list; then each of its values until none is left.
    bool enter_list();
    bool next_item();

    std::int64_t number();
    bool flag() { return value() == "true"; }
    std::string text();

 private:
    std::string_view rest_;
};

// The first field of that name.
std::string text_field(std::string_view message, std::string_view name);
std::int64_t number_field(std::string_view message, std::string_view name);

}  // namespace wharf::load
