// Where a server listens: a name or an address with a port, the path of a unix socket, or sockets that systemd has
// opened for it.
#pragma once

#include <optional>
#include <vector>

#include "server/session.h"

namespace wharf::server {

using Acceptor = asio::basic_socket_acceptor<asio::generic::stream_protocol, Executor>;

// Somebody else listens there.
class AddressInUse : public std::runtime_error {
 public:
    using std::runtime_error::runtime_error;
};

class Listening {
 public:
    // All addresses that a name has, with one port. Throws std::runtime_error with a sentence if it cannot listen.
    Listening(Loop& loop, const Address& address);
    ~Listening();
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    std::vector<Acceptor>& acceptors() { return acceptors_; }
    std::uint16_t port() const { return port_; }  // 0: only a unix socket
    void stop();

 private:
    // What the system has handed over (sd_listen_fds(3)); false if it has not.
    bool take_over(Loop& loop);
    void listen_at(Loop& loop, const tcp::endpoint& endpoint, const Address& address);
    void listen_at_path(Loop& loop, const std::string& path);

    std::vector<Acceptor> acceptors_;
    std::uint16_t port_ = 0;
    std::string path_;  // of a unix socket that is ours to remove
};

// Who is at the other end; nothing if he is gone already.
struct Peer {
    std::string counted_address;  // as limits count it
    bool is_local = false;        // through a unix socket, which only processes of this machine reach
};
std::optional<Peer> peer_of(const PlainSocket& socket);

}  // namespace wharf::server
