#include "text/message.h"

#include "text/json_text.h"

namespace wharf::text {

namespace {

template <class Write>
void write_bits(JsonText& to, std::int64_t bits, Write write) {
    to.open('[');
    for (int i = 0; (bits >> i) != 0; ++i)
        if (((bits >> i) & 1) != 0) write(i);
    to.close(']');
}

void write_argument(JsonText& to, const Parameter& parameter, const Argument& argument) {
    const auto* number = std::get_if<std::int64_t>(&argument);
    switch (parameter.type) {
        case Parameter::Type::number:
        case Parameter::Type::seat: return to.number(*number);
        case Parameter::Type::word: return to.word(parameter.words[static_cast<std::size_t>(*number)]);
        case Parameter::Type::words:
            return write_bits(to, *number, [&](int i) { to.word(parameter.words[static_cast<std::size_t>(i)]); });
        case Parameter::Type::seats: return write_bits(to, *number, [&](int i) { to.number(i); });
        case Parameter::Type::text: return to.text(std::get<std::string>(argument));
        case Parameter::Type::messages: return write(to, std::get<Messages>(argument));
    }
}

}  // namespace

void write_fields(JsonText& to, const Message& message) {
    to.key("key");
    to.word(message.key());
    for (std::size_t i = 0; i < message.arguments.size(); ++i) {
        const Parameter& parameter = message.kind->parameters[i];
        to.key(parameter.name);
        write_argument(to, parameter, message.arguments[i]);
    }
}

void write(JsonText& to, const Message& message) {
    to.open('{');
    write_fields(to, message);
    to.close('}');
}

void write(JsonText& to, const Messages& messages) {
    to.open('[');
    for (const Message& message : messages) write(to, message);
    to.close(']');
}

}  // namespace wharf::text
