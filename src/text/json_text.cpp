#include "text/json_text.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <cstring>

namespace wharf::text {

namespace {

bool needs_escape(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

// The same of eight bytes at once: subtracting borrows through a byte's highest bit where the byte was too small.
bool one_needs_escape(std::uint64_t bytes) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHighest = kOnes << 7U;
    const auto has_below = [](std::uint64_t all, std::uint64_t bound) {
        return (all - kOnes * bound) & ~all & kHighest;
    };
    return (has_below(bytes, 0x20) | has_below(bytes ^ (kOnes * '"'), 1) | has_below(bytes ^ (kOnes * '\\'), 1)) != 0;
}

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

char* put_escape(char* at, char c) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    *at++ = '\\';
    if (const char letter = short_escape(c)) {
        *at++ = letter;
        return at;
    }
    for (const char zero : {'u', '0', '0'}) *at++ = zero;
    *at++ = kDigits[static_cast<unsigned char>(c) >> 4U];
    *at++ = kDigits[static_cast<unsigned char>(c) & 15U];
    return at;
}

}  // namespace

char* JsonText::put_escaped(char* at, std::string_view value) {
    const char* from = value.data();
    const char* const stop = from + value.size();
    for (std::uint64_t eight = 0; stop - from >= 8; from += 8, at += 8) {
        std::memcpy(&eight, from, 8);
        if (one_needs_escape(eight)) break;
        std::memcpy(at, &eight, 8);
    }
    for (; from != stop; ++from) {
        if (needs_escape(*from))
            at = put_escape(at, *from);
        else
            *at++ = *from;
    }
    return at;
}

void JsonText::grow(std::size_t bytes) {
    // What a text has room for already is taken in one step, as far as a usual message needs it; more would only be
    // cleared.
    constexpr std::size_t kLeast = 256;
    constexpr std::size_t kUsual = 1024;
    to_.resize(std::max({2 * to_.size(), size_ + bytes, std::clamp(to_.capacity(), kLeast, kUsual)}));
}

boost::json::object parse_own(std::string_view text) {
    boost::system::error_code never;
    return std::move(boost::json::parse({text.data(), text.size()}, never).as_object());
}

}  // namespace wharf::text
