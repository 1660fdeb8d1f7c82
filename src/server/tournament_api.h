// What is asked of tournaments over HTTP.
#pragma once

#include "server/tournaments.h"

namespace wharf::server {

class TournamentApi {
 public:
    TournamentApi(Node& node, People& people, Tournaments& tournaments)
        : node_(node), people_(people), tournaments_(tournaments) {}

    // What is under /api/tournaments.
    Task<Response> answer(Request request, std::vector<std::string> path, std::optional<Person> person);

 private:
    Task<Response> list(Request request);
    Task<Response> act(Person person, std::string id, std::string action);

    Node& node_;
    People& people_;
    Tournaments& tournaments_;
};

}  // namespace wharf::server
