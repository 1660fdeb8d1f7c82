// The API over HTTP as an OpenAPI document; its schemas come from the messages. Kept in docs/openapi.json, compared by
// a test, which also asks a server for every path.
#pragma once

#include <boost/json.hpp>

namespace wharf::protocol {

boost::json::object openapi();

}  // namespace wharf::protocol
