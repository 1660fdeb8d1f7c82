#include "server/listening.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/local/stream_protocol.hpp>
#include <charconv>
#include <cstring>

#include "server/address.h"

namespace wharf::server {

namespace {

constexpr int kBacklog = 4096;
// sd_listen_fds(3): the first of the descriptors that systemd hands over.
constexpr int kFirstHandedOver = 3;
constexpr std::string_view kUnix = "unix:";

[[noreturn]] void cannot_listen(const std::string& where, const boost::system::error_code& error) {
    const std::string sentence = "cannot listen at " + where + ": " + error.message();
    if (error == asio::error::address_in_use) throw AddressInUse(sentence);
    throw std::runtime_error(sentence);
}

std::optional<int> number_in(const char* variable) {
    const char* text = std::getenv(variable);
    if (text == nullptr) return std::nullopt;
    int number = 0;
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

// Nothing: a unix socket.
std::optional<tcp::endpoint> as_tcp(const asio::generic::stream_protocol::endpoint& endpoint) {
    const int family = endpoint.data()->sa_family;
    if (family != AF_INET && family != AF_INET6) return std::nullopt;
    tcp::endpoint known;
    std::memcpy(known.data(), endpoint.data(), std::min(known.capacity(), endpoint.size()));
    return known;
}

std::uint16_t port_of(const Acceptor& acceptor) {
    const auto known = as_tcp(acceptor.local_endpoint());
    return known ? known->port() : 0;
}

// A server that was killed leaves its path behind; one that lives keeps it.
void remove_abandoned(Loop& loop, const asio::local::stream_protocol::endpoint& endpoint) {
    struct stat found{};
    if (lstat(endpoint.path().c_str(), &found) != 0 || !S_ISSOCK(found.st_mode)) return;
    asio::local::stream_protocol::socket probe(loop.context());
    boost::system::error_code error;
    probe.connect(endpoint, error);
    if (error == asio::error::connection_refused) unlink(endpoint.path().c_str());
}

}  // namespace

Listening::Listening(Loop& loop, const Address& address) {
    if (address.may_be_handed_over && take_over(loop)) return;
    if (address.host.starts_with(kUnix)) {
        listen_at_path(loop, address.host.substr(kUnix.size()));
        return;
    }
    boost::system::error_code error;
    tcp::resolver resolver(loop.context());
    const auto found = resolver.resolve(address.host, std::to_string(address.port),
                                        tcp::resolver::passive | tcp::resolver::numeric_service, error);
    if (error || found.empty()) {
        throw std::runtime_error(
            "\"" + address.host +
            "\" is no name or address of this machine, as localhost, 0.0.0.0 or ::, and no unix:/path");
    }
    port_ = address.port;
    std::vector<tcp::endpoint> endpoints;
    for (const auto& entry : found)
        if (std::find(endpoints.begin(), endpoints.end(), entry.endpoint()) == endpoints.end())
            endpoints.push_back(entry.endpoint());
    for (const tcp::endpoint& endpoint : endpoints) listen_at(loop, endpoint, address);
    if (acceptors_.empty()) cannot_listen(address.host, asio::error::address_family_not_supported);
}

void Listening::listen_at(Loop& loop, const tcp::endpoint& endpoint, const Address& address) {
    const tcp::endpoint wanted(endpoint.address(), port_);
    Acceptor acceptor(loop.context());
    boost::system::error_code error;
    acceptor.open(wanted.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(wanted, error);
    if (!error) acceptor.listen(kBacklog, error);
    // "localhost" may have an IPv6 address on a machine without IPv6: one of a name's addresses is enough.
    const bool is_missing =
        error == asio::error::address_family_not_supported || error == boost::system::errc::address_not_available;
    if (is_missing && address.host != endpoint.address().to_string()) return;
    if (error) cannot_listen(address.host + ":" + std::to_string(port_), error);
    port_ = port_of(acceptor);
    acceptors_.push_back(std::move(acceptor));
}

void Listening::listen_at_path(Loop& loop, const std::string& path) {
    boost::system::error_code error;
    Acceptor acceptor(loop.context());
    try {
        if (path.empty()) throw std::runtime_error("unix: needs a path, as unix:/run/wharf/socket");
        const asio::local::stream_protocol::endpoint endpoint(path);
        remove_abandoned(loop, endpoint);
        acceptor.open(endpoint.protocol(), error);
        if (!error) acceptor.bind(endpoint, error);
    } catch (const boost::system::system_error& too_long) {
        error = too_long.code();
    }
    if (error) cannot_listen(path, error);
    // Its owner and his group: a proxy is let in by being one of them.
    if (chmod(path.c_str(), 0660) != 0) error.assign(errno, boost::system::system_category());
    if (!error) acceptor.listen(kBacklog, error);
    if (error) {
        unlink(path.c_str());
        cannot_listen(path, error);
    }
    path_ = path;
    acceptors_.push_back(std::move(acceptor));
}

bool Listening::take_over(Loop& loop) {
    const std::optional<int> count = number_in("LISTEN_FDS");
    if (number_in("LISTEN_PID") != getpid() || !count || *count < 1) return false;
    for (int descriptor = kFirstHandedOver; descriptor < kFirstHandedOver + *count; ++descriptor) {
        sockaddr_storage bound{};
        socklen_t size = sizeof bound;
        if (getsockname(descriptor, reinterpret_cast<sockaddr*>(&bound), &size) != 0)
            throw std::runtime_error("descriptor " + std::to_string(descriptor) + " (LISTEN_FDS) is no socket");
        Acceptor acceptor(loop.context());
        acceptor.assign(asio::generic::stream_protocol(bound.ss_family, 0), descriptor);
        if (port_ == 0) port_ = port_of(acceptor);
        acceptors_.push_back(std::move(acceptor));
    }
    return true;
}

Listening::~Listening() { stop(); }

void Listening::stop() {
    boost::system::error_code ignored;
    for (Acceptor& acceptor : acceptors_) acceptor.close(ignored);
    if (!path_.empty()) unlink(std::exchange(path_, "").c_str());
}

std::optional<Peer> peer_of(const PlainSocket& socket) {
    boost::system::error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return std::nullopt;
    const std::optional<tcp::endpoint> known = as_tcp(peer);
    if (!known) return Peer{"unix", true};
    return Peer{counted_address(known->address())};
}

}  // namespace wharf::server
