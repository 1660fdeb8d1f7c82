#include "server/cookies.h"

namespace wharf::server {

namespace {

std::string full_name(const Request& request, std::string_view name) {
    return (request.secure ? "__Host-" : "") + std::string(name);
}

}  // namespace

std::string cookie_of(const Request& request, std::string_view name) {
    return cookie_value(request.cookie, full_name(request, name));
}

void set_cookie(const Request& request, Response& response, std::string_view name, const std::string& value,
                Time lasts) {
    response.headers.emplace_back("Set-Cookie", full_name(request, name) + "=" + value +
                                                    "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
                                                    std::to_string(lasts / 1000) + (request.secure ? "; Secure" : ""));
}

}  // namespace wharf::server
