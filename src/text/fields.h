// Plain structs to JSON and back from one description of their fields.
//
// A type is described once, by a function `template <class Fields> void describe(Fields& fields, Board& board)` that
// calls the members below; FieldWriter writes what it is shown, FieldReader fills it and remembers the first fault with
// its path, FieldTypes (text/field_types.h) says what may stand there.
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fixed_list.h"
#include "core/game.h"
#include "text/json_text.h"
#include "text/reading.h"

namespace wharf::text {

template <class Fields, class Has, class Describe>
void describe_words(Fields& fields, Words words, Has has, Describe describe) {
    for (int i = 0; i < static_cast<int>(words.size()); ++i)
        if (has(i)) describe(fields, words[static_cast<std::size_t>(i)], i);
}

class FieldWriter {
 public:
    // The fields go into an object that is open already.
    explicit FieldWriter(JsonText& to) : to_(to) {}

    template <class T>
    void number(std::string_view name, T& value, std::int64_t, std::int64_t) {
        to_.key(name);
        to_.number(static_cast<std::int64_t>(value));
    }
    // A number from `usual` up to `high` that is left out where it is the usual one.
    template <class T>
    void number_unless(std::int64_t usual, std::string_view name, T& value, std::int64_t high) {
        if (static_cast<std::int64_t>(value) != usual) number(name, value, usual, high);
    }
    template <class T, std::size_t N>
    void numbers(std::string_view name, T (&values)[N], std::int64_t, std::int64_t) {
        list_of(name, values, [this](const T& value) { to_.number(static_cast<std::int64_t>(value)); });
    }
    template <class T>
    void flag(std::string_view name, const T& value) {
        to_.key(name);
        to_.flag(value != T{});
    }
    // A seat, or null for nobody (kSpectator).
    void seat(std::string_view name, Seat& value) {
        to_.key(name);
        value == kSpectator ? to_.null() : to_.number(value);
    }
    template <class E>
    void word(std::string_view name, E& value, Words words) {
        to_.key(name);
        to_.word(words[static_cast<std::size_t>(value)]);
    }
    template <class E, std::size_t N>
    void words(std::string_view name, E (&values)[N], Words words) {
        list_of(name, values, [&](const E& value) { to_.word(words[static_cast<std::size_t>(value)]); });
    }
    template <class E, int N>
    void words(std::string_view name, FixedList<E, N>& values, Words words) {
        list_of(name, values, [&](const E& value) { to_.word(words[static_cast<std::size_t>(value)]); });
    }
    // An amount per word: {"red": 2, …}.
    template <class T, std::size_t N>
    void amounts(std::string_view name, T (&values)[N], Words words, std::int64_t) {
        object(name, [&](FieldWriter&) {
            for (std::size_t i = 0; i < N; ++i) number(words[i], values[i], 0, 0);
        });
    }
    // A bit set as the list of its words.
    template <class T>
    void bits(std::string_view name, T& value, Words words) {
        to_.key(name);
        to_.open('[');
        for (std::size_t i = 0; i < words.size(); ++i)
            if (((static_cast<std::uint64_t>(value) >> i) & 1U) != 0) to_.word(words[i]);
        to_.close(']');
    }
    template <class Describe>
    void object(std::string_view name, Describe describe) {
        to_.key(name);
        to_.open('{');
        describe(*this);
        to_.close('}');
    }
    // Something per word, {"red": …, "blue": …}: describe(fields, word, i) describes the field of that name.
    template <class Describe>
    void by_words(std::string_view name, Words words, Describe describe) {
        by_some_words(name, words, [](int) { return true; }, describe);
    }
    // The same for those words that has(i).
    template <class Has, class Describe>
    void by_some_words(std::string_view name, Words words, Has has, Describe describe) {
        object(name, [&](FieldWriter&) { describe_words(*this, words, has, describe); });
    }
    // Fields that are there only in some documents.
    template <class Describe>
    void only_if(bool condition, Describe describe) {
        if (condition) describe(*this);
    }
    // `count` objects; describe(fields, i).
    template <class Describe>
    void objects(std::string_view name, int count, Describe describe) {
        to_.key(name);
        to_.open('[');
        for (int i = 0; i < count; ++i) {
            to_.open('{');
            describe(*this, i);
            to_.close('}');
        }
        to_.close(']');
    }

    // As many objects as `count` says, at most `most`; describe(fields, i).
    template <class Count, class Describe>
    void list(std::string_view name, Count& count, int, Describe describe) {
        objects(name, static_cast<int>(count), describe);
    }

    // What follows from the fields: nobody reads it back.
    void count(std::string_view name, std::int64_t value) {
        to_.key(name);
        to_.number(value);
    }
    void text(std::string_view name, std::string_view value) {
        to_.key(name);
        to_.text(value);
    }

 private:
    template <class List, class Write>
    void list_of(std::string_view name, const List& values, Write write) {
        to_.key(name);
        to_.open('[');
        for (const auto& value : values) write(value);
        to_.close(']');
    }

    JsonText& to_;
};

// What `describe(fields)` writes, as an object {…}.
template <class Describe>
void write_object(JsonText& to, Describe describe) {
    FieldWriter fields(to);
    to.open('{');
    describe(fields);
    to.close('}');
}

class FieldReader {
 public:
    explicit FieldReader(const json::object& object) : FieldReader(object, {}, first_) {}

    template <class T>
    void number(std::string_view name, T& value, std::int64_t low, std::int64_t high) {
        if (const json::value* found = next(name)) read_number(*found, value, low, high, at(name));
    }
    template <class T>
    void number_unless(std::int64_t usual, std::string_view name, T& value, std::int64_t high) {
        value = static_cast<T>(usual);
        if (object_.contains(name)) number(name, value, usual + 1, high);
    }
    template <class T, std::size_t N>
    void numbers(std::string_view name, T (&values)[N], std::int64_t low, std::int64_t high) {
        each(name, N, N, [&](const json::value& found, const Path& path, std::size_t i) {
            read_number(found, values[i], low, high, path);
        });
    }
    template <class T>
    void flag(std::string_view name, T& value) {
        bool is_set = value != T{};
        if (const json::value* found = next(name)) read(*found, is_set, at(name), fault_);
        value = static_cast<T>(is_set);
    }
    void seat(std::string_view name, Seat& value) {
        const json::value* found = next(name);
        if (found == nullptr) return;
        if (found->is_null())
            value = kSpectator;
        else
            read_number(*found, value, 0, kMaxSeats - 1, at(name));
    }
    template <class E>
    void word(std::string_view name, E& value, Words words) {
        if (const json::value* found = next(name)) read_word_of(*found, value, words, at(name));
    }
    template <class E, std::size_t N>
    void words(std::string_view name, E (&values)[N], Words words) {
        each(name, N, N, [&](const json::value& found, const Path& path, std::size_t i) {
            read_word_of(found, values[i], words, path);
        });
    }
    template <class E, int N>
    void words(std::string_view name, FixedList<E, N>& values, Words words) {
        each(name, 0, N, [&](const json::value& found, const Path& path, std::size_t) {
            E value{};
            read_word_of(found, value, words, path);
            values.push_back(value);
        });
    }
    template <class T, std::size_t N>
    void amounts(std::string_view name, T (&values)[N], Words words, std::int64_t high) {
        object(name, [&](FieldReader& inner) {
            for (std::size_t i = 0; i < N; ++i) inner.number(words[i], values[i], 0, high);
        });
    }
    template <class T>
    void bits(std::string_view name, T& value, Words words) {
        std::uint64_t set = 0;
        each(name, 0, words.size(), [&](const json::value& found, const Path& path, std::size_t) {
            std::uint8_t index = 0;
            read_word_of(found, index, words, path);
            // One order, each word once: a set is one document.
            if ((set >> index) != 0) fault_.set(path, faults::kOutOfOrder());
            set |= std::uint64_t{1} << index;
        });
        value = static_cast<T>(set);
    }
    template <class Describe>
    void object(std::string_view name, Describe describe) {
        if (const json::value* found = next(name)) read_object_at(*found, at(name), describe);
    }
    template <class Describe>
    void by_words(std::string_view name, Words words, Describe describe) {
        by_some_words(name, words, [](int) { return true; }, describe);
    }
    template <class Has, class Describe>
    void by_some_words(std::string_view name, Words words, Has has, Describe describe) {
        object(name, [&](FieldReader& inner) { describe_words(inner, words, has, describe); });
    }
    template <class Describe>
    void only_if(bool condition, Describe describe) {
        if (condition) describe(*this);
    }
    template <class Describe>
    void objects(std::string_view name, int count, Describe describe) {
        const auto size = static_cast<std::size_t>(count);
        each(name, size, size, [&](const json::value& found, const Path& path, std::size_t i) {
            read_object_at(found, path, [&](FieldReader& inner) { describe(inner, static_cast<int>(i)); });
        });
    }

    template <class Count, class Describe>
    void list(std::string_view name, Count& count, int most, Describe describe) {
        count = {};
        each(name, 0, static_cast<std::size_t>(most), [&](const json::value& found, const Path& path, std::size_t i) {
            count = static_cast<Count>(i + 1);
            read_object_at(found, path, [&](FieldReader& inner) { describe(inner, static_cast<int>(i)); });
        });
    }

    // The first fault, a field nobody asked for included.
    std::optional<Problem> problem() {
        check_unknown();
        return fault_.problem();
    }

 private:
    FieldReader(const json::object& object, const Path& here, Fault& fault)
        : object_(object), here_(here), fault_(fault) {}

    Path at(std::string_view name) const { return {&here_, name}; }

    // The value of a field that must be there, or null after a fault.
    const json::value* next(std::string_view name);
    const json::array* next_list(std::string_view name, std::size_t least, std::size_t most);
    void check_unknown();

    // Every item of a list, as long as nothing is wrong.
    template <class Read>
    void each(std::string_view name, std::size_t least, std::size_t most, Read read) {
        const json::array* list = next_list(name, least, most);
        const Path whole = at(name);
        for (std::size_t i = 0; list != nullptr && i < list->size() && !fault_.found(); ++i)
            read((*list)[i], Path{&whole, {}, i}, i);
    }
    template <class T>
    void read_number(const json::value& found, T& value, std::int64_t low, std::int64_t high, const Path& path) {
        auto number = static_cast<std::int64_t>(value);
        read_whole(found, number, low, high, path, fault_);
        value = static_cast<T>(number);
    }
    template <class E>
    void read_word_of(const json::value& found, E& value, Words words, const Path& path) {
        if (const int index = read_word(found, words, path, fault_); index >= 0) value = static_cast<E>(index);
    }
    template <class Describe>
    void read_object_at(const json::value& found, const Path& path, Describe describe) {
        const json::object* object = read_object(found, path, fault_);
        if (object == nullptr) return;
        FieldReader inner(*object, path, fault_);
        describe(inner);
        inner.check_unknown();
    }

    const json::object& object_;
    const Path here_;
    Fault first_;
    Fault& fault_;
    std::vector<std::string_view> asked_;
};

}  // namespace wharf::text
