#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "server/rate_limit.h"
#include "server/session.h"
#include "server/silence.h"
#include "server/websocket_frames.h"

namespace wharf::server {

namespace {

// Pings and pongs, each of which may cost an answer; we ask for one in half a minute.
constexpr double kControlBurst = 100;
constexpr double kControlsPerMinute = 120;
// Who was told to go has so long to say goodbye, and so many bytes.
constexpr std::chrono::seconds kFarewell{10};
constexpr std::size_t kMostFarewellBytes = 256U << 10U;
constexpr std::size_t kLongestReason = 120;
// Frames of our own that wait for a client: who pings, and takes nothing.
constexpr std::size_t kMostOwnBytes = 8U << 10U;

std::string accepted(std::string_view key) {
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " +
           accept_key(key) + "\r\n\r\n";
}

class Socket final : public SendQueue {
 public:
    explicit Socket(Connection connection)
        : SendQueue(std::move(connection.network), std::move(connection.place)),
          socket_(connection.stream.release_socket()) {
        network_->connections->counts().sockets += 1;
        network_->quiet.insert(this);
    }
    ~Socket() override {
        network_->quiet.erase(this);
        network_->connections->counts().sockets -= 1;
    }

    // Runs until the client or the server closes.
    static Awaitable<void> run(std::shared_ptr<Socket> self, std::string key, Opening opening) {
        self->follow_cut();
        self->say(accepted(key));
        self->receiver_ = opening.open(self);
        if (!self->place_->open(opening.owner, opening.asked, self, self->receiver_)) self->close("signed out");
        Timer slowly(self->network_->loop.context().get_executor());
        while (!self->is_over_) {
            const std::span<char> room = self->reader_.room();
            auto [error, bytes] =
                co_await self->socket_.async_read_some(asio::buffer(room.data(), room.size()), kAwait);
            if (error) break;
            self->silence_.heard();
            self->reader_.came(bytes);
            while (const auto received = self->is_over_ ? std::nullopt : self->reader_.next()) {
                const auto pause = self->deal_with(*received);
                if (pause.count() == 0) continue;
                slowly.expires_after(pause);
                co_await slowly.async_wait(kAwait);
            }
            if (const auto fault = self->reader_.fault()) self->leave(*fault, "");
        }
        self->receiver_->closed();
        self->receiver_.reset();
        if (self->is_over_) co_await say_farewell(self->socket_);
        self->cut();
    }

 private:
    std::chrono::milliseconds deal_with(const FrameReader::Received& received) {
        switch (received.kind) {
            case Opcode::close: leave(CloseCode::normal, ""); return {};
            case Opcode::ping:
            case Opcode::pong:
                if (!controls_.allow(""))
                    cut();
                else if (received.kind == Opcode::ping)
                    say(control_frame(Opcode::pong, received.payload));
                return {};
            case Opcode::text:
                // What comes from somebody who was told to go is not done any more.
                if (!is_closing()) return receiver_->received(received.payload);
                return {};
            default: leave(CloseCode::unsupported, "only text messages are understood"); return {};
        }
    }

    // The last frame, unless it was sent already. The client has a while to say goodbye.
    void part(CloseCode code, std::string_view reason) {
        if (std::exchange(has_parted_, true)) return;
        say(close_frame(code, reason.substr(0, kLongestReason)));
        network_->loop.after(kFarewell, [weak = weak_from_this()] {
            if (const auto self = weak.lock()) static_cast<Socket&>(*self).cut();
        });
    }
    // The same, and nothing is read any more.
    void leave(CloseCode code, std::string_view reason) {
        is_over_ = true;
        part(code, reason);
    }

    // --- what is written --------------------------------------------------------------------------------------------

    void quarter_passed() override {
        const Silence::Then then = silence_.quarter_passed();
        if (then == Silence::Then::cut) cut();
        if (then == Silence::Then::ask && after_.empty()) say(control_frame(Opcode::ping, ""));
    }
    // A message over the socket needs no line break after the last text.
    void write(Buffers texts) override {
        texts_ = texts.first(texts.size() - 1);
        std::size_t bytes = 0;
        for (const asio::const_buffer& text : texts_) bytes += text.size();
        header_ = FrameHeader(Opcode::text, bytes);
        frame_bytes_ = header_.bytes().size() + bytes;
        before_ = std::exchange(after_, {});
        flush();
    }
    void end(const std::string& reason) override { part(CloseCode::normal, reason); }
    void cut() override {
        is_over_ = true;
        boost::system::error_code ignored;
        socket_.close(ignored);
    }
    // A frame of our own, behind the one that is being written.
    void say(std::string_view frame) {
        after_.append(frame);
        flush();
        if (after_.size() <= kMostOwnBytes) return;
        network_->connections->counts().cut_off += 1;
        cut();
    }

    // As much as the client takes, straight into its socket: nearly always that is all of it.
    void flush() {
        if (is_flushing_) return;
        is_flushing_ = true;
        while (socket_.is_open() && frame_bytes_ + before_.size() + after_.size() > 0) {
            const ssize_t sent = send_some();
            if (sent < 0 && errno == EINTR) continue;
            if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return wait_until_taken();
            if (sent < 0) break;
            if (count(static_cast<std::size_t>(sent))) written({});
        }
        is_flushing_ = false;
        if (before_.size() + frame_bytes_ + after_.size() == 0) return;
        // It is broken, or was closed in between.
        const bool was_writing = std::exchange(frame_bytes_, 0) > 0;
        before_.clear();
        after_.clear();
        cut();
        if (was_writing) written(asio::error::broken_pipe);
    }

    // What is left of the text under way, its neighbours included.
    ssize_t send_some() {
        constexpr std::size_t kMostPieces = 64;
        std::array<iovec, kMostPieces> pieces;
        std::size_t count = 0;
        std::size_t skipped = header_.bytes().size();
        for (const asio::const_buffer& text : texts_) skipped += text.size();
        skipped -= frame_bytes_;  // bytes of the frame that are gone already
        const auto add = [&](const void* data, std::size_t bytes, std::size_t gone) {
            if (bytes > gone && count < pieces.size())
                pieces[count++] = {static_cast<char*>(const_cast<void*>(data)) + gone, bytes - gone};
        };
        add(before_.data(), before_.size(), 0);
        const auto add_of_frame = [&](const void* data, std::size_t bytes) {
            const std::size_t gone = std::min(skipped, bytes);
            skipped -= gone;
            add(data, bytes, gone);
        };
        if (frame_bytes_ > 0) {
            add_of_frame(header_.bytes().data(), header_.bytes().size());
            for (const asio::const_buffer& text : texts_) add_of_frame(text.data(), text.size());
        }
        add(after_.data(), after_.size(), 0);
        msghdr message{};
        message.msg_iov = pieces.data();
        message.msg_iovlen = count;
        return sendmsg(socket_.native_handle(), &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    }

    // So many bytes are gone; whether the text under way is.
    bool count(std::size_t bytes) {
        const auto take = [&](std::size_t there) {
            const std::size_t taken = std::min(bytes, there);
            bytes -= taken;
            return taken;
        };
        before_.erase(0, take(before_.size()));
        const bool was_writing = frame_bytes_ > 0;
        frame_bytes_ -= take(frame_bytes_);
        after_.erase(0, take(after_.size()));
        return was_writing && frame_bytes_ == 0;
    }

    void wait_until_taken() {
        socket_.async_wait(PlainSocket::wait_write, [self = own()](const beast::error_code&) {
            self->is_flushing_ = false;
            self->flush();
        });
    }

    // A client that still sends would lose our last words if the connection were just closed.
    static Awaitable<void> say_farewell(PlainSocket& socket) {
        boost::system::error_code ignored;
        socket.shutdown(PlainSocket::shutdown_send, ignored);
        std::array<char, 512> bytes;
        for (std::size_t read = 0; read < kMostFarewellBytes;) {
            auto [error, count] = co_await socket.async_read_some(asio::buffer(bytes), kAwait);
            if (error) co_return;
            read += count;
        }
    }
    std::shared_ptr<Socket> own() { return std::static_pointer_cast<Socket>(this->shared_from_this()); }

    PlainSocket socket_;
    FrameReader reader_{kMaxSocketMessageBytes};
    RateLimit controls_{kControlBurst, kControlsPerMinute};
    Silence silence_;
    FrameHeader header_;           // of the text under way
    Buffers texts_;                // of it
    std::size_t frame_bytes_ = 0;  // of both, that are not gone yet
    std::string before_;           // frames of our own that go before it
    std::string after_;            // and behind it
    bool is_flushing_ = false;     // or waits until the client has taken something
    bool has_parted_ = false;      // the last frame was written
    bool is_over_ = false;         // nothing is read any more
};

}  // namespace

void open_socket(Connection connection, std::string key, Opening opening) {
    const std::shared_ptr<Network::Inside> network = connection.network;
    auto socket = std::make_shared<Socket>(std::move(connection));
    network->start("a socket", Socket::run(std::move(socket), std::move(key), std::move(opening)));
}

}  // namespace wharf::server
