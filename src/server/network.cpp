#include "server/network.h"

#include <boost/asio/steady_timer.hpp>

#include "server/session.h"
#include "server/tls.h"

namespace wharf::server {

namespace {

Awaitable<void> accept_all(std::shared_ptr<Network::Inside> network, std::shared_ptr<TlsContext> tls) {
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
        PlainSocket plain = tls ? tls_relay(network->loop.context(), std::move(socket), tls) : std::move(socket);
        Connection connection{network, std::move(counted), Stream(std::move(plain))};
        asio::co_spawn(network->loop.context(), serve(std::move(connection), address, tls != nullptr), asio::detached);
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
    std::shared_ptr<TlsContext> context = tls != nullptr ? tls_context(*tls) : nullptr;
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
