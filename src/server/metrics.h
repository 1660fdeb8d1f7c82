// Counts for the operator, as Prometheus reads them, at a port of their own on this machine only: that a counter moved
// could tell a player that another has chosen in secret.
#pragma once

#include "server/hall.h"
#include "server/network.h"

namespace wharf::server {

class Metrics final : public Site {
 public:
    Metrics(const Node& node, const Hall& hall, const NetworkCounts& network)
        : node_(node), hall_(hall), network_(network) {}

    void answer(Request request, std::function<void(Response)> reply) override;

 private:
    const Node& node_;
    const Hall& hall_;
    const NetworkCounts& network_;
};

}  // namespace wharf::server
