// Whether a server could start with these options, looked at without starting it and without changing anything.
#pragma once

#include <string>
#include <vector>

#include "server/server.h"

namespace wharf::server {

// away: not as it should be, and no reason not to start; a node joins the others when their bus comes.
enum class Verdict { good, away, wrong };

struct Finding {
    std::string subject;  // "certificate", "database"
    Verdict verdict = Verdict::good;
    std::string detail;  // for the operator
};

// Address, certificate, database, bus, web client, file descriptors.
std::vector<Finding> preflight(const ServerOptions& options);

}  // namespace wharf::server
