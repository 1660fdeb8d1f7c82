#include "cli/web_connection.h"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>

#include "text/plain.h"

namespace wharf::cli {

namespace {

// A server that says nothing for so long is gone; its streams show life every ten seconds.
constexpr std::chrono::seconds kSilence{60};
// How often a waiting thread looks whether it shall stop.
constexpr timeval kSlice{0, 200'000};
constexpr std::size_t kMostHeaderBytes = 64 << 10U;

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

int connect_to(const WebAddress& address) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    const int failed = getaddrinfo(address.host.c_str(), address.port.c_str(), &hints, &found);
    if (failed != 0) throw Unreachable(address.host + ": " + gai_strerror(failed));
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> all(found, freeaddrinfo);
    std::string reason = "no address";
    for (const addrinfo* one = found; one != nullptr; one = one->ai_next) {
        const int socket = ::socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol);
        if (socket < 0) continue;
        const timeval patience{10, 0};
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        if (connect(socket, one->ai_addr, one->ai_addrlen) == 0) return socket;
        reason = std::strerror(errno);
        ::close(socket);
    }
    throw Unreachable(address.host + ":" + address.port + ": " + reason);
}

}  // namespace

WebConnection::WebConnection(const WebAddress& address, const std::atomic<bool>& stop)
    : stop_(stop), socket_(connect_to(address)) {
    const int on = 1;
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &kSlice, sizeof kSlice);
    try {
        if (address.secure) secure(address.host);
    } catch (...) {
        ::close(socket_);
        throw;
    }
}

WebConnection::~WebConnection() {
    tls_.reset();
    ::close(socket_);
}

void WebConnection::secure(const std::string& host) {
    context_.reset(SSL_CTX_new(TLS_client_method()));
    SSL_CTX_set_default_verify_paths(context_.get());
    SSL_CTX_set_verify(context_.get(), SSL_VERIFY_PEER, nullptr);
    SSL_CTX_set_min_proto_version(context_.get(), TLS1_2_VERSION);
    tls_.reset(SSL_new(context_.get()));
    SSL_set_tlsext_host_name(tls_.get(), host.c_str());
    SSL_set1_host(tls_.get(), host.c_str());
    SSL_set_fd(tls_.get(), socket_);
    const auto end = Clock::now() + std::chrono::seconds(20);
    for (;;) {
        const int done = SSL_connect(tls_.get());
        if (done == 1) return;
        const int why = SSL_get_error(tls_.get(), done);
        if ((why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE) && Clock::now() < end && !stop_) continue;
        const long bad = SSL_get_verify_result(tls_.get());
        throw Unreachable(host + ": " +
                          (bad != X509_V_OK ? X509_verify_cert_error_string(bad) : "no TLS connection comes about"));
    }
}

void WebConnection::write(std::string_view text) {
    while (!text.empty()) {
        const auto sent = tls_ ? SSL_write(tls_.get(), text.data(), static_cast<int>(text.size()))
                               : ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent <= 0) throw Unreachable("the connection was lost");
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
}

// Empty at the end of the connection.
std::string WebConnection::read_some() {
    const auto end = Clock::now() + kSilence;
    for (;;) {
        char piece[1 << 14];
        const auto got = tls_ ? SSL_read(tls_.get(), piece, sizeof piece) : recv(socket_, piece, sizeof piece, 0);
        if (got > 0) return {piece, static_cast<std::size_t>(got)};
        const bool is_slow = tls_ ? SSL_get_error(tls_.get(), static_cast<int>(got)) == SSL_ERROR_WANT_READ
                                  : got < 0 && (errno == EAGAIN || errno == EINTR);
        if (!is_slow) return {};
        if (stop_) throw Unreachable("stopped");
        if (Clock::now() > end) throw Unreachable("the server is silent");
    }
}

std::string WebConnection::take_line() {
    for (;;) {
        if (const std::size_t end = buffer_.find("\r\n"); end != std::string::npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 2);
            return line;
        }
        const std::string more = read_some();
        if (more.empty() || buffer_.size() > kMostHeaderBytes) throw Unreachable("that is no answer of HTTP");
        buffer_ += more;
    }
}

// Something of what comes next, at most so much; empty at the end.
std::string WebConnection::take(std::size_t most) {
    if (buffer_.empty()) buffer_ = read_some();
    std::string piece = buffer_.substr(0, most);
    buffer_.erase(0, piece.size());
    return piece;
}

int WebConnection::read_head() {
    const std::string first = take_line();
    int status = 0;
    if (!first.starts_with("HTTP/1.") || first.size() < 12) throw Unreachable("that is no answer of HTTP");
    std::from_chars(first.data() + 9, first.data() + 12, status);
    for (std::string line = take_line(); !line.empty(); line = take_line()) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos) continue;
        const std::string name = lower(line.substr(0, colon));
        std::string value = line.substr(colon + 1);
        value.erase(0, std::min(value.find_first_not_of(' '), value.size()));
        if (name == "transfer-encoding") chunked_ = lower(value) == "chunked";
        if (name == "content-length") std::from_chars(value.data(), value.data() + value.size(), left_);
    }
    return status;
}

std::string WebConnection::read_piece() {
    if (ended_) return {};
    if (chunked_ && left_ <= 0) {
        const std::string line = take_line();
        left_ = 0;
        std::from_chars(line.data(), line.data() + line.size(), left_, 16);
        if (left_ <= 0) {
            ended_ = true;
            return {};
        }
    }
    if (!chunked_ && left_ == 0) return {};
    std::string piece = take(left_ < 0 ? std::size_t{1} << 20U : static_cast<std::size_t>(left_));
    if (piece.empty()) {
        ended_ = true;
        if (left_ > 0) throw Unreachable("the connection was lost");
        return {};
    }
    if (left_ > 0) left_ -= static_cast<long long>(piece.size());
    if (chunked_ && left_ == 0) take_line();  // after every piece
    return piece;
}

}  // namespace wharf::cli
