#include "text/json_text.h"

#include <algorithm>
#include <boost/json/parse.hpp>

namespace wharf::text {

namespace {

bool needs_escape(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

char short_escape(char c) {
    switch (c) {
        case '"': return '"';
        case '\\': return '\\';
        case '\b': return 'b';
        case '\f': return 'f';
        case '\n': return 'n';
        case '\r': return 'r';
        case '\t': return 't';
        default: return 0;
    }
}

}  // namespace

void JsonText::append_escaped(std::string_view value) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (;;) {
        const auto plain = std::find_if(value.begin(), value.end(), needs_escape) - value.begin();
        to_ += value.substr(0, static_cast<std::size_t>(plain));
        value.remove_prefix(static_cast<std::size_t>(plain));
        if (value.empty()) return;
        const auto c = static_cast<unsigned char>(value.front());
        to_ += '\\';
        if (const char letter = short_escape(value.front())) {
            to_ += letter;
        } else {
            to_ += "u00";
            to_ += kDigits[c >> 4U];
            to_ += kDigits[c & 15U];
        }
        value.remove_prefix(1);
    }
}

boost::json::object parse_own(std::string_view text) {
    boost::system::error_code never;
    return std::move(boost::json::parse({text.data(), text.size()}, never).as_object());
}

}  // namespace wharf::text
