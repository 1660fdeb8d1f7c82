// Tokens with which programs play for a person. They end when they are revoked, with a new password, and with the
// account.
#pragma once

#include "server/sessions.h"

namespace wharf::server {

class ApiTokens {
 public:
    ApiTokens(Node& node, Sessions& sessions) : node_(node), sessions_(sessions) {}

    Task<Response> make(Request request, Person person);
    Task<Response> list(Person person);
    Task<Response> revoke(Person person, std::string id);

 private:
    Task<std::vector<storage::Session>> tokens_of(std::string user);

    Node& node_;
    Sessions& sessions_;
};

}  // namespace wharf::server
