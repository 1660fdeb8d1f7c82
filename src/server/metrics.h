// Counts for the operator, as Prometheus reads them, at a port of their own on this machine only: that a counter moved
// could tell a player that another has chosen in secret.
#pragma once

#include "server/health.h"
#include "server/live_tables.h"
#include "server/network.h"
#include "server/node_messages.h"

namespace wharf::server {

class Metrics final : public Site {
 public:
    Metrics(const Node& node, const LiveTables& live_tables, const NodeMessages& messages, const Health& health)
        : node_(node), live_tables_(live_tables), messages_(messages), health_(health) {}

    void answer(Request request, std::function<void(Response)> reply) override;

 private:
    const Node& node_;
    const LiveTables& live_tables_;
    const NodeMessages& messages_;
    const Health& health_;
};

}  // namespace wharf::server
