#include <boost/beast/websocket.hpp>

#include "server/rate_limit.h"
#include "server/session.h"
#include "server/silence.h"

namespace wharf::server {

namespace {

namespace websocket = beast::websocket;

// Pings and pongs, each of which may cost an answer; we ask for one in half a minute.
constexpr double kControlBurst = 100;
constexpr double kControlsPerMinute = 120;

class Socket final : public SendQueue {
 public:
    explicit Socket(Connection connection)
        : SendQueue(std::move(connection.network), std::move(connection.place)), socket_(std::move(connection.stream)) {
        network_->connections->counts().sockets += 1;
        network_->quiet.insert(this);
    }
    ~Socket() override {
        network_->quiet.erase(this);
        network_->connections->counts().sockets -= 1;
    }

    // Runs until the client or the server closes.
    static Awaitable<void> run(std::shared_ptr<Socket> self, http::request<http::string_body> request,
                               Opening opening) {
        self->follow_cut();
        beast::get_lowest_layer(self->socket_).expires_never();
        // Beast would set its timer anew for every message: pings are ours.
        websocket::stream_base::timeout times{std::chrono::seconds(10), websocket::stream_base::none(), false};
        self->socket_.set_option(times);
        self->socket_.read_message_max(kMaxSocketMessageBytes);
        self->socket_.write_buffer_bytes(1024);
        self->socket_.auto_fragment(false);
        self->socket_.control_callback([allowed = RateLimit(kControlBurst, kControlsPerMinute), socket = self.get()](
                                           websocket::frame_type, beast::string_view) mutable {
            socket->silence_.heard();
            if (!allowed.allow("")) socket->cut();
        });
        auto [failed] = co_await self->socket_.async_accept(request, kAwait);
        if (failed) co_return;
        request = {};
        self->receiver_ = opening.open(self);
        if (!self->place_->open(opening.owner, opening.asked, self, self->receiver_)) self->close("signed out");
        beast::flat_buffer buffer;
        Timer slowly(self->network_->loop.context().get_executor());
        for (;;) {
            auto [error, bytes] = co_await self->socket_.async_read(buffer, kAwait);
            if (error) {
                // Without a farewell: what is still being written to it is not waited for.
                if (error != websocket::error::closed) self->cut();
                break;
            }
            self->silence_.heard();
            if (self->is_closing()) {
                // What comes from somebody who was told to go is not done any more.
            } else if (!self->socket_.got_text()) {
                self->close("only text messages are understood");
            } else {
                const auto pause = self->receiver_->received({static_cast<const char*>(buffer.data().data()), bytes});
                if (pause.count() > 0) {
                    slowly.expires_after(pause);
                    co_await slowly.async_wait(kAwait);
                }
            }
            buffer.clear();
            if (buffer.capacity() > 2048) buffer.shrink_to_fit();
        }
        self->receiver_->closed();
        self->receiver_.reset();
    }

 private:
    void quarter_passed() override {
        const Silence::Then then = silence_.quarter_passed();
        if (then == Silence::Then::cut) cut();
        if (then != Silence::Then::ask || is_asking_ || !socket_.is_open()) return;
        is_asking_ = true;
        socket_.async_ping({}, [self = own()](beast::error_code) { self->is_asking_ = false; });
    }
    // A message over the socket needs no line break after the last text.
    void write(Buffers texts) override {
        socket_.async_write(texts.first(texts.size() - 1),
                            [self = own()](beast::error_code error, std::size_t) { self->written(error); });
    }
    std::shared_ptr<Socket> own() { return std::static_pointer_cast<Socket>(this->shared_from_this()); }
    void end(const std::string& reason) override {
        websocket::close_reason why(websocket::close_code::normal, reason.substr(0, 120));
        socket_.async_close(why, [self = own()](beast::error_code) {});
    }
    void cut() override { beast::get_lowest_layer(socket_).close(); }

    // Without compression: its window would cost more memory per connection than all the rest.
    websocket::stream<Stream, false> socket_;
    Silence silence_;
    bool is_asking_ = false;  // a ping is being written
};

}  // namespace

void open_socket(Connection connection, http::request<http::string_body> request, Opening opening) {
    const std::shared_ptr<Network::Inside> network = connection.network;
    auto socket = std::make_shared<Socket>(std::move(connection));
    network->start("a socket", Socket::run(std::move(socket), std::move(request), std::move(opening)));
}

}  // namespace wharf::server
