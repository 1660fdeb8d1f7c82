// JSON written straight into a text: no tree, no memory but the text's own.
#pragma once

#include <boost/json/object.hpp>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace wharf::text {

class FieldNotes;

// Commas come by themselves. Keys are ours and need no escapes.
//
// The text is longer than what was written while this lives: every message of a server passes here, and a string that
// grows piece by piece asks for room at every piece. written() says what there is; at the end the text has its length.
class JsonText {
 public:
    explicit JsonText(std::string& to) : to_(to), size_(to.size()), comma_(follows_value(to)) {}
    // What the text holds is written over: its memory need not be cleared first.
    static JsonText over(std::string& to) { return {to, nullptr}; }
    // Of what is described (text/fields.h), what has become different; what the text holds is written over too.
    static JsonText changes(std::string& to, FieldNotes& notes) { return {to, &notes}; }
    ~JsonText() { to_.resize(size_); }
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;

    std::string_view written() const { return {to_.data(), size_}; }
    // In a browser nobody asks for changes.
#ifdef __wasm__
    static constexpr FieldNotes* notes() { return nullptr; }
#else
    FieldNotes* notes() const { return notes_; }
#endif

    // What was written since is forgotten.
    struct Mark {
        std::size_t size;
        bool comma;
    };
    Mark mark() const { return {size_, comma_}; }
    void back_to(const Mark& mark) {
        size_ = mark.size;
        comma_ = mark.comma;
    }

    void key(std::string_view name) {
        char* at = begin(name.size() + 3);
        *at++ = '"';
        at = put(at, name);
        *at++ = '"';
        *at++ = ':';
        end(at, false);
    }
    void open(char bracket) {
        char* at = begin(1);
        *at++ = bracket;
        end(at, false);
    }
    void close(char bracket) {
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
    JsonText(std::string& to, FieldNotes* notes) : to_(to), size_(0), comma_(false), notes_(notes) {}

    static bool follows_value(std::string_view text) {
        return !text.empty() && text.back() != '{' && text.back() != '[' && text.back() != ':';
    }
    static char* put(char* at, std::string_view value) {
        std::char_traits<char>::copy(at, value.data(), value.size());  // may be empty and nowhere
        return at + value.size();
    }
    static char* put_escaped(char* at, std::string_view value);

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
    [[maybe_unused]] FieldNotes* notes_ = nullptr;
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
