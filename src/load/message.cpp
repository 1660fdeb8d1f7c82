#include "load/message.h"

#include <boost/json.hpp>
#include <charconv>

namespace wharf::load {

namespace {

// The length of the value at the beginning of a text.
std::size_t length_of_value(std::string_view json) {
    int depth = 0;
    for (std::size_t i = 0; i < json.size(); ++i) {
        switch (json[i]) {
            case '"':
                for (++i; i < json.size() && json[i] != '"'; ++i) i += json[i] == '\\';
                if (depth == 0) return i + 1;
                break;
            case '{':
            case '[': ++depth; break;
            case '}':
            case ']':
                if (depth == 0) return i;
                if (--depth == 0) return i + 1;
                break;
            case ',':
                if (depth == 0) return i;
                break;
            default: break;
        }
    }
    return json.size();
}

}  // namespace

bool is_kind(std::string_view message, std::string_view kind) {
    constexpr std::string_view kBegin = R"({"kind":")";
    return message.starts_with(kBegin) && message.substr(kBegin.size()).starts_with(kind) &&
           message.substr(kBegin.size() + kind.size()).starts_with('"');
}

bool Scan::to(std::string_view name) {
    for (std::size_t at = 0;;) {
        at = rest_.find(name, at);
        if (at == std::string_view::npos) return false;
        const std::size_t end = at + name.size();
        if (at > 0 && rest_[at - 1] == '"' && rest_.substr(end).starts_with("\":")) {
            rest_.remove_prefix(end + 2);
            return true;
        }
        at = end;
    }
}

std::string_view Scan::value() {
    const std::string_view found = rest_.substr(0, length_of_value(rest_));
    rest_.remove_prefix(found.size());
    return found;
}

bool Scan::enter_list() {
    if (!rest_.starts_with('[')) return false;
    rest_.remove_prefix(1);
    return true;
}

bool Scan::next_item() {
    if (rest_.starts_with(',')) rest_.remove_prefix(1);
    return !rest_.empty() && rest_.front() != ']';
}

std::int64_t Scan::number() {
    const std::string_view digits = value();
    std::int64_t number = -1;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::string Scan::text() {
    const std::string_view json = value();
    if (json.size() < 2 || json.front() != '"') return {};
    if (json.find('\\') == std::string_view::npos) return std::string(json.substr(1, json.size() - 2));
    const boost::json::value parsed = boost::json::parse({json.data(), json.size()});
    return std::string(parsed.as_string());
}

std::string text_field(std::string_view message, std::string_view name) {
    Scan scan(message);
    return scan.to(name) ? scan.text() : std::string();
}

std::int64_t number_field(std::string_view message, std::string_view name) {
    Scan scan(message);
    return scan.to(name) ? scan.number() : -1;
}

}  // namespace wharf::load
