// Responses of the API: JSON documents and errors with their status.
#pragma once

#include "server/errors.h"
#include "server/http.h"

namespace wharf::server {

Response json_text_response(std::string text, int status = 200);
Response json_response(const boost::json::value& value, int status = 200);
// {"error": {code, message, …}} with the status that fits the code.
Response error_response(const protocol::Error& error);
int status_of(const std::string& code);

}  // namespace wharf::server
