// People and bots that are asked to play: by whom they may be, how often, and how they hear of it.
#pragma once

#include <map>
#include <set>

#include "server/people.h"

namespace wharf::server {

class Challenges {
 public:
    // Somebody has so many tables waiting; more challenges are refused.
    static constexpr int kMostWaiting = 50;

    Challenges(Node& node, People& people) : node_(node), people_(people) {}

    using Found = std::variant<std::string, protocol::Error>;
    // The id of somebody whom this person may challenge, or why he may not.
    Task<Found> find(Person person, std::string name);
    // Names in the wishes for a table become ids.
    Task<std::variant<protocol::NewTable, protocol::Error>> find_all(Person person, protocol::NewTable wanted);

    // Those that wait for somebody's answer.
    Task<Response> list(Person person);
    // A table as it is now: people at this node who are challenged there, or no longer, are told. Bots hear of it in
    // the feed of their tables.
    void tell(const protocol::TableInfo& info);

 private:
    protocol::ChallengeInfo shown(const protocol::TableInfo& info, std::size_t seat) const;

    Node& node_;
    People& people_;
    std::map<std::string, std::set<std::string>> told_;  // by table, who was
};

}  // namespace wharf::server
