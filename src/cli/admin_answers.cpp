#include "cli/admin_answers.h"

#include <ctime>
#include <optional>

#include "cli/command.h"
#include "cli/language.h"
#include "server/errors.h"
#include "text/faults.h"

namespace wharf::cli::administration {

namespace json = boost::json;

std::string moment(std::int64_t at) {
    const std::time_t seconds = at / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts)};
}

std::int64_t end_of(const std::string& word) {
    if (word.empty()) return 0;
    const std::int64_t now = std::time(nullptr);
    char unit = 0;
    int count = 0;
    int used = 0;
    if (std::sscanf(word.c_str(), "%d%c%n", &count, &unit, &used) == 2 && used == static_cast<int>(word.size()) &&
        count > 0 && count < 100'000) {
        const std::int64_t seconds = unit == 'm'   ? 60
                                     : unit == 'h' ? 3600
                                     : unit == 'd' ? 86'400
                                     : unit == 'w' ? 7 * 86'400
                                                   : 0;
        if (seconds != 0) return (now + count * seconds) * 1000;
    }
    for (const char* format : {"%Y-%m-%dT%H:%M", "%Y-%m-%d"}) {
        std::tm parts{};
        const char* end = strptime(word.c_str(), format, &parts);
        if (end != nullptr && *end == '\0') return static_cast<std::int64_t>(timegm(&parts)) * 1000;
    }
    throw CommandError(kBadCommandLine, "an end is like 12h, 7d, 2w, 2026-12-24 or 2026-12-24T18:00 (UTC)");
}

std::string text_in(const json::object& object, std::string_view field) {
    const json::value* value = object.if_contains(field);
    if (value == nullptr) return "";
    return value->is_string() ? std::string(value->get_string()) : json::serialize(*value);
}

std::int64_t number_in(const json::object& object, std::string_view field) {
    const json::value* value = object.if_contains(field);
    return value != nullptr && value->is_int64() ? value->get_int64() : 0;
}

namespace {

const text::MessageKind* kind_of(std::string_view key) {
    const auto has_key = [key](const protocol::ErrorKind* kind) { return kind->message.key == key; };
    for (const protocol::ErrorKind* kind : server::errors::kAll)
        if (has_key(kind)) return &kind->message;
    for (const protocol::ErrorKind* kind : protocol::errors::kAll)
        if (has_key(kind)) return &kind->message;
    for (const text::MessageKind* kind : text::faults::kAll)
        if (kind->key == key) return kind;
    return nullptr;
}

// From its key and arguments.
std::optional<text::Message> message_of(const json::object& said) {
    const text::MessageKind* kind = kind_of(text_in(said, "key"));
    if (kind == nullptr) return std::nullopt;
    text::Message message{kind, {}};
    for (int i = 0; i < kind->count(); ++i) {
        const text::Parameter& parameter = kind->parameters[i];
        if (parameter.type == text::Parameter::Type::number) {
            message.arguments.emplace_back(number_in(said, parameter.name));
        } else if (parameter.type == text::Parameter::Type::messages) {
            text::Messages inner;
            for (const json::value& one : said.at(parameter.name).as_array())
                if (auto read = message_of(one.as_object())) inner.push_back(*std::move(read));
            message.arguments.emplace_back(std::move(inner));
        } else {
            message.arguments.emplace_back(text_in(said, parameter.name));
        }
    }
    return message;
}

}  // namespace

std::string sentence_of(const json::object& error) {
    const auto message = message_of(error.at("message").as_object());
    return message ? say(*message) : text_in(error, "code");
}

}  // namespace wharf::cli::administration
