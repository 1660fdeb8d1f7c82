#include "server/network.h"

#include <boost/asio/steady_timer.hpp>

#include "server/address.h"
#include "server/session.h"
#include "server/tls.h"

namespace wharf::server {

namespace {

// When nobody can be let in: file descriptors are the likely reason, and some are free again soon.
constexpr std::chrono::milliseconds kAcceptPause{100};
// How often it is said that nobody can be let in, as long as that lasts.
constexpr std::chrono::seconds kSaidEvery{10};
constexpr std::chrono::seconds kLookForStalledEvery{2};
constexpr std::chrono::seconds kQuarter = kSlowestListener / 4;

// Throws where the machine has no room for it.
void let_in(const std::shared_ptr<Network::Inside>& network, TcpSocket socket) {
    boost::system::error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;  // gone already
    const std::string address = counted_address(peer.address());
    Connections& connections = *network->connections;
    if (network->tls && !network->trust_proxy && connections.limits().limits_handshakes &&
        !network->handshakes.allow(address)) {
        connections.counts().refused += 1;
        return;
    }
    auto place = connections.admit(address, network->trust_proxy);
    if (place == nullptr) return;
    socket.set_option(tcp::no_delay(true), error);
    const bool is_secure = network->tls != nullptr;
    PlainSocket plain = is_secure ? tls_relay(*network, std::move(socket), place) : PlainSocket(std::move(socket));
    network->start("a connection",
                   serve(Connection{network, std::move(place), Stream(std::move(plain))}, address, is_secure));
}

Awaitable<void> accept_all(std::shared_ptr<Network::Inside> network) {
    Timer pause(network->loop.context().get_executor());
    auto said = std::chrono::steady_clock::now() - kSaidEvery;
    while (network->acceptor.is_open()) {
        auto [error, socket] = co_await network->acceptor.async_accept(kAwait);
        if (!network->acceptor.is_open()) co_return;
        std::exception_ptr failed;
        if (error) {
            failed = std::make_exception_ptr(std::runtime_error(error.message()));
        } else {
            try {
                let_in(network, std::move(socket));
            } catch (...) {
                failed = std::current_exception();
            }
        }
        if (!failed) continue;
        network->connections->make_room();
        if (const auto now = std::chrono::steady_clock::now(); now - said >= kSaidEvery) {
            said = now;
            Loop::report("a new connection", failed);
        }
        pause.expires_after(kAcceptPause);
        co_await pause.async_wait(kAwait);
    }
}

Awaitable<void> look_for_stalled(std::shared_ptr<Network::Inside> network) {
    Timer pause(network->loop.context().get_executor());
    while (network->acceptor.is_open()) {
        pause.expires_after(kLookForStalledEvery);
        co_await pause.async_wait(kAwait);
        network->connections->cut_stalled(kSlowestListener);
    }
}

Awaitable<void> look_for_quiet(std::shared_ptr<Network::Inside> network) {
    Timer pause(network->loop.context().get_executor());
    while (network->acceptor.is_open()) {
        pause.expires_after(kQuarter);
        co_await pause.async_wait(kAwait);
        network->quarter_passed();
    }
}

}  // namespace

void Network::Inside::start(const char* what, Awaitable<void> coroutine) {
    asio::co_spawn(loop.context(), std::move(coroutine), [what](const std::exception_ptr& thrown) {
        if (thrown) Loop::report(what, thrown);
    });
}

Network::Network(Loop& loop, Site& site, std::shared_ptr<Connections> connections, const Address& address,
                 const Tls* tls, bool trust_proxy)
    : inside_(std::make_shared<Inside>(loop, site, std::move(connections), trust_proxy)) {
    boost::system::error_code error;
    const auto host = asio::ip::make_address(address.host, error);
    if (error)
        throw std::runtime_error("\"" + address.host + "\" is no address of this machine, as 127.0.0.1 or 0.0.0.0");
    const tcp::endpoint endpoint(host, address.port);
    if (tls != nullptr) use_certificate(*tls);
    inside_->acceptor.open(endpoint.protocol());
    inside_->acceptor.set_option(tcp::acceptor::reuse_address(true));
    inside_->acceptor.bind(endpoint, error);
    if (!error) inside_->acceptor.listen(4096, error);
    if (error)
        throw std::runtime_error("cannot listen at " + address.host + ":" + std::to_string(address.port) + ": " +
                                 error.message());
    inside_->start("accepting connections", accept_all(inside_));
    inside_->start("looking for stalled connections", look_for_stalled(inside_));
    inside_->start("looking for quiet connections", look_for_quiet(inside_));
}

Network::~Network() { stop_listening(); }
std::uint16_t Network::port() const { return inside_->acceptor.local_endpoint().port(); }
void Network::use_certificate(const Tls& tls) { inside_->tls = tls_context(tls); }
void Network::stop_listening() {
    boost::system::error_code ignored;
    inside_->acceptor.close(ignored);
}

}  // namespace wharf::server
