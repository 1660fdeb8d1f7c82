// Messages as JSON and back: a struct is described once with BOOST_DESCRIBE_STRUCT, and reading, writing and the
// TypeScript types follow from that. Reading is strict: limits are part of the types below, unknown fields are faults.
#pragma once

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "text/problem.h"

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

template <class T>
struct OptionalOf : std::false_type {};
template <class T>
struct OptionalOf<std::optional<T>> : std::true_type {};

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_any_access>;

// The first fault found, with the path of its field.
class Fault {
 public:
    bool found() const { return problem_.has_value(); }
    void set(std::string field, std::string reason) {
        if (!problem_) problem_ = text::Problem{std::move(field), std::move(reason)};
    }
    const std::optional<text::Problem>& problem() const { return problem_; }

 private:
    std::optional<text::Problem> problem_;
};

void read(const json::value& value, bool& to, const std::string& path, Fault& fault);
void read(const json::value& value, std::int64_t& to, const std::string& path, Fault& fault);
void read(const json::value& value, json::object& to, const std::string& path, Fault& fault);
void read_text(const json::value& value, std::string& to, std::size_t most, const std::string& path, Fault& fault);
// Texts without a limit of their own: those the server wrote itself (its log), bounded by the document's size.
void read(const json::value& value, std::string& to, const std::string& path, Fault& fault);
void read_whole(const json::value& value, std::int64_t& to, std::int64_t low, std::int64_t high,
                const std::string& path, Fault& fault);
void refuse_unknown(const json::object& object, const std::vector<std::string_view>& known, const std::string& path,
                    Fault& fault);

template <class T>
    requires kIsStruct<T>
void read(const json::value& value, T& to, const std::string& path, Fault& fault);
template <class E>
    requires kIsEnum<E>
void read(const json::value& value, E& to, const std::string& path, Fault& fault);
template <class T>
void read(const json::value& value, std::vector<T>& to, const std::string& path, Fault& fault);
template <class T, std::size_t Most>
void read(const json::value& value, List<T, Most>& to, const std::string& path, Fault& fault);

template <std::size_t Most>
void read(const json::value& value, Text<Most>& to, const std::string& path, Fault& fault) {
    read_text(value, to.value, Most, path, fault);
}

template <std::int64_t Low, std::int64_t High>
void read(const json::value& value, Whole<Low, High>& to, const std::string& path, Fault& fault) {
    read_whole(value, to.value, Low, High, path, fault);
}

template <class T>
void read(const json::value& value, std::optional<T>& to, const std::string& path, Fault& fault) {
    if (!value.is_null()) read(value, to.emplace(), path, fault);
}

template <class T>
void read(const json::value& value, Nullable<T>& to, const std::string& path, Fault& fault) {
    read(value, to.value, path, fault);
}

template <class T>
void read(const json::value& value, std::vector<T>& to, const std::string& path, Fault& fault) {
    const json::array* list = value.if_array();
    if (list == nullptr) return fault.set(path, "must be a list");
    for (std::size_t i = 0; i < list->size() && !fault.found(); ++i)
        read((*list)[i], to.emplace_back(), path + "[" + std::to_string(i) + "]", fault);
}

template <class T, std::size_t Most>
void read(const json::value& value, List<T, Most>& to, const std::string& path, Fault& fault) {
    if (value.is_array() && value.get_array().size() > Most)
        return fault.set(path, "has more than " + std::to_string(Most) + " entries");
    read(value, to.items, path, fault);
}

template <class E>
    requires kIsEnum<E>
void read(const json::value& value, E& to, const std::string& path, Fault& fault) {
    std::string words;
    bool found = false;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto d) {
        words += (words.empty() ? "" : ", ") + std::string(d.name);
        if (!value.is_string() || value.get_string() != d.name) return;
        to = d.value;
        found = true;
    });
    if (!found) fault.set(path, "must be one of: " + words);
}

template <class T>
    requires kIsStruct<T>
void read(const json::value& value, T& to, const std::string& path, Fault& fault) {
    const json::object* object = value.if_object();
    if (object == nullptr) return fault.set(path, "must be an object");
    const std::string prefix = path.empty() ? "" : path + ".";
    std::vector<std::string_view> known;
    boost::mp11::mp_for_each<Members<T>>([&](auto d) {
        known.push_back(d.name);
        if (fault.found()) return;
        auto& member = to.*d.pointer;
        const json::value* found = object->if_contains(d.name);
        if (found != nullptr)
            read(*found, member, prefix + d.name, fault);
        else if (!OptionalOf<std::remove_reference_t<decltype(member)>>::value)
            fault.set(prefix + d.name, "is missing");
    });
    refuse_unknown(*object, known, prefix, fault);
}

inline json::value write(bool value) { return value; }
inline json::value write(std::int64_t value) { return value; }
inline json::value write(double value) { return value; }
inline json::value write(const std::string& value) { return json::value(value); }
inline json::value write(const json::object& value) { return value; }
template <std::size_t Most>
json::value write(const Text<Most>& text) {
    return json::value(text.value);
}
template <std::int64_t Low, std::int64_t High>
json::value write(const Whole<Low, High>& number) {
    return number.value;
}
template <class T>
    requires kIsStruct<T>
json::value write(const T& value);
template <class E>
    requires kIsEnum<E>
json::value write(const E& value) {
    return boost::describe::enum_to_string(value, "");
}
template <class T>
json::value write(const std::vector<T>& list) {
    json::array array;
    array.reserve(list.size());
    for (const T& item : list) array.push_back(write(item));
    return array;
}
template <class T, std::size_t Most>
json::value write(const List<T, Most>& list) {
    return write(list.items);
}

template <class T>
json::value write(const Nullable<T>& nullable) {
    return nullable.value ? write(*nullable.value) : json::value(nullptr);
}

// Optional fields without a value are left out.
template <class T>
    requires kIsStruct<T>
json::value write(const T& value) {
    json::object object;
    boost::mp11::mp_for_each<Members<T>>([&](auto d) {
        const auto& member = value.*d.pointer;
        if constexpr (OptionalOf<std::remove_cvref_t<decltype(member)>>::value) {
            if (member) object[d.name] = write(*member);
        } else {
            object[d.name] = write(member);
        }
    });
    return object;
}

}  // namespace wharf::protocol
