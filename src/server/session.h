// One connection, over TCP or TLS: requests one after the other, then perhaps a WebSocket or a stream of lines.
// Included by few files: these headers are heavy.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <span>
#include <unordered_map>

#include "server/network.h"

namespace wharf::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

// A request must arrive, and a response be taken, within this time.
inline constexpr std::chrono::seconds kSlowest{20};
inline constexpr std::uint32_t kMaxHeaderBytes = 16U << 10U;
inline constexpr std::uint64_t kMaxBodyBytes = 64U << 10U;
inline constexpr std::size_t kMaxSocketMessageBytes = 16U << 10U;
// What waits for a client that does not read; more, and it is cut off.
inline constexpr std::size_t kMaxWaitingBytes = 1U << 20U;
// Texts that go out in one message, unless one alone is longer.
inline constexpr std::size_t kMaxBatchBytes = 64U << 10U;

class SendQueue;

struct Network::Inside : std::enable_shared_from_this<Network::Inside> {
    Inside(Loop& event_loop, Site& the_site, const NetworkLimits& wanted)
        : loop(event_loop), site(the_site), limits(wanted), acceptor(event_loop.context()) {}

    Loop& loop;
    Site& site;
    NetworkLimits limits;
    tcp::acceptor acceptor;
    NetworkCounts counts;
    std::unordered_map<std::string, int> per_address;
    std::vector<std::shared_ptr<SendQueue>> due;  // have something to write

    // At the end of this round of events.
    void write_soon(std::shared_ptr<SendQueue> queue) {
        due.push_back(std::move(queue));
        if (due.size() == 1) asio::post(loop.context(), [self = shared_from_this()] { self->write_due(); });
    }
    void write_due();
};

// Counts a connection for as long as it lives.
class Counted {
 public:
    Counted(std::shared_ptr<Network::Inside> network, std::string address)
        : network_(std::move(network)), address_(std::move(address)) {
        network_->counts.connections += 1;
        network_->per_address[address_] += 1;
    }
    ~Counted() {
        network_->counts.connections -= 1;
        if (--network_->per_address[address_] == 0) network_->per_address.erase(address_);
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

 private:
    std::shared_ptr<Network::Inside> network_;
    std::string address_;
};

// A queue with one write in flight and a bound. What was queued by the end of a round of events goes out together, in
// one write: texts are joined by line breaks, which JSON of ours never holds.
class SendQueue : public Wire, public std::enable_shared_from_this<SendQueue> {
 public:
    explicit SendQueue(std::shared_ptr<Network::Inside> network) : network_(std::move(network)) {}

    void send(std::shared_ptr<const std::string> text) override {
        if (closing_) return;
        waiting_bytes_ += text->size();
        if (waiting_bytes_ > kMaxWaitingBytes) {
            network_->counts.cut_off += 1;
            closing_ = true;
            return cut();
        }
        queue_.push_back(std::move(text));
        if (is_writing_ || is_due_) return;
        is_due_ = true;
        network_->write_soon(shared_from_this());
    }
    void close(std::string_view reason) override {
        if (closing_) return;
        closing_ = true;
        reason_ = reason;
        if (queue_.empty() && !is_writing_) end(reason_);
    }
    // The end of a round.
    void write_due() {
        is_due_ = false;
        if (!is_writing_ && !queue_.empty()) write_batch();
    }

 protected:
    using Buffers = std::span<const asio::const_buffer>;
    // The queue's texts stay where they are until written() is called.
    virtual void write(Buffers texts) = 0;
    virtual void end(const std::string& reason) = 0;  // after what was queued
    virtual void cut() = 0;                           // at once

    void written(const beast::error_code& error) {
        is_writing_ = false;
        for (const auto& text : batch_) waiting_bytes_ -= text->size();
        batch_.clear();
        if (error) {
            closing_ = true;
            return queue_.clear();
        }
        if (!queue_.empty())
            write_batch();
        else if (closing_)
            end(reason_);
    }

    std::shared_ptr<Network::Inside> network_;
    std::shared_ptr<Receiver> receiver_;

 private:
    void write_batch() {
        is_writing_ = true;
        buffers_.clear();
        std::size_t bytes = 0;
        do {
            const std::string& text = *queue_.front();
            bytes += text.size() + 1;
            buffers_.emplace_back(text.data(), text.size());
            buffers_.emplace_back("\n", 1);
            batch_.push_back(std::move(queue_.front()));
            queue_.pop_front();
        } while (!queue_.empty() && bytes + queue_.front()->size() < kMaxBatchBytes);
        write(buffers_);
    }

    std::deque<std::shared_ptr<const std::string>> queue_;
    std::vector<std::shared_ptr<const std::string>> batch_;  // being written
    std::vector<asio::const_buffer> buffers_;
    std::size_t waiting_bytes_ = 0;
    bool is_due_ = false;
    bool is_writing_ = false;
    bool closing_ = false;
    std::string reason_;
};

template <class Stream>
class Socket final : public SendQueue {
 public:
    Socket(std::shared_ptr<Network::Inside> network, std::shared_ptr<Counted> counted, Stream stream)
        : SendQueue(std::move(network)), counted_(std::move(counted)), socket_(std::move(stream)) {
        network_->counts.sockets += 1;
    }
    ~Socket() override { network_->counts.sockets -= 1; }

    // Runs until the client or the server closes.
    static asio::awaitable<void> run(std::shared_ptr<Socket> self, http::request<http::string_body> request,
                                     OpenWire open) {
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

// A response without an end: lines in chunks.
template <class Stream>
class LineStream final : public SendQueue {
 public:
    LineStream(std::shared_ptr<Network::Inside> network, std::shared_ptr<Counted> counted, Stream stream)
        : SendQueue(std::move(network)), counted_(std::move(counted)), stream_(std::move(stream)) {}

    static asio::awaitable<void> run(std::shared_ptr<LineStream> self, http::response<http::empty_body> header,
                                     OpenWire open) {
        header.chunked(true);
        http::response_serializer<http::empty_body> serializer(header);
        beast::get_lowest_layer(self->stream_).expires_after(kSlowest);
        auto [failed, sent] = co_await http::async_write_header(self->stream_, serializer, kAwait);
        if (failed) co_return;
        beast::get_lowest_layer(self->stream_).expires_never();
        self->receiver_ = open(self);
        // Nothing more is expected from the client; whatever comes, and be it the end, closes the stream.
        char byte = 0;
        co_await self->stream_.async_read_some(asio::buffer(&byte, 1), kAwait);
        self->receiver_->closed();
        self->receiver_.reset();
        self->close("");
    }

 private:
    void write(Buffers texts) override {
        beast::get_lowest_layer(stream_).expires_after(kSlowest);
        asio::async_write(stream_, http::make_chunk(texts), [self = own()](beast::error_code error, std::size_t) {
            beast::get_lowest_layer(self->stream_).expires_never();
            self->written(error);
        });
    }
    void end(const std::string&) override {
        asio::async_write(stream_, http::make_chunk_last(), [self = own()](beast::error_code, std::size_t) {
            beast::get_lowest_layer(self->stream_).close();
        });
    }
    std::shared_ptr<LineStream> own() { return std::static_pointer_cast<LineStream>(this->shared_from_this()); }
    void cut() override { beast::get_lowest_layer(stream_).close(); }

    std::shared_ptr<Counted> counted_;
    Stream stream_;
};

// A request of Beast's as ours; the response the other way round.
Request plain_request(const http::request<http::string_body>& request, std::string address, bool secure,
                      bool trust_proxy);
http::response<http::string_body> beast_response(const Response& response, unsigned version, bool keep_alive);
Response refused_before_reading(const beast::error_code& error);

template <class Stream>
asio::awaitable<void> serve(std::shared_ptr<Network::Inside> network, Stream stream, std::string address, bool secure,
                            std::shared_ptr<Counted> counted) {
    beast::flat_buffer buffer;
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(kMaxHeaderBytes);
        parser.body_limit(kMaxBodyBytes);
        beast::get_lowest_layer(stream).expires_after(kSlowest);
        auto [error, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
        if (error == http::error::end_of_stream || error == beast::error::timeout) break;
        Response response;
        bool keep_alive = false;
        unsigned version = 11;
        if (error) {
            if (error.category() != make_error_code(http::error::end_of_stream).category()) co_return;
            response = refused_before_reading(error);
        } else {
            keep_alive = parser.get().keep_alive();
            version = parser.get().version();
            Request request = plain_request(parser.get(), address, secure, network->limits.trust_proxy);
            beast::get_lowest_layer(stream).expires_never();
            response = co_await asio::async_initiate<decltype(asio::use_awaitable), void(Response)>(
                [&network](auto handler, Request asked) {
                    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
                    network->site.answer(std::move(asked), [shared](Response given) { (*shared)(std::move(given)); });
                },
                asio::use_awaitable, std::move(request));
            if (response.socket) {
                auto socket = std::make_shared<Socket<Stream>>(network, std::move(counted), std::move(stream));
                asio::co_spawn(network->loop.context(),
                               Socket<Stream>::run(socket, parser.release(), std::move(response.socket)),
                               asio::detached);
                co_return;
            }
            if (response.stream) {
                auto header = beast_response(response, version, false);
                auto lines = std::make_shared<LineStream<Stream>>(network, std::move(counted), std::move(stream));
                asio::co_spawn(network->loop.context(),
                               LineStream<Stream>::run(lines, http::response<http::empty_body>(header.base()),
                                                       std::move(response.stream)),
                               asio::detached);
                co_return;
            }
        }
        beast::get_lowest_layer(stream).expires_after(kSlowest);
        auto message = beast_response(response, version, keep_alive);
        auto [failed, sent] = co_await http::async_write(stream, message, kAwait);
        if (failed || !keep_alive) break;
    }
    beast::error_code ignored;
    beast::get_lowest_layer(stream).socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace wharf::server
