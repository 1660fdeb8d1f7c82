// Counts for the operator, as Prometheus reads them, at a port of their own on this machine only: that a counter moved
// could tell a player that another has chosen in secret.
#pragma once

#include "server/health.h"
#include "server/live_tables.h"
#include "server/network.h"
#include "server/node_messages.h"
#include "server/retention.h"

namespace wharf::server {

class Metrics final : public Site {
 public:
    // `database`: a file whose size is told; empty: it is elsewhere.
    Metrics(const Node& node, const LiveTables& live_tables, const NodeMessages& messages, const Health& health,
            const Retention& retention, std::string database)
        : node_(node),
          live_tables_(live_tables),
          messages_(messages),
          health_(health),
          retention_(retention),
          database_(std::move(database)) {}

    void answer(Request request, std::function<void(Response)> reply) override;

 private:
    std::string text() const;

    const Node& node_;
    const LiveTables& live_tables_;
    const NodeMessages& messages_;
    const Health& health_;
    const Retention& retention_;
    std::string database_;
};

}  // namespace wharf::server
