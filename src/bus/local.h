// The bus within one process: the default, for one node.
#pragma once

#include <memory>

#include "bus/bus.h"

namespace wharf::bus {

// Jobs live as long as the process; after a restart whoever needs one puts it again. The bus outlives its
// subscriptions and jobs.
std::unique_ptr<Bus> local_bus(const Options& options = {});

}  // namespace wharf::bus
