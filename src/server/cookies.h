// Cookies of ours: the session, and the device on which an account has been used.
#pragma once

#include <string>
#include <string_view>

#include "server/http.h"
#include "server/time.h"

namespace wharf::server {

inline constexpr std::string_view kSessionCookie = "wharf_session";
inline constexpr std::string_view kDeviceCookie = "wharf_device";

// Under TLS a cookie is called __Host-…, which browsers take from no other host and over no plain connection: nobody
// can put a session of his own there.
std::string cookie_of(const Request& request, std::string_view name);

// A Set-Cookie header; an empty value that lasts 0 takes the cookie away.
void set_cookie(const Request& request, Response& response, std::string_view name, const std::string& value,
                Time lasts);

}  // namespace wharf::server
