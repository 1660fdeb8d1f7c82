// What described structs may be (text/type.h), from the same description that reads and writes them. Structs and
// enumerations get names, those they need before them.
#pragma once

#include "protocol/program_messages.h"
#include "protocol/type_name.h"
#include "text/type.h"

namespace wharf::protocol {

class DescribedTypes {
 public:
    template <class T>
    text::Type of() {
        return of(static_cast<const T*>(nullptr));
    }

    // A struct whose first fields tell it from others: {"do": "move", …}.
    template <class T>
    text::Type tagged(std::vector<text::Type::Field> first) {
        const std::string name = type_name<T>();
        for (text::Type::Field& field : fields<T>()) first.push_back(std::move(field));
        text::Type type = text::object_type(std::move(first));
        type.is_open = kIsOpen<T>;
        types_.add(name, std::move(type));
        return text::named_type(name);
    }

    void add(std::string name, text::Type type) { types_.add(std::move(name), std::move(type)); }
    const text::Types& types() const { return types_; }

 private:
    text::Type of(const bool*) { return text::flag_type(); }
    text::Type of(const std::int64_t*) { return text::whole_type(); }
    text::Type of(const double*) { return text::fraction_type(); }
    text::Type of(const std::string*) { return text::text_type(); }
    text::Type of(const json::object*) { return {}; }
    text::Type of(const text::Message*) { return of<Message>(); }
    text::Type of(const OptionValue*) { return text::any_of_type({text::whole_type(), text::flag_type()}); }
    template <class T>
    text::Type of(const Written<T>*) {
        return of<T>();
    }
    text::Type of(const program::LineMove*) {
        return text::list_type(text::any_of_type({text::seat_type(), text::text_type()}), 2, 2);
    }
    text::Type of(const program::Setting*) {
        return text::any_of_type({text::text_type(), text::whole_type(), text::flag_type()});
    }
    text::Type of(const program::DeclaredOption*) {
        using Option = program::DeclaredOption;
        types_.add("DeclaredOption", text::object_type({{"name", of<decltype(Option::name)>()},
                                                        {"default", of<program::Setting>()},
                                                        {"low", text::whole_type(), true},
                                                        {"high", text::whole_type(), true},
                                                        {"words", of<decltype(Option::words)::value_type>(), true}}));
        return text::named_type("DeclaredOption");
    }
    text::Type of(const Mover*) { return text::any_of_type({text::seat_type(), text::word_type("chance")}); }
    template <std::size_t Most>
    text::Type of(const Text<Most>*) {
        return text::text_type(Most);
    }
    template <std::int64_t Low, std::int64_t High>
    text::Type of(const Whole<Low, High>*) {
        return text::whole_type(Low, High);
    }
    template <class T>
    text::Type of(const std::vector<T>*) {
        return text::list_type(of<T>());
    }
    template <class T, std::size_t Most>
    text::Type of(const List<T, Most>*) {
        return text::list_type(of<T>(), 0, Most);
    }
    template <class T>
    text::Type of(const Nullable<T>*) {
        return text::nullable_type(of<T>());
    }
    template <class E>
        requires kIsEnum<E>
    text::Type of(const E*) {
        types_.add(type_name<E>(), text::word_type(text::Words(kWordsOf<E>)));
        return text::named_type(type_name<E>());
    }
    template <class T>
        requires kIsStruct<T>
    text::Type of(const T*) {
        text::Type type = text::object_type(fields<T>());
        type.is_open = kIsOpen<T>;
        types_.add(type_name<T>(), std::move(type));
        return text::named_type(type_name<T>());
    }

    template <class T>
    text::Type::Field field(std::string_view name, const std::optional<T>*) {
        return {std::string(name), of<T>(), true};
    }
    template <class T>
    text::Type::Field field(std::string_view name, const T*) {
        return {std::string(name), of<T>()};
    }
    template <class T>
    std::vector<text::Type::Field> fields() {
        std::vector<text::Type::Field> list;
        boost::mp11::mp_for_each<Members<T>>([&](auto d) {
            using Member = std::remove_reference_t<decltype(std::declval<T&>().*d.pointer)>;
            list.push_back(field(d.name, static_cast<const Member*>(nullptr)));
        });
        return list;
    }

    text::Types types_;
};

}  // namespace wharf::protocol
