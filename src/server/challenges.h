// Bots that are asked to play: by whom they may be, and how often.
#pragma once

#include "server/people.h"

namespace wharf::server {

class Challenges {
 public:
    // A bot has so many challenges waiting; more are refused.
    static constexpr int kMostWaiting = 50;

    Challenges(Node& node, People& people) : node_(node), people_(people) {}

    using Found = std::variant<std::string, protocol::Error>;
    // The id of a bot that this person may challenge, or why he may not.
    Task<Found> find(Person person, std::string name);
    // Names of bots in the wishes for a table become their ids.
    Task<std::variant<protocol::NewTable, protocol::Error>> find_all(Person person, protocol::NewTable wanted);

 private:
    Node& node_;
    People& people_;
};

}  // namespace wharf::server
