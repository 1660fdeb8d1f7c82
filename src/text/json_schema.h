// Types as JSON Schema (2020-12).
#pragma once

#include <boost/json.hpp>
#include <string_view>

#include "text/type.h"

namespace wharf::text {

// Of one type; those with names are found under `at`, such as "#/$defs/".
boost::json::object json_schema(const Type& type, const Types& types, std::string_view at);
// Of all types, by their names.
boost::json::object json_schemas(const Types& types, std::string_view at);
// A whole document: all types under "$defs".
boost::json::object schema_document(std::string_view title, std::string_view description, const Types& types);
// JSON for people: what fits stands on one line, and so does a list of words.
std::string print_indented(const boost::json::value& value);

}  // namespace wharf::text
