// A whole server: store, tables, API and network, from its start until it is told to end.
#pragma once

#include <functional>
#include <string>

#include "server/messenger.h"
#include "server/network.h"
#include "server/node.h"
#include "server/retention.h"

namespace wharf::server {

struct ServerOptions {
    Address address;
    std::optional<Tls> tls;
    ConnectionLimits limits;
    bool trust_proxy = false;  // the client's address stands in X-Forwarded-For
    NodeOptions node;
    Keep keep;
    MessengerOptions messenger;
    std::string data = "data";       // folder of the SQLite file
    std::string postgres;            // URL of a database that several nodes share, instead of the file
    std::string nats;                // URLs of the bus between these nodes
    std::uint16_t metrics_port = 0;  // on this machine only; 0: none
    std::string web;                 // folder of the web client; empty: the one inside the program
    Importance log = Importance::info;
};

// Returns after SIGTERM or SIGINT, when everybody was told and everything is stored. Throws std::runtime_error with a
// sentence if it cannot start. `ready` is called once with the port.
void serve(const ServerOptions& options, const std::function<void(std::uint16_t port)>& ready);

}  // namespace wharf::server
