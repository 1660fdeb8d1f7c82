// JSON written straight into a text: no tree, no memory but the text's own.
#pragma once

#include <boost/json/object.hpp>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/outline.h"

namespace wharf::text {

// Commas come by themselves. Keys are ours and need no escapes.
//
// The text is longer than what was written while this lives: every message of a server passes here, and a string that
// grows piece by piece asks for room at every piece. written() says what there is; at the end the text has its length.
class JsonText {
 public:
    explicit JsonText(std::string& to) : to_(to), size_(to.size()), comma_(follows_value(to)) {}
    // What the text holds is written over: its memory need not be cleared first.
    static JsonText over(std::string& to, Outline* outline = nullptr) { return {to, outline}; }
    ~JsonText() { to_.resize(size_); }
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;

    std::string_view written() const { return {to_.data(), size_}; }

    void key(std::string_view name) {
        char* at = begin(name.size() + 3);
        if (outline_ != nullptr) outline_->begin(size_, place(at), name.size());
        *at++ = '"';
        at = put(at, name);
        *at++ = '"';
        *at++ = ':';
        end(at, false);
    }
    void open(char bracket) {
        char* at = begin(1);
        if (outline_ != nullptr) {
            if (!follows_key()) outline_->begin(size_, place(at), 0);
            outline_->open();
        }
        *at++ = bracket;
        end(at, false);
    }
    void close(char bracket) {
        if (outline_ != nullptr) outline_->close(size_);
        comma_ = false;
        char* at = begin(1);
        *at++ = bracket;
        end(at, true);
    }

    void number(std::int64_t value) {
        constexpr std::size_t kLongest = 20;  // its sign included
        char* at = begin(kLongest);
        end(std::to_chars(at, at + kLongest, value).ptr, true);
    }
    void flag(bool value) { json(value ? "true" : "false"); }
    void null() { json("null"); }
    void text(std::string_view value) {
        constexpr std::size_t kLongestEscape = 6;
        char* at = begin(kLongestEscape * value.size() + 2);
        *at++ = '"';
        at = put_escaped(at, value);
        *at++ = '"';
        end(at, true);
    }
    // A text of our own that needs no escapes.
    void word(std::string_view value) {
        char* at = begin(value.size() + 2);
        *at++ = '"';
        at = put(at, value);
        *at++ = '"';
        end(at, true);
    }
    // A value that is JSON already.
    void json(std::string_view value) { end(put(begin(value.size()), value), true); }

 private:
    JsonText(std::string& to, Outline* outline) : to_(to), size_(0), comma_(false), outline_(outline) {
        if (outline_ != nullptr) outline_->clear();
    }

    static bool follows_value(std::string_view text) {
        return !text.empty() && text.back() != '{' && text.back() != '[' && text.back() != ':';
    }
    static char* put(char* at, std::string_view value) {
        std::char_traits<char>::copy(at, value.data(), value.size());  // may be empty and nowhere
        return at + value.size();
    }
    static char* put_escaped(char* at, std::string_view value);

    bool follows_key() const { return size_ > 0 && to_[size_ - 1] == ':'; }
    std::size_t place(const char* at) const { return static_cast<std::size_t>(at - to_.data()); }

    // Room for so many bytes, after the comma where one is due.
    char* begin(std::size_t bytes) {
        if (to_.size() - size_ < bytes + 1) grow(bytes + 1);
        char* at = to_.data() + size_;
        if (comma_) *at++ = ',';
        return at;
    }
    void end(const char* at, bool comma) {
        size_ = place(at);
        comma_ = comma;
    }
    void grow(std::size_t bytes);

    std::string& to_;
    std::size_t size_;
    bool comma_;
    Outline* outline_ = nullptr;
};

// What `write(to)` writes.
template <class Write>
std::string json_text(Write write) {
    std::string text;
    {
        JsonText to(text);
        write(to);
    }
    return text;
}

// An object of our own making, as a value.
boost::json::object parse_own(std::string_view text);

}  // namespace wharf::text
