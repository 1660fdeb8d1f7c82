#include "text/problem.h"

namespace wharf::text {

namespace {

std::string facts_of(const Message& message);

std::string facts_of(const Parameter& parameter, const Argument& argument) {
    if (const auto* text = std::get_if<std::string>(&argument)) return *text;
    if (const auto* number = std::get_if<std::int64_t>(&argument))
        return parameter.type == Parameter::Type::word ? std::string(parameter.words[static_cast<std::size_t>(*number)])
                                                       : std::to_string(*number);
    std::string all;
    for (const Message& one : std::get<Messages>(argument)) all += (all.empty() ? "" : ", ") + facts_of(one);
    return all;
}

std::string facts_of(const Message& message) {
    std::string facts(message.key());
    for (std::size_t i = 0; i < message.arguments.size(); ++i)
        facts += " " + facts_of(message.kind->parameters[i], message.arguments[i]);
    return facts;
}

}  // namespace

std::string Problem::facts() const {
    std::string all = field.empty() ? "" : field + ": ";
    all += facts_of(reason);
    return clause.empty() ? all : all + " (" + clause + ")";
}

}  // namespace wharf::text
