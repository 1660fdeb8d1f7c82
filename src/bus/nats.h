// The bus over NATS: news by its subjects, jobs in a JetStream work queue. For several nodes.
#pragma once

#include <memory>
#include <string>

#include "bus/bus.h"

namespace wharf::bus {

// `urls`: nats://host:port, several with commas. `name` keeps installations that share a NATS apart; letters and
// digits. A connection that is lost, or cannot be made yet, is tried for ever; throws Failure if the address is none,
// or the server has no JetStream. The bus outlives its subscriptions and jobs.
std::unique_ptr<Bus> nats_bus(const std::string& urls, const std::string& name = "wharf", const Options& options = {});

}  // namespace wharf::bus
