// What everybody may know of a player: who he is, his ratings and what moved them, whom he met; and who is best.
#pragma once

#include "server/bonds.h"

namespace wharf::server {

protocol::Profile profile_of(const storage::User& user, const std::vector<storage::Rating>& ratings);

class Profiles {
 public:
    Profiles(Node& node, const Bonds& bonds) : node_(node), bonds_(bonds) {}

    Task<Response> named(std::string name, std::optional<Person> asking);
    // What games did to one of his ratings.
    Task<Response> history(std::string name, Request request);
    Task<Response> opponents(std::string name, std::optional<Person> asking);
    Task<Response> leaderboard(Request request);

 private:
    Node& node_;
    const Bonds& bonds_;
};

}  // namespace wharf::server
