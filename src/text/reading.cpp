#include "text/reading.h"

namespace wharf::text {

std::string Path::text() const {
    if (outer == nullptr) return std::string(name);
    std::string text = outer->text();
    if (name.empty()) return text + "[" + std::to_string(item) + "]";
    if (!text.empty()) text += '.';
    return text.append(name);
}

std::variant<json::value, Problem> parse(std::string_view document) {
    json::parser parser;
    boost::system::error_code error;
    const std::size_t read = parser.write_some(document.data(), document.size(), error);
    if (!error && document.find_first_not_of(" \t\r\n", read) != std::string_view::npos)
        error = json::error::extra_data;
    if (error == json::error::incomplete) return Problem{"", faults::kCutShort()};
    if (error) return Problem{"", faults::kBadJson(error.message(), read)};
    return parser.release();
}

void read(const json::value& value, bool& to, const Path& path, Fault& fault) {
    if (value.is_bool())
        to = value.get_bool();
    else
        fault.set(path, faults::kNoFlag());
}

void read(const json::value& value, std::string& to, const Path& path, Fault& fault) {
    if (value.is_string())
        to = std::string(value.get_string());
    else
        fault.set(path, faults::kNoText());
}

void read_whole(const json::value& value, std::int64_t& to, std::int64_t low, std::int64_t high, const Path& path,
                Fault& fault) {
    // Whichever kind of number another program has built it of.
    boost::system::error_code none;
    const std::int64_t number = value.is_number() && !value.is_double() ? value.to_number<std::int64_t>(none) : 0;
    if (!value.is_number() || value.is_double() || none || number < low || number > high)
        return fault.set(path, faults::kOutOfRange(low, high));
    to = number;
}

int read_word(const json::value& value, Words words, const Path& path, Fault& fault) {
    if (value.is_string())
        for (std::size_t i = 0; i < words.size(); ++i)
            if (value.get_string() == words[i]) return static_cast<int>(i);
    if (fault.found()) return -1;
    std::string list;
    for (const std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    fault.set(path, faults::kNoneOf(list));
    return -1;
}

const json::object* read_object(const json::value& value, const Path& path, Fault& fault) {
    if (!value.is_object()) fault.set(path, faults::kNoObject());
    return value.if_object();
}

const json::array* read_list(const json::value& value, const Path& path, Fault& fault) {
    if (!value.is_array()) fault.set(path, faults::kNoList());
    return value.if_array();
}

}  // namespace wharf::text
