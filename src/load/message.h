// What a measuring client picks out of the server's messages without reading all of them.
#pragma once

#include <boost/json.hpp>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wharf::load {

inline bool is_kind(std::string_view message, std::string_view kind) {
    constexpr std::string_view kBegin = R"({"kind":")";
    return message.starts_with(kBegin) && message.substr(kBegin.size()).starts_with(kind) &&
           message.substr(kBegin.size() + kind.size()).starts_with('"');
}

// The JSON after the first `"name":`; quotes inside texts are escaped, so it is a field and no part of a text.
inline std::string_view field(std::string_view message, std::string_view name) {
    const std::string key = "\"" + std::string(name) + "\":";
    const std::size_t at = message.find(key);
    return at == std::string_view::npos ? std::string_view() : message.substr(at + key.size());
}

inline std::int64_t number_field(std::string_view message, std::string_view name) {
    const std::string_view text = field(message, name);
    std::int64_t number = -1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

inline bool flag_field(std::string_view message, std::string_view name) {
    return field(message, name).starts_with("true");
}

// A whole value, as long as it is.
inline boost::json::value value_field(std::string_view message, std::string_view name) {
    const std::string_view text = field(message, name);
    boost::json::stream_parser parser;
    boost::json::error_code error;
    parser.write_some(text.data(), text.size(), error);
    return error || !parser.done() ? boost::json::value() : parser.release();
}

inline std::string text_field(std::string_view message, std::string_view name) {
    const boost::json::value value = value_field(message, name);
    return value.is_string() ? std::string(value.get_string()) : std::string();
}

}  // namespace wharf::load
