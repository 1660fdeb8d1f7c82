// Why a request was not done. Kinds of errors are declared once, with their stable codes; what is said of them to
// people is a message, whose sentences stand in the tables of words.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "protocol/fields.h"
#include "text/message.h"

namespace wharf::protocol {

// `clause`: of the rules, where it forbids the move. `field`: of the request, where that is at fault.
struct Error {
    std::string code;
    text::Message message;
    std::optional<std::string> clause{};
    std::optional<std::string> field{};
};
BOOST_DESCRIBE_STRUCT(Error, (), (code, message, clause, field))

// Called with the arguments of its message it gives an error.
struct ErrorKind {
    std::string_view code;
    text::MessageKind message;
    std::string_view field{};  // where it is always the same

    template <class... Arguments>
    Error operator()(Arguments&&... arguments) const {
        Error error{std::string(code), message(std::forward<Arguments>(arguments)...)};
        if (!field.empty()) error.field = field;
        return error;
    }
};

namespace errors {

using text::quoted;

// `reason` of the first is the parser's own word; of the others one of text/faults.h.
inline constexpr ErrorKind kBadJson{"bad_json", {"error.bad-json", {quoted("reason")}}};
inline constexpr ErrorKind kBadRequest{"bad_request", {"error.bad-request", {text::messages("reason")}}};
inline constexpr ErrorKind kBadField{"bad_request", {"error.bad-field", {quoted("field"), text::messages("reason")}}};
inline constexpr ErrorKind kNotAnObject{"bad_request", {"error.not-an-object"}};
inline constexpr ErrorKind kNothingToDo{"bad_request", {"error.nothing-to-do"}, "do"};
inline constexpr ErrorKind kUnknownRequest{"unknown_request", {"error.unknown-request", {quoted("request")}}, "do"};

inline constexpr const ErrorKind* kAll[] = {&kBadJson,     &kBadRequest,  &kBadField,
                                            &kNotAnObject, &kNothingToDo, &kUnknownRequest};

}  // namespace errors

}  // namespace wharf::protocol
