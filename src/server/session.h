// One connection: requests one after the other, then perhaps a WebSocket or a stream of lines. Included by few files:
// these headers are heavy.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
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
#include <unordered_map>

#include "server/network.h"

namespace wharf::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

// Everything here runs on the loop, and says so in its types.
using Executor = asio::io_context::executor_type;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Executor>());

// A client's socket, or our end of a pair whose other end TLS uses: Beast's templates are instantiated once.
using Stream = beast::basic_stream<asio::generic::stream_protocol, Executor>;

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
    asio::basic_socket_acceptor<tcp, Executor> acceptor;
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

// What a connection is made of.
struct Connection {
    std::shared_ptr<Network::Inside> network;
    std::shared_ptr<Counted> counted;
    Stream stream;
};

// Requests one after the other, until one of them asks for more.
Awaitable<void> serve(Connection connection, std::string address, bool secure);
// A WebSocket, from its handshake to its end.
void open_socket(Connection connection, http::request<http::string_body> request, OpenWire open);
// A response without an end: lines in chunks.
void open_lines(Connection connection, http::response_header<> header, OpenWire open);

}  // namespace wharf::server
