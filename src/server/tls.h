// TLS ends at the door: what a client sends is deciphered and handed on through a pair of local sockets, so that the
// rest of the server knows plain streams only.
#pragma once

#include "server/session.h"

namespace wharf::server {

// Throws std::runtime_error with a sentence if certificate or key cannot be used.
std::shared_ptr<TlsContext> tls_context(const Tls& tls);

// The plain side of a client that speaks TLS. It ends when the client does, and at once if it speaks otherwise. Throws
// if there are no file descriptors for it.
PlainSocket tls_relay(Network::Inside& network, PlainSocket client, std::shared_ptr<Connections::Place> place);

}  // namespace wharf::server
