#include "server/tls.h"

#include <array>
#include <boost/asio/local/connect_pair.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

namespace wharf::server {

namespace {

using LocalSocket = asio::basic_stream_socket<asio::local::stream_protocol, Executor>;

using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;

struct Relay : std::enable_shared_from_this<Relay> {
    Relay(TcpSocket socket, LocalSocket pair, std::shared_ptr<TlsContext> tls)
        : context(std::move(tls)),
          client(std::move(socket), *context),
          inside(std::move(pair)),
          timer(inside.get_executor()) {}

    std::shared_ptr<TlsContext> context;
    asio::ssl::stream<TcpSocket> client;
    LocalSocket inside;
    Timer timer;

    void close_after(std::chrono::seconds time) {
        timer.expires_after(time);
        timer.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
            if (!error) self->close();
        });
    }
    void close() {
        boost::system::error_code ignored;
        client.next_layer().close(ignored);
        inside.close(ignored);
        timer.cancel();
    }
};

// All that comes from one side to the other, until one of them ends.
template <class From, class To>
Awaitable<void> pass_on(From& from, To& to) {
    std::array<char, 4096> bytes;
    for (;;) {
        auto [unread, count] = co_await from.async_read_some(asio::buffer(bytes), kAwait);
        if (unread) co_return;
        auto [unwritten, written] = co_await asio::async_write(to, asio::buffer(bytes.data(), count), kAwait);
        if (unwritten) co_return;
    }
}

// What the server says; after its last word the client is told that this is the end, not an accident.
Awaitable<void> pass_out(std::shared_ptr<Relay> relay) {
    co_await pass_on(relay->inside, relay->client);
    relay->close_after(kSlowest);
    co_await relay->client.async_shutdown(kAwait);
    relay->close();
}

Awaitable<void> run(std::shared_ptr<Relay> relay) {
    relay->close_after(kSlowest);
    auto [failed] = co_await relay->client.async_handshake(asio::ssl::stream_base::server, kAwait);
    relay->timer.cancel();
    if (failed) co_return relay->close();
    asio::co_spawn(relay->inside.get_executor(), pass_out(relay), asio::detached);
    co_await pass_on(relay->client, relay->inside);
    relay->close();
}

}  // namespace

std::shared_ptr<TlsContext> tls_context(const Tls& tls) {
    auto context = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_server);
    context->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                         asio::ssl::context::no_tlsv1_1);
    boost::system::error_code error;
    context->use_certificate_chain_file(tls.certificate_file, error);
    if (error)
        throw std::runtime_error("the certificate " + tls.certificate_file + " cannot be used: " + error.message());
    context->use_private_key_file(tls.key_file, asio::ssl::context::pem, error);
    if (error) throw std::runtime_error("the key " + tls.key_file + " cannot be used: " + error.message());
    return context;
}

PlainSocket tls_relay(asio::io_context& context, TcpSocket client, std::shared_ptr<TlsContext> tls) {
    LocalSocket ours(context);
    LocalSocket theirs(context);
    asio::local::connect_pair(ours, theirs);
    asio::co_spawn(context, run(std::make_shared<Relay>(std::move(client), std::move(theirs), std::move(tls))),
                   asio::detached);
    return ours;
}

}  // namespace wharf::server
