// JSON written straight into a text: no tree, no memory but the text's own.
#pragma once

#include <boost/json/object.hpp>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace wharf::text {

// Commas come by themselves: what stands before tells whether one is due. Keys are ours and need no escapes.
class JsonText {
 public:
    explicit JsonText(std::string& to) : to_(to) {}

    void key(std::string_view name) {
        separate();
        to_ += '"';
        to_ += name;
        to_ += "\":";
    }
    void open(char bracket) {
        separate();
        to_ += bracket;
    }
    void close(char bracket) { to_ += bracket; }

    void number(std::int64_t value) {
        separate();
        char digits[20];  // as many as the longest has, its sign included
        const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
        to_.append(digits, end);
    }
    void flag(bool value) { json(value ? "true" : "false"); }
    void null() { json("null"); }
    void text(std::string_view value) {
        separate();
        to_ += '"';
        append_escaped(value);
        to_ += '"';
    }
    // A text of our own that needs no escapes.
    void word(std::string_view value) {
        separate();
        to_ += '"';
        to_ += value;
        to_ += '"';
    }
    // A value that is JSON already.
    void json(std::string_view value) {
        separate();
        to_ += value;
    }

 private:
    void separate() {
        if (to_.empty()) return;
        const char last = to_.back();
        if (last != '{' && last != '[' && last != ':') to_ += ',';
    }
    void append_escaped(std::string_view value);

    std::string& to_;
};

// An object of our own making, as a value.
boost::json::object parse_own(std::string_view text);

}  // namespace wharf::text
