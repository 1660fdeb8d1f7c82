// TLS ends at the door: what a client sends is deciphered and handed on through a pair of local sockets, so that the
// rest of the server knows plain streams only.
#pragma once

#include "server/session.h"

namespace boost::asio::ssl {
class context;
}

namespace wharf::server {

using TlsContext = asio::ssl::context;
using PlainSocket = asio::basic_stream_socket<asio::generic::stream_protocol, Executor>;
using TcpSocket = asio::basic_stream_socket<tcp, Executor>;

// Throws std::runtime_error with a sentence if certificate or key cannot be used.
std::shared_ptr<TlsContext> tls_context(const Tls& tls);

// The plain side of a client that speaks TLS. It ends when the client does, and at once if it speaks otherwise.
PlainSocket tls_relay(asio::io_context& context, TcpSocket client, std::shared_ptr<TlsContext> tls);

}  // namespace wharf::server
