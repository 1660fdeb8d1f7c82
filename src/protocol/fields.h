// Messages as JSON and back: a struct is described once with BOOST_DESCRIBE_STRUCT, and reading, writing and the
// TypeScript types follow from that. Reading is strict: limits are part of the types below, unknown fields are faults.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "text/json_text.h"
#include "text/reading.h"

namespace wharf::protocol {

namespace json = boost::json;

// A text from outside: at most Most bytes of UTF-8, no control characters.
template <std::size_t Most>
struct Text {
    std::string value;
};

// A list from outside: at most Most items.
template <class T, std::size_t Most>
struct List {
    std::vector<T> items;
};

// A whole number from outside.
template <std::int64_t Low, std::int64_t High>
struct Whole {
    std::int64_t value = Low;
};

// A value that may be null, but whose field is always there.
template <class T>
struct Nullable {
    std::optional<T> value;
};

template <class T>
inline constexpr bool kIsStruct = boost::describe::has_describe_members<T>::value && !std::is_enum_v<T>;
template <class T>
inline constexpr bool kIsEnum = boost::describe::has_describe_enumerators<T>::value;

// An enumeration's values and their words, in order.
template <class E, class... D>
constexpr auto values_of(boost::mp11::mp_list<D...>) {
    return std::array<E, sizeof...(D)>{D::value...};
}
template <class... D>
constexpr auto words_of(boost::mp11::mp_list<D...>) {
    return std::array<std::string_view, sizeof...(D)>{D::name...};
}
template <class E>
using Enumerators = boost::mp11::mp_rename<boost::describe::describe_enumerators<E>, boost::mp11::mp_list>;
template <class E>
inline constexpr auto kValuesOf = values_of<E>(Enumerators<E>{});
template <class E>
inline constexpr auto kWordsOf = words_of(Enumerators<E>{});

// Whether a struct has further fields, which depend on the game: only described, never read or written.
template <class T>
inline constexpr bool kIsOpen = requires { T::kIsOpen; };

template <class T>
struct OptionalOf : std::false_type {};
template <class T>
struct OptionalOf<std::optional<T>> : std::true_type {};

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_any_access>;

using text::Fault;
using text::Path;
using text::read;
namespace faults = text::faults;

void read(const json::value& value, std::int64_t& to, const Path& path, Fault& fault);
void read(const json::value& value, json::object& to, const Path& path, Fault& fault);
void read_text(const json::value& value, std::string& to, std::size_t most, const Path& path, Fault& fault);

template <class T>
    requires kIsStruct<T>
void read(const json::value& value, T& to, const Path& path, Fault& fault);
template <class E>
    requires kIsEnum<E>
void read(const json::value& value, E& to, const Path& path, Fault& fault);
template <class T>
void read(const json::value& value, std::vector<T>& to, const Path& path, Fault& fault);
template <class T, std::size_t Most>
void read(const json::value& value, List<T, Most>& to, const Path& path, Fault& fault);

template <std::size_t Most>
void read(const json::value& value, Text<Most>& to, const Path& path, Fault& fault) {
    read_text(value, to.value, Most, path, fault);
}

template <std::int64_t Low, std::int64_t High>
void read(const json::value& value, Whole<Low, High>& to, const Path& path, Fault& fault) {
    text::read_whole(value, to.value, Low, High, path, fault);
}

template <class T>
void read(const json::value& value, std::optional<T>& to, const Path& path, Fault& fault) {
    if (!value.is_null()) read(value, to.emplace(), path, fault);
}

// Null is a value of its own there.
template <class T>
void read(const json::value& value, std::optional<Nullable<T>>& to, const Path& path, Fault& fault) {
    read(value, to.emplace().value, path, fault);
}

template <class T>
void read(const json::value& value, Nullable<T>& to, const Path& path, Fault& fault) {
    read(value, to.value, path, fault);
}

template <class T>
void read(const json::value& value, std::vector<T>& to, const Path& path, Fault& fault) {
    const json::array* list = text::read_list(value, path, fault);
    for (std::size_t i = 0; list != nullptr && i < list->size() && !fault.found(); ++i)
        read((*list)[i], to.emplace_back(), Path{&path, {}, i}, fault);
}

template <class T, std::size_t Most>
void read(const json::value& value, List<T, Most>& to, const Path& path, Fault& fault) {
    if (value.is_array() && value.get_array().size() > Most) return fault.set(path, faults::kTooManyItems(Most));
    read(value, to.items, path, fault);
}

template <class E>
    requires kIsEnum<E>
void read(const json::value& value, E& to, const Path& path, Fault& fault) {
    const int index = text::read_word(value, kWordsOf<E>, path, fault);
    if (index >= 0) to = kValuesOf<E>[static_cast<std::size_t>(index)];
}

// A field of a struct whose type is known to `read` alone: one loop reads all structs, which keeps the engine small.
struct ReadField {
    std::string_view name;
    bool is_optional;
    void (*read)(const json::value& value, void* object, const Path& path, Fault& fault);
};
void read_fields(const json::object& object, std::span<const ReadField> fields, void* to, const Path& path,
                 Fault& fault);

template <class T, class D>
constexpr ReadField read_field(D) {
    using Member = std::remove_reference_t<decltype(std::declval<T&>().*D::pointer)>;
    return {D::name, OptionalOf<Member>::value,
            [](const json::value& value, void* object, const Path& path, Fault& fault) {
                read(value, static_cast<T*>(object)->*D::pointer, path, fault);
            }};
}

template <class T, class... D>
constexpr std::array<ReadField, sizeof...(D)> fields_to_read(boost::mp11::mp_list<D...>) {
    return {read_field<T>(D{})...};
}
template <class T>
inline constexpr auto kFieldsToRead = fields_to_read<T>(boost::mp11::mp_rename<Members<T>, boost::mp11::mp_list>{});

template <class T>
void read_fields(const json::object& object, T& to, const Path& path, Fault& fault) {
    read_fields(object, kFieldsToRead<T>, &to, path, fault);
}

template <class T>
    requires kIsStruct<T>
void read(const json::value& value, T& to, const Path& path, Fault& fault) {
    if (const json::object* object = text::read_object(value, path, fault)) read_fields(*object, to, path, fault);
}

// --- writing --------------------------------------------------------------------------------------------------------

inline void write(text::JsonText& to, bool value) { to.flag(value); }
inline void write(text::JsonText& to, std::int64_t value) { to.number(value); }
inline void write(text::JsonText& to, double value) { to.json(json::serialize(json::value(value))); }
inline void write(text::JsonText& to, const std::string& value) { to.text(value); }
inline void write(text::JsonText& to, const json::object& value) { to.json(json::serialize(value)); }
template <std::size_t Most>
void write(text::JsonText& to, const Text<Most>& text) {
    to.text(text.value);
}
template <std::int64_t Low, std::int64_t High>
void write(text::JsonText& to, const Whole<Low, High>& number) {
    to.number(number.value);
}
template <class T>
    requires kIsStruct<T>
void write(text::JsonText& to, const T& value);
template <class E>
    requires kIsEnum<E>
void write(text::JsonText& to, const E& value) {
    to.word(boost::describe::enum_to_string(value, ""));
}
template <class T>
void write(text::JsonText& to, const std::vector<T>& list) {
    to.open('[');
    for (const auto& item : list) write(to, item);
    to.close(']');
}
template <class T, std::size_t Most>
void write(text::JsonText& to, const List<T, Most>& list) {
    write(to, list.items);
}
template <class T>
void write(text::JsonText& to, const Nullable<T>& nullable) {
    if (nullable.value)
        write(to, *nullable.value);
    else
        to.null();
}

// The fields of a struct, into an object that is open already. Optional ones without a value are left out.
template <class T>
void write_fields(text::JsonText& to, const T& value) {
    boost::mp11::mp_for_each<Members<T>>([&](auto d) {
        const auto& member = value.*d.pointer;
        if constexpr (OptionalOf<std::remove_cvref_t<decltype(member)>>::value) {
            if (!member) return;
            to.key(d.name);
            write(to, *member);
        } else {
            to.key(d.name);
            write(to, member);
        }
    });
}
template <class T>
    requires kIsStruct<T>
void write(text::JsonText& to, const T& value) {
    to.open('{');
    write_fields(to, value);
    to.close('}');
}

template <class T>
std::string to_text(const T& value) {
    return text::json_text([&](text::JsonText& to) { write(to, value); });
}
// As a part of a larger value.
template <class T>
json::value to_value(const T& value) {
    return json::parse(to_text(value));
}

}  // namespace wharf::protocol
