// Looks into the store now and then for what no news told: a node may have died before it could tell, or the bus is
// away. So nothing that anybody sees is older than a few seconds, whatever happens to the bus.
#pragma once

#include "server/live_tables.h"

namespace wharf::server {

class StoreWatch {
 public:
    StoreWatch(Node& node, LiveTables& live_tables)
        : node_(node), live_tables_(live_tables), next_look_(node.loop, [this] {
              look_now();
              start();
          }) {}

    // From now on.
    void start();
    // At once: news were lost.
    void look_now();

    std::uint64_t looks() const { return looks_; }

 private:
    Task<bool> look();

    Node& node_;
    LiveTables& live_tables_;
    bool looking_ = false;
    std::uint64_t looks_ = 0;
    Deadline next_look_;
};

}  // namespace wharf::server
