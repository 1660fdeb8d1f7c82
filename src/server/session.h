// One connection: requests one after the other, then perhaps a WebSocket or a stream of lines. Included by few files:
// these headers are heavy.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <deque>
#include <span>
#include <unordered_set>

#include "server/network.h"
#include "server/rate_limit.h"

namespace boost::asio::ssl {
class context;
}

namespace wharf::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

// Everything here runs on the loop, and says so in its types.
using Executor = asio::io_context::executor_type;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Executor>());

using TlsContext = asio::ssl::context;
using PlainSocket = asio::basic_stream_socket<asio::generic::stream_protocol, Executor>;
// A client's socket, or our end of a pair whose other end TLS uses: Beast's templates are instantiated once.
using Stream = beast::basic_stream<asio::generic::stream_protocol, Executor>;

// A request must arrive, and each part of a response be taken, within this time.
inline constexpr std::chrono::seconds kSlowest{20};
// What is written to a socket or stream must be taken within this time, as a ping must be answered.
inline constexpr std::chrono::seconds kSlowestListener{60};
inline constexpr std::uint32_t kMaxHeaderBytes = 16U << 10U;
inline constexpr std::uint64_t kMaxBodyBytes = 64U << 10U;
// A body as it comes in chunks, with their sizes, extensions and trailers: chunks of a few bytes each are enough.
inline constexpr std::size_t kMaxChunkedBytes = 4 * kMaxBodyBytes;
// What is read and not yet understood: a whole header, or a chunk's first line and its extensions.
inline constexpr std::size_t kMaxUnreadBytes = kMaxHeaderBytes + 4096;
inline constexpr std::size_t kMaxSocketMessageBytes = 16U << 10U;
// What waits for a client that does not read; more, and it is cut off.
inline constexpr std::size_t kMaxWaitingBytes = 1U << 20U;
// Texts that go out in one message, unless one alone is longer.
inline constexpr std::size_t kMaxBatchBytes = 64U << 10U;

class SendQueue;

struct Network::Inside : std::enable_shared_from_this<Network::Inside> {
    Inside(Loop& event_loop, Site& the_site, std::shared_ptr<Connections> registry, bool behind_proxy)
        : loop(event_loop), site(the_site), connections(std::move(registry)), trust_proxy(behind_proxy) {}

    Loop& loop;
    Site& site;
    std::shared_ptr<Connections> connections;
    bool trust_proxy;
    bool is_listening = true;
    std::shared_ptr<TlsContext> tls;                // nothing: plain
    RateLimit handshakes{500, 3000};                // per address: each costs a signature
    std::vector<std::shared_ptr<SendQueue>> due;    // have something to write
    std::vector<std::shared_ptr<SendQueue>> spare;  // its memory, between two rounds
    bool is_write_posted = false;
    std::unordered_set<SendQueue*> quiet;  // are to be told of time that passes

    // Runs it to its end; what it throws is reported.
    void start(const char* what, Awaitable<void> coroutine);

    // After what is being done, at the end of this round of events at the latest.
    void write_soon(std::shared_ptr<SendQueue> queue) {
        due.push_back(std::move(queue));
        if (std::exchange(is_write_posted, true)) return;
        asio::post(loop.context(), [self = shared_from_this()] {
            self->is_write_posted = false;
            self->write_due();
        });
    }
    void write_due();
    // A quarter of kSlowestListener.
    void quarter_passed();
};

// A queue with one write in flight and a bound. What was queued together, an answer and what it changed, goes out in
// one write: texts are joined by line breaks, which JSON of ours never holds.
class SendQueue : public Outbox, public std::enable_shared_from_this<SendQueue> {
 public:
    SendQueue(std::shared_ptr<Network::Inside> network, std::shared_ptr<Connections::Place> place)
        : network_(std::move(network)), place_(std::move(place)) {}

    void send(std::shared_ptr<const std::string> text) override {
        if (closing_) return;
        waiting_bytes_ += text->size();
        if (waiting_bytes_ > kMaxWaitingBytes || !place_->wait(text->size())) {
            network_->connections->counts().cut_off += 1;
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
    virtual void quarter_passed() {}
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

    bool is_closing() const { return closing_; }

    // The registry can close it from now on. With TLS it closes the client's own socket, which ends this one too.
    void follow_cut() {
        if (network_->tls != nullptr) return;
        place_->on_cut([weak = weak_from_this()] {
            if (const auto self = weak.lock()) self->cut();
        });
    }

    void written(const beast::error_code& error) {
        is_writing_ = false;
        if (std::exchange(is_awaited_, false)) place_->writes(false);
        std::size_t bytes = 0;
        for (const auto& text : batch_) bytes += text->size();
        batch_.clear();
        waiting_bytes_ -= bytes;
        place_->taken(bytes);
        if (error) {
            closing_ = true;
            place_->taken(waiting_bytes_);
            return queue_.clear();
        }
        if (!queue_.empty())
            write_batch();
        else if (closing_)
            end(reason_);
    }

    std::shared_ptr<Network::Inside> network_;
    std::shared_ptr<Connections::Place> place_;
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
        // Mostly it is done by now.
        if (is_writing_ && !std::exchange(is_awaited_, true)) place_->writes(true);
    }

    std::deque<std::shared_ptr<const std::string>> queue_;
    std::vector<std::shared_ptr<const std::string>> batch_;  // being written
    std::vector<asio::const_buffer> buffers_;
    std::size_t waiting_bytes_ = 0;
    bool is_due_ = false;
    bool is_writing_ = false;
    bool is_awaited_ = false;  // the client is waited for, and the registry knows
    bool closing_ = false;
    std::string reason_;
};

// What a connection is made of.
struct Connection {
    std::shared_ptr<Network::Inside> network;
    std::shared_ptr<Connections::Place> place;
    Stream stream;
    bool is_proxy = false;  // says in X-Forwarded-For for whom it asks, and is believed
};

// How a request opens an outbox: what it is, whose, and when it was asked for.
struct Opening {
    OpenOutbox open;
    Owner owner;
    std::chrono::steady_clock::time_point asked;
};

// Requests one after the other, until one of them asks for more.
Awaitable<void> serve(Connection connection, std::string address, bool secure);
// A WebSocket, from the answer to its key to its end.
void open_socket(Connection connection, std::string key, Opening opening);
// A response without an end: lines in chunks.
void open_lines(Connection connection, http::response_header<> header, Opening opening);

}  // namespace wharf::server
