// Listening and connections: HTTP, WebSocket and streams of lines on one port, plain or with TLS. Boost.Beast ends
// here.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/connections.h"
#include "server/http.h"
#include "server/loop.h"

namespace wharf::server {

struct Address {
    std::string host = "127.0.0.1";   // a name, an address, or unix:/path
    std::uint16_t port = 0;           // 0: any free one
    bool may_be_handed_over = false;  // sockets that systemd has opened are taken instead, where there are any
};

struct Tls {
    std::string certificate_file;
    std::string key_file;
};

class Network {
 public:
    // Throws std::runtime_error with a sentence if it cannot listen there, or the certificate cannot be used. Behind a
    // proxy that is trusted the client's address stands in X-Forwarded-For.
    Network(Loop& loop, Site& site, std::shared_ptr<Connections> connections, const Address& address, const Tls* tls,
            bool trust_proxy);
    ~Network();

    std::uint16_t port() const;  // 0: none, it listens at a path
    // For connections from now on. Throws as above, and then the old certificate stays.
    void use_certificate(const Tls& tls);
    // No new connections; those there are go on.
    void stop_listening();

    struct Inside;

 private:
    std::shared_ptr<Inside> inside_;
    std::unique_ptr<class Listening> listening_;
};

}  // namespace wharf::server
