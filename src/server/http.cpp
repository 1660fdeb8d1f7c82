#include "server/http.h"

#include <charconv>

namespace wharf::server {

namespace {

int hex(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// What is no text a database may refuse, and each in its own way.
bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
        const unsigned first = byte(0);
        const std::size_t size = first < 0x80   ? 1
                                 : first < 0xC2 ? 0
                                 : first < 0xE0 ? 2
                                 : first < 0xF0 ? 3
                                 : first < 0xF5 ? 4
                                                : 0;
        if (size == 0 || size > text.size()) return false;
        for (std::size_t i = 1; i < size; ++i)
            if ((byte(i) & 0xC0U) != 0x80) return false;
        // Longer than need be, half of a pair, beyond the last character.
        if (size > 2 && ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F) ||
                         (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F)))
            return false;
        text.remove_prefix(size);
    }
    return true;
}

std::optional<std::string> decode(std::string_view text, bool plus_is_space) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            if (i + 2 >= text.size() || hex(text[i + 1]) < 0 || hex(text[i + 2]) < 0) return std::nullopt;
            c = static_cast<char>(hex(text[i + 1]) * 16 + hex(text[i + 2]));
            i += 2;
        } else if (c == '+' && plus_is_space) {
            c = ' ';
        }
        if (static_cast<unsigned char>(c) < 0x20) return std::nullopt;
        plain += c;
    }
    return plain;
}

}  // namespace

std::optional<std::pair<std::string, std::map<std::string, std::string>>> read_target(std::string_view target) {
    const std::size_t question = target.find('?');
    const auto path = decode(target.substr(0, question), false);
    if (!path || path->empty() || path->front() != '/' || !is_utf8(*path)) return std::nullopt;
    std::map<std::string, std::string> query;
    std::string_view rest = question == std::string_view::npos ? std::string_view() : target.substr(question + 1);
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        const std::size_t equals = part.find('=');
        const auto name = decode(part.substr(0, equals), true);
        const auto value = decode(equals == std::string_view::npos ? "" : part.substr(equals + 1), true);
        if (!name || !value || !is_utf8(*name) || !is_utf8(*value)) return std::nullopt;
        query[*name] = *value;
    }
    return std::pair{*path, std::move(query)};
}

std::int64_t number_in(const Request& request, const std::string& name, std::int64_t otherwise) {
    const auto found = request.query.find(name);
    if (found == request.query.end()) return otherwise;
    std::int64_t number = otherwise;
    std::from_chars(found->second.data(), found->second.data() + found->second.size(), number);
    return number < 0 ? otherwise : number;
}

std::string word_in(const Request& request, const std::string& name) {
    const auto found = request.query.find(name);
    return found == request.query.end() ? "" : found->second;
}

std::string cookie_value(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        std::string_view part = header.substr(0, header.find(';'));
        header.remove_prefix(std::min(header.size(), part.size() + 1));
        while (part.starts_with(' ')) part.remove_prefix(1);
        if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=')
            return std::string(part.substr(name.size() + 1));
    }
    return {};
}

}  // namespace wharf::server
