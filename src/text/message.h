// What is said to people, as data: a key of the word tables, and what stands in its sentence. The sentence itself is
// made where somebody reads it, in his language: by language/ for the terminal, by the client in a browser.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/game.h"
#include "text/words.h"

namespace wharf::text {

class JsonText;

// One argument of a kind of message: its name in JSON and in the sentences, and what may stand there.
struct Parameter {
    enum class Type : std::uint8_t {
        number,
        word,      // one of `words`
        words,     // a set of them, as bits
        seat,      //
        seats,     // a set of them, as bits
        text,      // as it is, in no language: a move, a name
        messages,  // further messages, one after the other
    };

    std::string_view name{};
    Type type = Type::number;
    Words words{};

    constexpr bool exists() const { return !name.empty(); }
};

constexpr Parameter number(std::string_view name) { return {name, Parameter::Type::number, {}}; }
constexpr Parameter word(std::string_view name, Words words) { return {name, Parameter::Type::word, words}; }
constexpr Parameter words(std::string_view name, Words words) { return {name, Parameter::Type::words, words}; }
constexpr Parameter seat(std::string_view name) { return {name, Parameter::Type::seat, {}}; }
constexpr Parameter seats(std::string_view name) { return {name, Parameter::Type::seats, {}}; }
constexpr Parameter quoted(std::string_view name) { return {name, Parameter::Type::text, {}}; }
constexpr Parameter messages(std::string_view name) { return {name, Parameter::Type::messages, {}}; }

struct Message;

// A kind of message: the key of its sentence in every language, and what the sentence needs. Called with its arguments
// in order it gives a message; enumerations stand for their words.
struct MessageKind {
    static constexpr int kMostParameters = 5;

    std::string_view key;
    Parameter parameters[kMostParameters]{};

    constexpr int count() const {
        int n = 0;
        while (n < kMostParameters && parameters[n].exists()) ++n;
        return n;
    }

    template <class... Arguments>
    Message operator()(Arguments&&... arguments) const;
};

using Argument = std::variant<std::int64_t, std::string, std::vector<Message>>;

struct Message {
    const MessageKind* kind = nullptr;
    std::vector<Argument> arguments;

    std::string_view key() const { return kind->key; }
    bool is(const MessageKind& other) const { return kind->key == other.key; }

    friend bool operator==(const Message& a, const Message& b) {
        return a.kind->key == b.kind->key && a.arguments == b.arguments;
    }
};

using Messages = std::vector<Message>;

namespace detail {

template <class T>
Argument argument(T&& value) {
    using Plain = std::remove_cvref_t<T>;
    if constexpr (std::is_same_v<Plain, Messages>)
        return std::forward<T>(value);
    else if constexpr (std::is_same_v<Plain, SeatSet>)
        return static_cast<std::int64_t>(value.bits);
    else if constexpr (std::is_integral_v<Plain> || std::is_enum_v<Plain>)
        return static_cast<std::int64_t>(value);
    else
        return std::string(std::forward<T>(value));
}

}  // namespace detail

template <class... Arguments>
Message MessageKind::operator()(Arguments&&... arguments) const {
    assert(sizeof...(Arguments) == static_cast<std::size_t>(count()));
    Message message{this, {}};
    message.arguments.reserve(sizeof...(Arguments));
    (message.arguments.push_back(detail::argument(std::forward<Arguments>(arguments))), ...);
    return message;
}

// Whether only a message uses these words: what is asked, what a move brings, why it is better, why not. Others stand
// on boards as well.
constexpr bool is_told(std::string_view key) {
    for (const std::string_view start : {"hint.", "prompt.", "ask.", "reason.", "refusal."})
        if (key.starts_with(start)) return true;
    return false;
}

// {"key": "cost", "taler": 3}: into an object that is open already, or as one of its own.
void write_fields(JsonText& to, const Message& message);
void write(JsonText& to, const Message& message);
void write(JsonText& to, const Messages& messages);

}  // namespace wharf::text
