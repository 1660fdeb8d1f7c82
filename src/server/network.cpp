#include "server/network.h"

#include <boost/asio/steady_timer.hpp>

#include "server/listening.h"
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
void let_in(const std::shared_ptr<Network::Inside>& network, PlainSocket socket) {
    const std::optional<Peer> peer = peer_of(socket);
    if (!peer) return;  // gone already
    const std::string& address = peer->counted_address;
    // Whoever may use a path of this machine is a proxy.
    const bool is_proxy = network->trust_proxy || peer->is_local;
    Connections& connections = *network->connections;
    if (network->tls && !is_proxy && connections.limits().limits_handshakes && !network->handshakes.allow(address)) {
        connections.counts().refused += 1;
        return;
    }
    auto place = connections.admit(address, is_proxy);
    if (place == nullptr) return;
    boost::system::error_code ignored;
    if (!peer->is_local) socket.set_option(tcp::no_delay(true), ignored);
    const bool is_secure = network->tls != nullptr;
    PlainSocket plain = is_secure ? tls_relay(*network, std::move(socket), place) : std::move(socket);
    network->start("a connection", serve(Connection{network, std::move(place), Stream(std::move(plain)), is_proxy},
                                         address, is_secure));
}

// Once it is not listening any more the acceptor may be gone.
Awaitable<void> accept_all(std::shared_ptr<Network::Inside> network, Acceptor& acceptor) {
    Timer pause(network->loop.context().get_executor());
    auto said = std::chrono::steady_clock::now() - kSaidEvery;
    while (network->is_listening) {
        auto [error, socket] = co_await acceptor.async_accept(kAwait);
        if (!network->is_listening) co_return;
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
    while (network->is_listening) {
        pause.expires_after(kLookForStalledEvery);
        co_await pause.async_wait(kAwait);
        network->connections->cut_stalled(kSlowestListener);
    }
}

Awaitable<void> look_for_quiet(std::shared_ptr<Network::Inside> network) {
    Timer pause(network->loop.context().get_executor());
    while (network->is_listening) {
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
    if (tls != nullptr) use_certificate(*tls);
    listening_ = std::make_unique<Listening>(loop, address);
    loop.after_each([weak = inside_->weak_from_this()] {
        if (const auto inside = weak.lock(); inside && !inside->due.empty()) inside->write_due();
    });
    for (Acceptor& acceptor : listening_->acceptors())
        inside_->start("accepting connections", accept_all(inside_, acceptor));
    inside_->start("looking for stalled connections", look_for_stalled(inside_));
    inside_->start("looking for quiet connections", look_for_quiet(inside_));
}

Network::~Network() { stop_listening(); }
std::uint16_t Network::port() const { return listening_->port(); }
void Network::use_certificate(const Tls& tls) { inside_->tls = tls_context(tls); }
void Network::stop_listening() {
    inside_->is_listening = false;
    listening_->stop();
}

}  // namespace wharf::server
