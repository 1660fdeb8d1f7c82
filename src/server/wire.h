// A connection that this server opens: lines and bytes, plain or with TLS, and at its end after a while whatever the
// other side does. Included by few files: these headers are heavy.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "server/lookups.h"
#include "server/session.h"

namespace wharf::server {

// The other side cannot be reached, or does not speak as it must.
class Unreachable : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// `for_whom`: on whose behalf it is looked up.
struct Host {
    std::string name;
    std::uint16_t port = 0;
    std::string for_whom{};
};

class Wire : public std::enable_shared_from_this<Wire> {
 public:
    using Allows = std::function<bool(const asio::ip::address&)>;

    // To the first of the host's addresses that is allowed and answers: those that were looked at are those that are
    // used, so no name can be another's a moment later.
    static Awaitable<std::shared_ptr<Wire>> connect(Loop& loop, Lookups& lookups, Host host,
                                                    std::chrono::seconds longest, Allows allows);
    // The same, where they are known. However many there are, and whatever each of them does: after `longest` it is
    // over.
    static Awaitable<std::shared_ptr<Wire>> connect(Loop& loop, std::vector<tcp::endpoint> to,
                                                    std::chrono::seconds longest, Allows allows);
    explicit Wire(Loop& loop);

    // From here on with TLS; the certificate must be of this host.
    Awaitable<void> secure(std::string host);
    bool is_secure() const { return tls_.has_value(); }

    Awaitable<void> write(std::string text);
    // Without its end.
    Awaitable<std::string> read_line();

 private:
    using Socket = asio::basic_stream_socket<tcp, Executor>;

    void close_after(std::chrono::seconds time);
    Awaitable<void> reach(std::vector<tcp::endpoint> to, Allows allows);

    Socket socket_;
    Timer timer_;
    bool is_over_ = false;  // its time is
    std::shared_ptr<TlsContext> context_;
    std::optional<asio::ssl::stream<Socket&>> tls_;
    std::string unread_;
    std::size_t read_ = 0;  // bytes in all
};

}  // namespace wharf::server
