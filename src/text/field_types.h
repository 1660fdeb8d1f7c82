// The third reader of a description (text/fields.h): what its fields may be. It is shown an object without meaning and
// sets every number to its highest, so that a bound that depends on another number is as wide as it can be.
#pragma once

#include <algorithm>

#include "text/fields.h"
#include "text/type.h"

namespace wharf::text {

class FieldTypes {
 public:
    template <class T>
    void number(std::string_view name, T& value, std::int64_t low, std::int64_t high) {
        add(name, whole_type(low, high));
        value = static_cast<T>(high);
    }
    template <class T>
    void number_unless(std::int64_t usual, std::string_view name, T& value, std::int64_t high) {
        only_if(true, [&](FieldTypes& fields) { fields.number(name, value, usual + 1, high); });
    }
    template <class T, std::size_t N>
    void numbers(std::string_view name, T (&)[N], std::int64_t low, std::int64_t high) {
        add(name, list_type(whole_type(low, high), N, N));
    }
    template <class T>
    void flag(std::string_view name, const T&) {
        add(name, flag_type());
    }
    void seat(std::string_view name, Seat&) { add(name, nullable_type(seat_type())); }
    template <class E>
    void word(std::string_view name, E&, Words words) {
        add(name, word_type(words));
    }
    template <class E, std::size_t N>
    void words(std::string_view name, E (&)[N], Words words) {
        add(name, list_type(word_type(words), N, N));
    }
    template <class E, int N>
    void words(std::string_view name, FixedList<E, N>&, Words words) {
        add(name, list_type(word_type(words), 0, N));
    }
    template <class T, std::size_t N>
    void amounts(std::string_view name, T (&)[N], Words words, std::int64_t high) {
        add(name, by_word(words.first(N), whole_type(0, high)));
    }
    template <class T>
    void bits(std::string_view name, T&, Words words) {
        Type type = list_type(word_type(words), 0, static_cast<std::int64_t>(words.size()));
        type.is_set = true;
        add(name, std::move(type));
    }
    template <class Describe>
    void object(std::string_view name, Describe describe) {
        add(name, described(describe));
    }
    template <class Describe>
    void objects(std::string_view name, int, Describe describe) {
        add(name, list_type(described([&](FieldTypes& fields) { describe(fields, 0); })));
    }
    template <class Count, class Describe>
    void list(std::string_view name, Count&, int most, Describe describe) {
        add(name, list_type(described([&](FieldTypes& fields) { describe(fields, 0); }), 0, most));
    }
    template <class Describe>
    void by_words(std::string_view name, Words words, Describe describe) {
        add(name, by_word(words, described_word(words, describe)));
    }
    template <class Has, class Describe>
    void by_some_words(std::string_view name, Words words, Has, Describe describe) {
        Type type = by_word(words, described_word(words, describe));
        type.is_partial = true;
        add(name, std::move(type));
    }
    template <class Describe>
    void only_if(bool, Describe describe) {
        const bool outer = std::exchange(is_optional_, true);
        describe(*this);
        is_optional_ = outer;
    }
    void count(std::string_view name, std::int64_t) { add(name, whole_type()); }
    void text(std::string_view name, std::string_view) { add(name, text_type()); }

    // What `describe(fields)` describes.
    template <class Describe>
    static Type described(Describe describe) {
        FieldTypes fields;
        describe(fields);
        return object_type(std::move(fields.fields_));
    }

 private:
    static Type by_word(Words words, Type of) {
        Type type = word_type(words);
        type.kind = Type::Kind::by_word;
        type.parts = {std::move(of)};
        return type;
    }
    template <class Describe>
    static Type described_word(Words words, Describe describe) {
        return described([&](FieldTypes& fields) { describe(fields, words[0], 0); }).fields.at(0).type;
    }
    // A field may be described twice, for two cases: it is one or the other.
    void add(std::string_view name, Type type) {
        const auto known =
            std::find_if(fields_.begin(), fields_.end(), [&](const Type::Field& field) { return field.name == name; });
        if (known == fields_.end())
            fields_.push_back({std::string(name), std::move(type), is_optional_});
        else if (known->type != type)
            known->type = any_of_type({known->type, std::move(type)});
    }

    std::vector<Type::Field> fields_;
    bool is_optional_ = false;
};

}  // namespace wharf::text
