// The lobby: open tables that anybody may join. The store is its truth; every node has this view of it, kept by its own
// changes, by news of other nodes, and by reading it anew.
#pragma once

#include <map>

#include "server/live_table.h"
#include "server/people.h"

namespace wharf::server {

class Lobby {
 public:
    Lobby(Node& node, People& people)
        : node_(node), people_(people), announcement_(node.loop, [this] { announce(); }) {}

    // The newest first; all games where none is named.
    std::vector<protocol::TableInfo> tables(const std::string& game) const;

    // Sends all that are listed, and whatever changes.
    void watch(const std::shared_ptr<Listener>& listener);
    void leave(const Listener& listener);

    // A table as it is after its entry `sequence`, listed or not.
    void update(const protocol::TableInfo& info, std::int64_t sequence);
    // Reads what the store has. False: it cannot be read, and the view stays as it was.
    Task<bool> read();

    std::size_t size() const { return listed_.size(); }

 private:
    struct Listed {
        protocol::TableInfo info;
        std::string text;  // the same, to be compared
        std::int64_t sequence = 0;
    };

    void changed(const std::string& id);
    void announce();

    Node& node_;
    People& people_;
    std::map<std::string, Listed> listed_;
    std::vector<std::string> changes_;  // ids; told together after a moment
    std::vector<std::shared_ptr<Listener>> listeners_;
    Deadline announcement_;
};

}  // namespace wharf::server
