#include "server/tls.h"

#include <array>
#include <boost/asio/local/connect_pair.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

namespace wharf::server {

namespace {

// Handed on at once, in either direction.
constexpr std::size_t kRelayedBytes = 4096;

using LocalSocket = asio::basic_stream_socket<asio::local::stream_protocol, Executor>;

struct Relay : std::enable_shared_from_this<Relay> {
    Relay(PlainSocket socket, LocalSocket pair, std::shared_ptr<TlsContext> tls,
          std::shared_ptr<Connections::Place> counted)
        : context(std::move(tls)),
          client(std::move(socket), *context),
          inside(std::move(pair)),
          timer(inside.get_executor()),
          place(std::move(counted)) {}

    std::shared_ptr<TlsContext> context;
    asio::ssl::stream<PlainSocket> client;
    LocalSocket inside;
    Timer timer;
    std::shared_ptr<Connections::Place> place;  // counts as long as the client's socket is open

    // What is under way must be done by then.
    void close_after(std::chrono::milliseconds time) {
        timer.expires_after(time);
        timer.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
            if (const auto self = weak.lock(); self && !error) self->close();
        });
    }
    void close() {
        boost::system::error_code ignored;
        client.next_layer().close(ignored);
        inside.close(ignored);
        timer.cancel();
    }
};

// What the client says.
Awaitable<void> pass_in(std::shared_ptr<Relay> relay) {
    std::array<char, kRelayedBytes> bytes;
    for (;;) {
        auto [unread, count] = co_await relay->client.async_read_some(asio::buffer(bytes), kAwait);
        if (unread) break;
        auto [unwritten, written] =
            co_await asio::async_write(relay->inside, asio::buffer(bytes.data(), count), kAwait);
        if (unwritten) break;
    }
    relay->close();
}

// What the server says; after its last word the client is told that this is the end, not an accident. A client that
// does not take it in time is closed: the server's side may be gone already, and would not notice.
Awaitable<void> pass_out(std::shared_ptr<Relay> relay) {
    std::array<char, kRelayedBytes> bytes;
    Reading reading(Pace{.grace = kSlowestListener});  // what waits inside would last him for an hour otherwise
    for (;;) {
        auto [unread, count] = co_await relay->inside.async_read_some(asio::buffer(bytes), kAwait);
        if (unread) break;
        const auto begin = std::chrono::steady_clock::now();
        relay->close_after(std::min<std::chrono::milliseconds>(kSlowestListener, reading.time_for(count)));
        auto [unwritten, written] =
            co_await asio::async_write(relay->client, asio::buffer(bytes.data(), count), kAwait);
        if (unwritten) co_return relay->close();
        relay->timer.cancel();
        reading.took(count, since(begin));
    }
    relay->close_after(kSlowest);
    co_await relay->client.async_shutdown(kAwait);
    relay->close();
}

Awaitable<void> run(Network::Inside& network, std::shared_ptr<Relay> relay) {
    relay->close_after(kSlowest);
    auto [failed] = co_await relay->client.async_handshake(asio::ssl::stream_base::server, kAwait);
    relay->timer.cancel();
    if (failed) co_return relay->close();
    network.start("what a server says over TLS", pass_out(relay));
    co_await pass_in(relay);
}

}  // namespace

std::shared_ptr<TlsContext> tls_context(const Tls& tls) {
    auto context = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_server);
    context->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                         asio::ssl::context::no_tlsv1_1);
    // A client that asks to begin again and again costs a handshake each time; one that is silent, no buffers.
    SSL_CTX_set_options(context->native_handle(), SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_set_mode(context->native_handle(), SSL_MODE_RELEASE_BUFFERS);
    boost::system::error_code error;
    context->use_certificate_chain_file(tls.certificate_file, error);
    if (error)
        throw std::runtime_error("the certificate " + tls.certificate_file + " cannot be used: " + error.message());
    context->use_private_key_file(tls.key_file, asio::ssl::context::pem, error);
    if (error) throw std::runtime_error("the key " + tls.key_file + " cannot be used: " + error.message());
    return context;
}

PlainSocket tls_relay(Network::Inside& network, PlainSocket client, std::shared_ptr<Connections::Place> place) {
    LocalSocket ours(network.loop.context());
    LocalSocket theirs(network.loop.context());
    asio::local::connect_pair(ours, theirs);
    const auto relay = std::make_shared<Relay>(std::move(client), std::move(theirs), network.tls, std::move(place));
    relay->place->on_cut([weak = std::weak_ptr(relay)] {
        if (const auto open = weak.lock()) open->close();
    });
    network.start("a TLS connection", run(network, relay));
    return ours;
}

}  // namespace wharf::server
