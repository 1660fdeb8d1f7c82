#include "server/wire.h"

#include <array>
#include <boost/asio/write.hpp>

namespace wharf::server {

namespace {

constexpr std::size_t kLongestLine = 8U << 10U;
// More than this nobody has to say to us.
constexpr std::size_t kMostRead = 64U << 10U;

// Whom this machine trusts. To read all of them takes longer than anybody may keep the loop: once a day is enough.
std::shared_ptr<TlsContext> trusting() {
    constexpr std::chrono::hours kGood{24};
    static std::shared_ptr<TlsContext> context;
    static std::chrono::steady_clock::time_point read;
    const auto now = std::chrono::steady_clock::now();
    if (context != nullptr && now - read < kGood) return context;
    auto fresh = std::make_shared<TlsContext>(TlsContext::tls_client);
    fresh->set_options(TlsContext::default_workarounds | TlsContext::no_tlsv1 | TlsContext::no_tlsv1_1);
    fresh->set_default_verify_paths();
    fresh->set_verify_mode(asio::ssl::verify_peer);
    context = std::move(fresh);
    read = now;
    return context;
}

void refuse_if(const boost::system::error_code& error, const char* doing) {
    if (error) throw Unreachable(std::string(doing) + ": " + error.message());
}

}  // namespace

Wire::Wire(Loop& loop) : socket_(loop.context()), timer_(loop.context().get_executor()) {}

void Wire::close_after(std::chrono::seconds time) {
    timer_.expires_after(time);
    timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        boost::system::error_code ignored;
        const auto self = weak.lock();
        if (!self || error) return;
        self->is_over_ = true;
        self->socket_.close(ignored);
    });
}

Awaitable<std::shared_ptr<Wire>> Wire::connect(Loop& loop, Lookups& lookups, Host host, std::chrono::seconds longest,
                                               Allows allows) {
    const auto wire = std::make_shared<Wire>(loop);
    wire->close_after(longest);
    const Lookups::Addresses found = co_await lookups.find(host.name, host.for_whom, longest);
    if (found.empty()) throw Unreachable("nobody knows the name");
    std::vector<tcp::endpoint> to;
    for (const asio::ip::address& address : found) to.emplace_back(address, host.port);
    co_await wire->reach(std::move(to), std::move(allows));
    co_return wire;
}

Awaitable<std::shared_ptr<Wire>> Wire::connect(Loop& loop, std::vector<tcp::endpoint> to, std::chrono::seconds longest,
                                               Allows allows) {
    const auto wire = std::make_shared<Wire>(loop);
    wire->close_after(longest);
    co_await wire->reach(std::move(to), std::move(allows));
    co_return wire;
}

Awaitable<void> Wire::reach(std::vector<tcp::endpoint> to, Allows allows) {
    boost::system::error_code last = asio::error::host_not_found;
    bool is_any_allowed = false;
    for (const tcp::endpoint& endpoint : to) {  // over co_await: of this frame
        if (is_over_) break;
        if (!allows(endpoint.address())) continue;
        is_any_allowed = true;
        boost::system::error_code ignored;
        socket_.close(ignored);
        auto [error] = co_await socket_.async_connect(endpoint, kAwait);
        last = error;
        if (!error && !is_over_) co_return;
    }
    if (is_over_) throw Unreachable("connecting takes too long");
    if (!is_any_allowed) throw Unreachable("the name leads to no public address");
    refuse_if(last, "connecting");
}

Awaitable<void> Wire::secure(std::string host) {
    if (!unread_.empty()) throw Unreachable("the other side has said something before it was secure");
    context_ = trusting();
    tls_.emplace(socket_, *context_);
    tls_->set_verify_callback(asio::ssl::host_name_verification(host));
    if (SSL_set_tlsext_host_name(tls_->native_handle(), host.c_str()) != 1) throw Unreachable("no such name for TLS");
    auto [error] = co_await tls_->async_handshake(asio::ssl::stream_base::client, kAwait);
    refuse_if(error, "beginning TLS");
}

Awaitable<void> Wire::write(std::string text) {
    boost::system::error_code failed;
    if (tls_) {
        auto [error, written] = co_await asio::async_write(*tls_, asio::buffer(text), kAwait);
        failed = error;
    } else {
        auto [error, written] = co_await asio::async_write(socket_, asio::buffer(text), kAwait);
        failed = error;
    }
    refuse_if(failed, "writing");
}

Awaitable<std::string> Wire::read_line() {
    for (;;) {
        if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            co_return line;
        }
        if (unread_.size() > kLongestLine || read_ > kMostRead) throw Unreachable("the other side says too much");
        std::array<char, 4096> bytes;
        boost::system::error_code failed;
        std::size_t count = 0;
        if (tls_) {
            auto [error, read] = co_await tls_->async_read_some(asio::buffer(bytes), kAwait);
            failed = error;
            count = read;
        } else {
            auto [error, read] = co_await socket_.async_read_some(asio::buffer(bytes), kAwait);
            failed = error;
            count = read;
        }
        refuse_if(failed, "reading");
        unread_.append(bytes.data(), count);
        read_ += count;
    }
}

}  // namespace wharf::server
