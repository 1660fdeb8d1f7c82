// Whom somebody follows, and whom he has blocked: what of it others notice, and what it keeps from him. Who is blocked
// is not heard, finds no way into a game with who has blocked him, and is told nothing of it.
#pragma once

#include "server/answers.h"
#include "server/mutes.h"
#include "server/online_people.h"

namespace wharf::server {

class Bonds {
 public:
    Bonds(Node& node, Mutes& mutes, const OnlinePeople& online) : node_(node), mutes_(mutes), online_(online) {}

    Task<Response> change(Request request, Person person, storage::BondKind kind);
    Task<Response> list(Person person);
    Task<Response> show_presence(Request request, Person person);

    // Whether one of the two has blocked the other.
    static bool are_apart(storage::Store& store, const std::string& one, const std::string& other);
    // Where somebody is, for one who asks; nothing where he does not show it.
    static std::optional<protocol::Whereabouts> presence(storage::Store& store, const storage::User& user,
                                                         const std::string& asking, bool is_online);
    bool is_online(const std::string& user) const { return online_.has(user); }

 private:
    Node& node_;
    Mutes& mutes_;
    const OnlinePeople& online_;
};

}  // namespace wharf::server
