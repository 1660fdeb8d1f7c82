// Whether a server could start with these options, looked at without starting it and without changing anything.
#pragma once

#include <string>
#include <vector>

#include "server/server.h"

namespace wharf::server {

struct Finding {
    std::string subject;  // "certificate", "database"
    bool is_good = true;
    std::string detail;  // for the operator
};

// Address, certificate, database, bus, web client, file descriptors.
std::vector<Finding> preflight(const ServerOptions& options);

}  // namespace wharf::server
