// The feed of one's own tables, {"kind": "my_table", …}: those there are, and whenever one changes. Bots hear of their
// challenges, {"kind": "challenge", …}, and when one is over.
#pragma once

#include <map>

#include "server/live_table.h"
#include "server/people.h"

namespace wharf::server {

class MyTables {
 public:
    MyTables(Node& node, People& people) : node_(node), people_(people) {}

    void watch(const std::shared_ptr<Listener>& listener);
    void leave(const Listener& listener);
    // Users, as often as they watch.
    std::vector<std::string> watchers() const;

    // A table as it is now.
    void update(const protocol::TableInfo& info);
    // Reads everybody's tables and tells what nobody was told. Throws storage::Failure.
    Task<bool> read();

 private:
    struct Watching {
        std::shared_ptr<Listener> listener;
        std::map<std::string, std::string> told;        // by table, the last event; games that are over are forgotten
        std::map<std::string, std::string> challenges;  // the same, of those that are not over
    };

    void tell(Watching& watching, const protocol::TableInfo& info, bool again) const;
    bool tell_challenge(Watching& watching, const protocol::TableInfo& info) const;
    Task<bool> read_for(std::shared_ptr<Listener> listener);

    Node& node_;
    People& people_;
    std::vector<Watching> watching_;
};

}  // namespace wharf::server
