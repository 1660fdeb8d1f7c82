// What everybody may know of a player.
#pragma once

#include "server/answers.h"
#include "server/node.h"

namespace wharf::server {

protocol::Profile profile_of(const storage::User& user, const std::vector<storage::Rating>& ratings);

class Profiles {
 public:
    explicit Profiles(Node& node) : node_(node) {}

    Task<Response> named(std::string name);

 private:
    Node& node_;
};

}  // namespace wharf::server
