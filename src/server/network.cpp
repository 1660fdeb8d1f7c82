#include "server/network.h"

#include <boost/asio/ssl.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "server/session.h"

namespace wharf::server {

namespace {

using TlsStream = beast::ssl_stream<beast::tcp_stream>;

std::shared_ptr<asio::ssl::context> tls_context(const Tls& tls) {
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

asio::awaitable<void> serve_tls(std::shared_ptr<Network::Inside> network, tcp::socket socket,
                                std::shared_ptr<asio::ssl::context> tls, std::string address,
                                std::shared_ptr<Counted> counted) {
    TlsStream stream(beast::tcp_stream(std::move(socket)), *tls);
    beast::get_lowest_layer(stream).expires_after(kSlowest);
    auto [failed] = co_await stream.async_handshake(asio::ssl::stream_base::server, kAwait);
    if (failed) co_return;
    co_await serve(std::move(network), std::move(stream), std::move(address), true, std::move(counted));
}

asio::awaitable<void> accept_all(std::shared_ptr<Network::Inside> network, std::shared_ptr<asio::ssl::context> tls) {
    for (;;) {
        auto [error, socket] = co_await network->acceptor.async_accept(kAwait);
        if (error == asio::error::operation_aborted || !network->acceptor.is_open()) co_return;
        if (error) {  // out of file descriptors, most likely: wait until some are free again
            asio::steady_timer pause(network->loop.context(), std::chrono::milliseconds(100));
            co_await pause.async_wait(kAwait);
            continue;
        }
        boost::system::error_code ignored;
        const std::string address = socket.remote_endpoint(ignored).address().to_string();
        const auto known = network->per_address.find(address);
        if (network->counts.connections >= network->limits.connections ||
            (known != network->per_address.end() && known->second >= network->limits.connections_per_address)) {
            network->counts.refused += 1;
            continue;
        }
        socket.set_option(tcp::no_delay(true), ignored);
        auto counted = std::make_shared<Counted>(network, address);
        if (tls)
            asio::co_spawn(network->loop.context(),
                           serve_tls(network, std::move(socket), tls, address, std::move(counted)), asio::detached);
        else
            asio::co_spawn(network->loop.context(),
                           serve(network, beast::tcp_stream(std::move(socket)), address, false, std::move(counted)),
                           asio::detached);
    }
}

}  // namespace

Network::Network(Loop& loop, Site& site, const Address& address, const Tls* tls, const NetworkLimits& limits)
    : inside_(std::make_shared<Inside>(loop, site, limits)) {
    boost::system::error_code error;
    const auto host = asio::ip::make_address(address.host, error);
    if (error)
        throw std::runtime_error("\"" + address.host + "\" is no address of this machine, as 127.0.0.1 or 0.0.0.0");
    const tcp::endpoint endpoint(host, address.port);
    inside_->acceptor.open(endpoint.protocol());
    inside_->acceptor.set_option(tcp::acceptor::reuse_address(true));
    inside_->acceptor.bind(endpoint, error);
    if (!error) inside_->acceptor.listen(4096, error);
    if (error)
        throw std::runtime_error("cannot listen at " + address.host + ":" + std::to_string(address.port) + ": " +
                                 error.message());
    std::shared_ptr<asio::ssl::context> context = tls != nullptr ? tls_context(*tls) : nullptr;
    asio::co_spawn(loop.context(), accept_all(inside_, std::move(context)), asio::detached);
}

Network::~Network() { stop_listening(); }
std::uint16_t Network::port() const { return inside_->acceptor.local_endpoint().port(); }
const NetworkCounts& Network::counts() const { return inside_->counts; }
void Network::stop_listening() {
    boost::system::error_code ignored;
    inside_->acceptor.close(ignored);
}

}  // namespace wharf::server
