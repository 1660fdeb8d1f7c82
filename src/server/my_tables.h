// The feed of one's own tables, {"kind": "my_table", …}: those there are, and whenever one changes.
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

    // A table as it is now.
    void update(const protocol::TableInfo& info);
    // Reads everybody's tables and tells what nobody was told. Throws storage::Failure.
    Task<bool> read();

 private:
    struct Watching {
        std::shared_ptr<Listener> listener;
        std::map<std::string, std::string> told;  // by table, the last event; games that are over are forgotten
    };

    static void tell(Watching& watching, const protocol::TableInfo& info, bool again);
    Task<bool> read_for(std::shared_ptr<Listener> listener);

    Node& node_;
    People& people_;
    std::vector<Watching> watching_;
};

}  // namespace wharf::server
