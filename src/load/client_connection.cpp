#include "load/client_connection.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace wharf::load {

namespace {

constexpr std::uint8_t kText = 1;
constexpr std::uint8_t kClose = 8;
constexpr std::uint8_t kPing = 9;
constexpr std::uint8_t kPong = 10;

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int connect_to(std::uint16_t port, int flags) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
    if (socket < 0) throw std::runtime_error(std::string("no socket: ") + std::strerror(errno));
    const int on = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const sockaddr_in address = loopback(port);
    if (connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 && errno != EINPROGRESS) {
        const std::string reason = std::strerror(errno);
        ::close(socket);
        throw std::runtime_error("the server cannot be reached: " + reason);
    }
    return socket;
}

}  // namespace

// --- many connections
// -----------------------------------------------------------------------------------------------------

ClientConnections::ClientConnections() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
ClientConnections::~ClientConnections() { ::close(epoll_); }

void ClientConnections::poll(int milliseconds) {
    std::array<epoll_event, 256> events{};
    const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), milliseconds);
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        static_cast<ClientConnection*>(event.data.ptr)->ready(event.events);
    }
}

// --- one connection
// -------------------------------------------------------------------------------------------------------

ClientConnection::ClientConnection(ClientConnections& connections, std::uint16_t port, std::string_view token,
                                   Caller& caller)
    : connections_(connections), caller_(caller), socket_(connect_to(port, SOCK_NONBLOCK)) {
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT;
    event.data.ptr = this;
    epoll_ctl(connections_.epoll_, EPOLL_CTL_ADD, socket_, &event);
    out_ = "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
           "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: d2hhcmYgbG9hZCB0ZXN0IQ==\r\nAuthorization: Bearer " +
           std::string(token) + "\r\n\r\n";
}

ClientConnection::~ClientConnection() {
    if (socket_ >= 0) ::close(socket_);
}

void ClientConnection::send(std::string_view message) { frame(kText, message); }

// A client must mask what it sends; a mask of zeros is one.
void ClientConnection::frame(std::uint8_t opcode, std::string_view payload) {
    if (state_ == State::closed) return;
    std::string& to = state_ == State::open ? out_ : queued_;
    to.push_back(static_cast<char>(0x80U | opcode));
    if (payload.size() < 126) {
        to.push_back(static_cast<char>(0x80U | payload.size()));
    } else {
        to.push_back(static_cast<char>(0x80U | 126U));
        to.push_back(static_cast<char>(payload.size() >> 8U));
        to.push_back(static_cast<char>(payload.size() & 255U));
    }
    to.append(4, '\0');
    to.append(payload);
    if (state_ == State::open) flush();
}

void ClientConnection::flush() {
    while (!out_.empty()) {
        const ssize_t sent = ::send(socket_, out_.data(), out_.size(), MSG_NOSIGNAL);
        if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) break;
        if (sent < 0) return close();
        out_.erase(0, static_cast<std::size_t>(sent));
    }
    if (wants_to_write_ == !out_.empty()) return;
    wants_to_write_ = !out_.empty();
    epoll_event event{};
    event.events = wants_to_write_ ? EPOLLIN | EPOLLOUT : EPOLLIN;
    event.data.ptr = this;
    epoll_ctl(connections_.epoll_, EPOLL_CTL_MOD, socket_, &event);
}

void ClientConnection::close() {
    if (state_ == State::closed) return;
    state_ = State::closed;
    ::close(socket_);
    socket_ = -1;
    caller_.hung_up();
}

void ClientConnection::ready(std::uint32_t events) {
    if (state_ == State::closed) return;
    if ((events & EPOLLOUT) != 0U) {
        if (state_ == State::connecting) state_ = State::upgrading;
        flush();
    }
    if (state_ != State::closed && (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0U) read_all();
}

void ClientConnection::read_all() {
    bool ended = false;
    for (std::array<char, 16384> buffer; !ended;) {
        const ssize_t count = recv(socket_, buffer.data(), buffer.size(), 0);
        if (count > 0) in_.append(buffer.data(), static_cast<std::size_t>(count));
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) break;
        ended = count <= 0;
        if (count > 0 && static_cast<std::size_t>(count) < buffer.size()) break;
    }
    if (state_ == State::upgrading) take_upgrade();
    if (state_ == State::open) take_frames();
    if (ended) close();
}

void ClientConnection::take_upgrade() {
    const std::size_t end = in_.find("\r\n\r\n");
    if (end == std::string::npos) return;
    if (!in_.starts_with("HTTP/1.1 101")) return close();
    in_.erase(0, end + 4);
    state_ = State::open;
    out_ += std::exchange(queued_, {});
    caller_.opened();
    if (state_ == State::open) flush();
}

void ClientConnection::take_frames() {
    std::size_t at = 0;
    while (state_ == State::open && in_.size() - at >= 2) {
        const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(in_[at + i]); };
        std::size_t header = 2;
        std::size_t size = byte(1) & 127U;
        if (size >= 126) {
            const std::size_t digits = size == 126 ? 2 : 8;
            header += digits;
            if (in_.size() - at < header) break;
            size = 0;
            for (std::size_t i = 0; i < digits; ++i) size = size << 8U | byte(2 + i);
        }
        if (in_.size() - at < header + size) break;
        const std::uint8_t opcode = byte(0) & 15U;
        const std::string_view payload(in_.data() + at + header, size);
        at += header + size;
        if (opcode == kText) {
            caller_.heard(payload);
        } else if (opcode == kPing) {
            frame(kPong, payload);
        } else if (opcode == kClose) {
            return close();
        }
    }
    if (state_ == State::open) in_.erase(0, at);
}

// --- one request ----------------------------------------------------------------------------------------------------

Answer request(std::uint16_t port, std::string_view method, std::string_view path, std::string_view token,
               std::string_view body) {
    const int socket = connect_to(port, 0);
    std::string text = std::string(method) + " " + std::string(path) +
                       " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\nConnection: close\r\n";
    if (!token.empty()) text += "Authorization: Bearer " + std::string(token) + "\r\n";
    if (!body.empty()) text += "Content-Type: application/json\r\n";
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
    std::string received;
    bool sent = ::send(socket, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
    for (std::array<char, 16384> buffer; sent;) {
        const ssize_t count = recv(socket, buffer.data(), buffer.size(), 0);
        if (count <= 0) break;
        received.append(buffer.data(), static_cast<std::size_t>(count));
    }
    ::close(socket);
    const std::size_t end = received.find("\r\n\r\n");
    if (!received.starts_with("HTTP/1.1 ") || end == std::string::npos)
        throw std::runtime_error("the server did not answer");
    Answer answer;
    answer.status = std::stoi(received.substr(9, 3));
    answer.body = received.substr(end + 4);
    constexpr std::string_view kCookie = "wharf_session=";
    const std::size_t cookie = received.find(kCookie);
    if (cookie < end)
        answer.cookie = received.substr(cookie + kCookie.size(), received.find(';', cookie) - cookie - kCookie.size());
    return answer;
}

}  // namespace wharf::load
