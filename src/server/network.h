// Listening and connections: HTTP, WebSocket and streams of lines on one port, plain or with TLS. Boost.Beast ends
// here.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/http.h"
#include "server/loop.h"

namespace wharf::server {

struct Address {
    std::string host = "127.0.0.1";
    std::uint16_t port = 0;  // 0: any free one
};

struct Tls {
    std::string certificate_file;
    std::string key_file;
};

struct NetworkLimits {
    int connections = 20'000;
    int connections_per_address = 5'000;
    bool trust_proxy = false;  // the client's address stands in X-Forwarded-For
};

struct NetworkCounts {
    int connections = 0;
    int sockets = 0;
    std::uint64_t refused = 0;  // too many connections
    std::uint64_t cut_off = 0;  // clients that did not read
};

class Network {
 public:
    // Throws std::runtime_error with a sentence if it cannot listen there, or the certificate cannot be used.
    Network(Loop& loop, Site& site, const Address& address, const Tls* tls, const NetworkLimits& limits);
    ~Network();

    std::uint16_t port() const;
    const NetworkCounts& counts() const;
    // No new connections; those there are go on.
    void stop_listening();

    struct Inside;

 private:
    std::shared_ptr<Inside> inside_;
};

}  // namespace wharf::server
