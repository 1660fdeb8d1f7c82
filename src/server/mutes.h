// Whose chat somebody does not want to read: those he has muted, and those he has blocked.
#pragma once

#include <set>

#include "server/answers.h"
#include "server/node.h"
#include "server/node_messages.h"
#include "server/person.h"

namespace wharf::server {

class Mutes {
 public:
    Mutes(Node& node, NodeMessages& messages);

    Task<std::set<std::string>> of(std::string user);
    Task<Response> change(Request request, Person person);
    // Whether somebody is heard may have changed: all who listen for `user` are told.
    Task<bool> tell_of(std::string user, std::string other);

 private:
    void tell(const std::string& user, const std::string& other, bool on);

    Node& node_;
    NodeMessages& messages_;
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
