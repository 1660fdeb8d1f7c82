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
#include "text/field_notes.h"
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
        field(name, value, [&] { to_.number(static_cast<std::int64_t>(value)); });
    }
    // A number from `usual` up to `high` that is left out where it is the usual one.
    template <class T>
    void number_unless(std::int64_t usual, std::string_view name, T& value, std::int64_t high) {
        only_if(static_cast<std::int64_t>(value) != usual, [&](FieldWriter&) { number(name, value, usual, high); });
    }
    template <class T, std::size_t N>
    void numbers(std::string_view name, T (&values)[N], std::int64_t, std::int64_t) {
        field(name, values,
              [&] { list_of(values, [this](T value) { to_.number(static_cast<std::int64_t>(value)); }); });
    }
    template <class T>
    void flag(std::string_view name, const T& value) {
        const bool is_set = value != T{};
        field(name, is_set, [&] { to_.flag(is_set); });
    }
    // A seat, or null for nobody (kSpectator).
    void seat(std::string_view name, Seat& value) {
        field(name, value, [&] { value == kSpectator ? to_.null() : to_.number(value); });
    }
    template <class E>
    void word(std::string_view name, E& value, Words words) {
        field(name, value, [&] { to_.word(words[static_cast<std::size_t>(value)]); });
    }
    template <class E, std::size_t N>
    void words(std::string_view name, E (&values)[N], Words words) {
        field(name, values,
              [&] { list_of(values, [&](E value) { to_.word(words[static_cast<std::size_t>(value)]); }); });
    }
    template <class E, int N>
    void words(std::string_view name, FixedList<E, N>& values, Words words) {
        static_assert(std::has_unique_object_representations_v<E>);
        const std::string_view bytes(reinterpret_cast<const char*>(values.begin()),
                                     static_cast<std::size_t>(values.size()) * sizeof(E));
        text_field(name, bytes,
                   [&] { list_of(values, [&](E value) { to_.word(words[static_cast<std::size_t>(value)]); }); });
    }
    // An amount per word: {"red": 2, …}.
    template <class T, std::size_t N>
    void amounts(std::string_view name, T (&values)[N], Words words, std::int64_t) {
        field(name, values, [&] {
            to_.open('{');
            for (std::size_t i = 0; i < N; ++i) {
                to_.key(words[i]);
                to_.number(static_cast<std::int64_t>(values[i]));
            }
            to_.close('}');
        });
    }
    // A bit set as the list of its words.
    template <class T>
    void bits(std::string_view name, T& value, Words words) {
        // Bits without a word are not seen.
        const std::uint64_t seen =
            static_cast<std::uint64_t>(value) & (words.size() < 64 ? (std::uint64_t{1} << words.size()) - 1 : ~0ULL);
        field(name, seen, [&] {
            to_.open('[');
            for (std::size_t i = 0; i < words.size(); ++i)
                if (((seen >> i) & 1U) != 0) to_.word(words[i]);
            to_.close(']');
        });
    }
    template <class Describe>
    void object(std::string_view name, Describe describe) {
        if (FieldNotes* notes = to_.notes()) return noted_object(*notes, name, describe);
        to_.key(name);
        to_.open('{');
        describe(*this);
        to_.close('}');
    }
    // Something per word, {"red": …, "blue": …}: describe(fields, word, i) describes the field of that name.
    template <class Describe>
    void by_words(std::string_view name, Words words, Describe describe) {
        object(name, [&](FieldWriter&) { describe_words(*this, words, [](int) { return true; }, describe); });
    }
    // The same for those words that has(i).
    template <class Has, class Describe>
    void by_some_words(std::string_view name, Words words, Has has, Describe describe) {
        object(name,
               [&](FieldWriter&) { describe_words(*this, words, [&](int i) { return is_there(has(i)); }, describe); });
    }
    // Fields that are there only in some documents.
    template <class Describe>
    void only_if(bool condition, Describe describe) {
        if (is_there(condition)) describe(*this);
    }
    // `count` objects; describe(fields, i).
    template <class Describe>
    void objects(std::string_view name, int count, Describe describe) {
        if (FieldNotes* notes = to_.notes()) return noted_objects(*notes, name, count, describe);
        to_.key(name);
        items(count, describe);
    }
    // The same without a name: an item of a list that is open.
    template <class Describe>
    void items(int count, Describe describe) {
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

    // A field whose value is written by `write`; it is the same where its text is.
    template <class Write>
    void value(std::string_view name, Write write) {
        FieldNotes* const notes = to_.notes();
        const JsonText::Mark mark = to_.mark();
        key(notes, name);
        const std::size_t begin = to_.written().size();
        write();
        if (notes != nullptr && notes->passes_text(to_.written().substr(begin))) to_.back_to(mark);
    }
    // An object that `write` writes by write_object.
    template <class Write>
    void nested(std::string_view name, Write write) {
        FieldNotes* const notes = to_.notes();
        if (notes == nullptr || notes->mode() == FieldNotes::Mode::whole) to_.key(name);
        const std::size_t here = notes == nullptr ? 0 : notes->point(name);
        write();
        if (notes != nullptr) notes->point_back(here);
    }

    // What follows from the fields: nobody reads it back.
    void count(std::string_view name, std::int64_t value) {
        field(name, value, [&] { to_.number(value); });
    }
    void text(std::string_view name, std::string_view value) {
        text_field(name, value, [&] { to_.text(value); });
    }

 private:
    template <class List, class Write>
    void list_of(const List& values, Write write) {
        to_.open('[');
        for (const auto& value : values) write(value);
        to_.close(']');
    }

    template <class T, class Write>
    void field(std::string_view name, const T& value, Write write) {
        FieldNotes* const notes = to_.notes();
        if (notes != nullptr && notes->passes(value)) return;
        key(notes, name);
        write();
    }
    template <class Write>
    void text_field(std::string_view name, std::string_view bytes, Write write) {
        FieldNotes* const notes = to_.notes();
        if (notes != nullptr && notes->passes_text(bytes)) return;
        key(notes, name);
        write();
    }
    bool is_there(bool condition) {
        FieldNotes* const notes = to_.notes();
        return notes == nullptr ? condition : notes->is_there(condition);
    }
    void key(FieldNotes* notes, std::string_view name) {
        if (notes == nullptr || notes->mode() == FieldNotes::Mode::whole)
            to_.key(name);
        else
            notes->write_key(to_, name);
    }

    template <class Describe>
    void noted_object(FieldNotes& notes, std::string_view name, Describe describe) {
        if (notes.is_broken()) return;  // it comes again
        const bool is_whole = notes.mode() == FieldNotes::Mode::whole;
        if (is_whole) {
            if (!name.empty()) to_.key(name);
            to_.open('{');
        }
        const JsonText::Mark mark = to_.mark();
        const FieldNotes::Part part = notes.enter(name);
        describe(*this);
        if (notes.breaks_off(part)) {
            to_.back_to(mark);
            to_.key(notes.pointer());
            to_.open('{');
            describe(*this);
            to_.close('}');
        }
        notes.leave(part);
        if (is_whole) to_.close('}');
    }
    template <class Describe>
    void noted_objects(FieldNotes& notes, std::string_view name, int count, Describe describe) {
        if (notes.is_broken()) return;
        const FieldNotes::Part part = notes.enter(name);
        const bool was_whole = notes.mode() == FieldNotes::Mode::whole;
        if (!notes.has_length(part, static_cast<std::uint32_t>(count))) {
            to_.key(was_whole ? name : std::string_view(notes.pointer()));
            items(count, describe);
        } else {
            for (int i = 0; i < count && !notes.is_broken(); ++i) {
                const std::size_t here = notes.point(i);
                describe(*this, i);
                notes.point_back(here);
            }
        }
        notes.leave(part);
    }

    template <class Describe>
    friend void write_object(JsonText& to, Describe describe);

    JsonText& to_;
};

// What `describe(fields)` writes, as an object {…}; where changes are asked for, those of it.
template <class Describe>
void write_object(JsonText& to, Describe describe) {
    FieldWriter fields(to);
    if (FieldNotes* notes = to.notes()) return fields.noted_object(*notes, {}, describe);
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
