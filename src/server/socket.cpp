#include <boost/beast/websocket.hpp>

#include "server/session.h"

namespace wharf::server {

namespace {

namespace websocket = beast::websocket;

class Socket final : public SendQueue {
 public:
    explicit Socket(Connection connection)
        : SendQueue(std::move(connection.network)),
          counted_(std::move(connection.counted)),
          socket_(std::move(connection.stream)) {
        network_->counts.sockets += 1;
    }
    ~Socket() override { network_->counts.sockets -= 1; }

    // Runs until the client or the server closes.
    static Awaitable<void> run(std::shared_ptr<Socket> self, http::request<http::string_body> request, OpenWire open) {
        beast::get_lowest_layer(self->socket_).expires_never();
        websocket::stream_base::timeout times{std::chrono::seconds(10), std::chrono::seconds(60), true};
        self->socket_.set_option(times);
        self->socket_.read_message_max(kMaxSocketMessageBytes);
        self->socket_.write_buffer_bytes(1024);
        self->socket_.auto_fragment(false);
        auto [failed] = co_await self->socket_.async_accept(request, kAwait);
        if (failed) co_return;
        request = {};
        self->receiver_ = open(self);
        beast::flat_buffer buffer;
        for (;;) {
            auto [error, bytes] = co_await self->socket_.async_read(buffer, kAwait);
            if (error) break;
            if (!self->socket_.got_text()) {
                self->close("only text messages are understood");
            } else {
                self->receiver_->received({static_cast<const char*>(buffer.data().data()), bytes});
            }
            buffer.clear();
            if (buffer.capacity() > 2048) buffer.shrink_to_fit();
        }
        self->receiver_->closed();
        self->receiver_.reset();
    }

 private:
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

    std::shared_ptr<Counted> counted_;
    // Without compression: its window would cost more memory per connection than all the rest.
    websocket::stream<Stream, false> socket_;
};

}  // namespace

void open_socket(Connection connection, http::request<http::string_body> request, OpenWire open) {
    asio::io_context& context = connection.network->loop.context();
    auto socket = std::make_shared<Socket>(std::move(connection));
    asio::co_spawn(context, Socket::run(std::move(socket), std::move(request), std::move(open)), asio::detached);
}

}  // namespace wharf::server
