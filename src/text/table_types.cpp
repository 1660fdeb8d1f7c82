#include "text/table_types.h"

namespace wharf::text {

namespace {

Type form_type(const MoveForm& form);

// What stands in a list with commas.
Type item_type(const MoveForm* form) {
    std::vector<Type> parts;
    for (; form != nullptr; form = form->otherwise) parts.push_back(form_type(*form));
    return parts.size() == 1 ? parts[0] : any_of_type(std::move(parts));
}

Type parameter_type(const Parameter& parameter, const Type& message) {
    switch (parameter.type) {
        case Parameter::Type::number: return whole_type();
        case Parameter::Type::word: return word_type(parameter.words);
        case Parameter::Type::words: return list_type(word_type(parameter.words));
        case Parameter::Type::seat: return seat_type();
        case Parameter::Type::seats: return list_type(seat_type());
        case Parameter::Type::text: return text_type();
        case Parameter::Type::messages: return list_type(message);
    }
    return {};
}

Type form_type(const MoveForm& form) {
    std::vector<Type::Field> fields = {{"kind", word_type(form.kind)}};
    for (const Parameter& parameter : form.parameters) {
        if (!parameter.exists()) break;
        Type type = parameter_type(parameter, item_type(form.item));
        if (form.may_hide(parameter.name)) type = nullable_type(std::move(type));
        fields.push_back({std::string(parameter.name), std::move(type)});
    }
    return object_type(std::move(fields));
}

}  // namespace

Type move_type(MoveForms forms) {
    std::vector<Type> parts;
    for (const MoveForm& form : forms) parts.push_back(form_type(form));
    return any_of_type(std::move(parts));
}

Type message_type(std::span<const MessageKind* const> kinds, const std::string& name) {
    std::vector<Type> parts;
    for (const MessageKind* kind : kinds) {
        if (kind->key.starts_with("draw.")) continue;  // only the terminal says these
        std::vector<Type::Field> fields = {{"key", word_type(kind->key)}};
        for (int i = 0; i < kind->count(); ++i)
            fields.push_back(
                {std::string(kind->parameters[i].name), parameter_type(kind->parameters[i], named_type(name))});
        parts.push_back(object_type(std::move(fields)));
    }
    return any_of_type(std::move(parts));
}

}  // namespace wharf::text
