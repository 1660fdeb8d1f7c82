#include "server/session.h"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http.hpp>

#include "server/address.h"
#include "server/answers.h"

namespace wharf::server {

namespace {

constexpr asio::use_awaitable_t<Executor> kGiven;
constexpr std::chrono::milliseconds kSlowly{50};

using Fields = http::request_header<>;

std::string field(const Fields& header, http::field name) {
    const auto value = header[name];
    return {value.data(), value.size()};
}

std::size_t lines_of(const Fields& header, http::field name) { return header.count(name); }

// Who the client is, by the last line that our own proxy wrote: what stands before it anybody may have written.
std::string forwarded_address(const Fields& header, std::string address) {
    const auto [begin, end] = header.equal_range("X-Forwarded-For");
    if (begin == end) return address;
    auto last = begin;
    for (auto line = begin; line != end; ++line) last = line;
    std::string_view list(last->value().data(), last->value().size());
    if (const std::size_t comma = list.rfind(','); comma != std::string_view::npos) list.remove_prefix(comma + 1);
    while (!list.empty() && (list.front() == ' ' || list.front() == '\t')) list.remove_prefix(1);
    while (!list.empty() && (list.back() == ' ' || list.back() == '\t')) list.remove_suffix(1);
    return counted_address(list).value_or(std::move(address));
}

// Of the header alone: what comes after a body, as a trailer, counts for nothing.
Request plain_request(const Fields& header, std::string address, bool secure, bool is_proxy) {
    Request plain;
    plain.received = std::chrono::steady_clock::now();
    plain.method = std::string(header.method_string());
    if (auto target = read_target({header.target().data(), header.target().size()})) {
        plain.path = std::move(target->first);
        plain.query = std::move(target->second);
    }
    plain.address = std::move(address);
    if (is_proxy) {
        plain.address = forwarded_address(header, std::move(plain.address));
        secure = secure || header["X-Forwarded-Proto"] == "https";
    }
    plain.host = field(header, http::field::host);
    plain.origin = field(header, http::field::origin);
    plain.cookie = field(header, http::field::cookie);
    plain.authorization = field(header, http::field::authorization);
    plain.content_type = field(header, http::field::content_type);
    plain.if_none_match = field(header, http::field::if_none_match);
    plain.secure = secure;
    return plain;
}

Response refusal(int status, const protocol::Error& error) {
    Response response = error_response(error);
    response.status = status;
    return response;
}

Response refused_before_reading(const beast::error_code& error) {
    if (error == http::error::body_limit) return refusal(413, errors::kTooLarge());
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return refusal(431, errors::kTooLarge());
    return refusal(400, errors::kUnreadable());
}

// Where two programs may disagree about where a request ends, or for whom it is, the second half of it may become the
// next request of somebody else. So whatever is ambiguous is refused, and the connection with it.
std::optional<Response> refused_by_header(const Fields& header) {
    const std::size_t encodings = lines_of(header, http::field::transfer_encoding);
    if (encodings > 0 && (header.version() < 11 || lines_of(header, http::field::content_length) > 0))
        return refusal(400, errors::kAmbiguousEnd());
    if (encodings > 1 || (encodings == 1 && !beast::iequals(header[http::field::transfer_encoding], "chunked")))
        return refusal(501, errors::kUnknownEncoding());
    const std::size_t hosts = lines_of(header, http::field::host);
    if (hosts > 1 || (hosts == 0 && header.version() >= 11)) return refusal(400, errors::kHostOnce());
    return std::nullopt;
}

// RFC 6455, 4.2.1. A key is 16 bytes in base64.
bool asks_for_socket(const Fields& header) {
    constexpr std::size_t kKeyLength = 24;
    return header.method() == http::verb::get && header.version() == 11 &&
           http::token_list(header[http::field::connection]).exists("upgrade") &&
           http::token_list(header[http::field::upgrade]).exists("websocket") &&
           lines_of(header, http::field::sec_websocket_version) == 1 &&
           header[http::field::sec_websocket_version] == "13" &&
           lines_of(header, http::field::sec_websocket_key) == 1 &&
           header[http::field::sec_websocket_key].size() == kKeyLength;
}

using Message = http::response<http::span_body<const char>>;

// The body stays where it is: the message lives as long as the response.
Message beast_response(const Response& response, unsigned version, bool keep_alive, bool is_head) {
    Message message(static_cast<http::status>(response.status), version);
    message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.keep_alive(keep_alive);
    if (is_head) {
        if (!response.stream && !response.parts) message.content_length(response.body->size());
    } else {
        message.body() = {response.body->data(), response.body->size()};
        message.prepare_payload();
    }
    return message;
}

// The answer to a request, with what it takes to send it.
struct Answered {
    Response response;
    unsigned version = 11;
    bool keep_alive = false;
    bool is_head = false;
};

std::chrono::milliseconds time_for(const Reading& reading, std::size_t bytes) {
    return std::min<std::chrono::milliseconds>(kSlowest, reading.time_for(bytes));
}

// In parts, each of which the client takes in time; what is not shared with others counts as long as it waits.
Awaitable<bool> send(Connection& connection, const Answered& answered) {
    const Response& response = answered.response;
    const std::size_t own_bytes = response.body.use_count() > 1 ? 0 : response.body->size();
    if (!connection.place->wait(own_bytes)) {
        connection.network->connections->counts().cut_off += 1;
        co_return false;
    }
    const Message message = beast_response(response, answered.version, answered.keep_alive, answered.is_head);
    http::response_serializer<Message::body_type> serializer(message);
    serializer.split(answered.is_head);
    serializer.limit(kMaxBatchBytes);
    bool failed = false;
    Reading reading(response.pace);
    do {
        connection.place->writes(true);
        const auto begin = std::chrono::steady_clock::now();
        connection.stream.expires_after(time_for(reading, kMaxBatchBytes));
        if (answered.is_head) {
            auto [error, sent] = co_await http::async_write_header(connection.stream, serializer, kAwait);
            failed = error.failed();
            break;
        }
        auto [error, sent] = co_await http::async_write_some(connection.stream, serializer, kAwait);
        failed = error.failed();
        reading.took(sent, since(begin));
    } while (!failed && !serializer.is_done());
    connection.place->writes(false);
    connection.place->taken(own_bytes);
    co_return !failed;
}

Awaitable<std::optional<std::string>> next_part(const Parts& parts) {
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(std::optional<std::string>)>(
        [&parts](auto handler) {
            auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            parts([shared](std::optional<std::string> part) { (*shared)(std::move(part)); });
        },
        kGiven);
}

// One chunk, or (empty) the last. False: it was not taken in time.
Awaitable<bool> send_part(Connection& connection, Reading& reading, std::string_view part) {
    const auto begin = std::chrono::steady_clock::now();
    connection.stream.expires_after(time_for(reading, part.size()));
    bool failed = false;
    if (part.empty()) {
        auto [error, sent] = co_await asio::async_write(connection.stream, http::make_chunk_last(), kAwait);
        failed = error.failed();
    } else {
        auto [error, sent] =
            co_await asio::async_write(connection.stream, http::make_chunk(asio::buffer(part)), kAwait);
        failed = error.failed();
    }
    reading.took(part.size(), since(begin));
    co_return !failed;
}

// Chunk by chunk, none before the last was taken: however long it is, one part of it is here at a time, and little more
// on its way. False: it could not be ended, and whoever reads it sees that by the connection's end.
Awaitable<bool> send_parts(Connection& connection, const Answered& answered) {
    http::response<http::empty_body> header(beast_response(answered.response, answered.version, false, true).base());
    header.chunked(true);
    http::response_serializer<http::empty_body> serializer(header);
    connection.stream.expires_after(kSlowest);
    auto [unsent, header_bytes] = co_await http::async_write_header(connection.stream, serializer, kAwait);
    if (unsent) co_return false;
    beast::error_code ignored;
    connection.stream.socket().set_option(asio::socket_base::send_buffer_size(kMaxBatchBytes), ignored);
    Reading reading(answered.response.pace);
    for (;;) {
        connection.stream.expires_never();
        const std::optional<std::string> part = co_await next_part(answered.response.parts);
        if (!part) co_return false;
        if (!connection.place->wait(part->size())) co_return false;
        connection.place->writes(true);
        const bool is_taken = co_await send_part(connection, reading, *part);
        connection.place->writes(false);
        connection.place->taken(part->size());
        if (!is_taken || part->empty()) co_return is_taken;
    }
}

Awaitable<Response> ask(Network::Inside& network, Request request) {
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Response)>(
        [&network](auto handler, Request asked) {
            auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            network.site.answer(std::move(asked), [shared](Response given) { (*shared)(std::move(given)); });
        },
        kGiven, std::move(request));
}

// A body within its limits, in chunks or not.
Awaitable<beast::error_code> read_body(Stream& stream, beast::flat_buffer& buffer,
                                       http::request_parser<http::string_body>& parser) {
    std::size_t read = 0;
    while (!parser.is_done()) {
        auto [error, bytes] = co_await http::async_read_some(stream, buffer, parser, kAwait);
        if (error) co_return error;
        read += bytes;
        if (read > kMaxChunkedBytes) co_return http::error::body_limit;
    }
    co_return beast::error_code{};
}

// A client that still sends would lose our last words if the connection were just closed.
Awaitable<void> say_farewell(Stream& stream) {
    constexpr std::chrono::seconds kLonger{2};
    constexpr std::size_t kMostRead = 256U << 10U;
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream.expires_after(kLonger);
    std::array<char, 2048> bytes;
    for (std::size_t read = 0; read < kMostRead;) {
        auto [error, count] = co_await stream.async_read_some(asio::buffer(bytes), kAwait);
        if (error) co_return;
        read += count;
    }
}

}  // namespace

void Network::Inside::quarter_passed() {
    std::vector<std::shared_ptr<SendQueue>> all;
    all.reserve(quiet.size());
    for (SendQueue* queue : quiet) all.push_back(queue->shared_from_this());
    for (const auto& queue : all) queue->quarter_passed();
}

void Network::Inside::write_due() {
    std::vector<std::shared_ptr<SendQueue>> now = std::exchange(due, std::move(spare));
    for (const auto& queue : now) queue->write_due();
    now.clear();
    spare = std::move(now);
}

Awaitable<void> serve(Connection connection, std::string address, bool secure) {
    const std::shared_ptr<Network::Inside> network = connection.network;
    const std::shared_ptr<Connections::Place> place = connection.place;
    Stream& stream = connection.stream;
    // With TLS the registry closes the client's own socket, which ends this one too.
    struct Cut {
        Connections::Place* place;
        ~Cut() {
            if (place != nullptr) place->on_cut({});
        }
    } cut{secure ? nullptr : place.get()};
    if (!secure) place->on_cut([&stream] { stream.close(); });
    beast::flat_buffer buffer(kMaxUnreadBytes);
    Timer slowly(network->loop.context().get_executor());
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(kMaxHeaderBytes);
        parser.body_limit(kMaxBodyBytes);
        stream.expires_after(kSlowest);
        auto [error, header_bytes] = co_await http::async_read_header(stream, buffer, parser, kAwait);
        Answered answered;
        Request request;
        std::optional<Response> refused;
        if (!error) {
            request = plain_request(parser.get(), address, secure, connection.is_proxy);
            refused = refused_by_header(parser.get());
            if (!refused) error = co_await read_body(stream, buffer, parser);
        }
        if (error == http::error::end_of_stream || error == beast::error::timeout) break;
        if (error) {
            if (error.category() != make_error_code(http::error::end_of_stream).category()) co_return;
            refused = refused_before_reading(error);
        }
        if (!refused && !place->speaks(request.address)) refused = refusal(429, errors::kTooManyConnections());
        if (refused) {
            answered.response = std::move(*refused);
            answered.is_head = request.method == "HEAD";
        } else {
            answered.keep_alive = parser.get().keep_alive();
            answered.version = parser.get().version();
            answered.is_head = request.method == "HEAD";
            // Nobody says anything over a WebSocket before it is open.
            request.is_upgrade =
                asks_for_socket(parser.get()) && parser.get().body().empty() && buffer.size() == 0 && !parser.chunked();
            request.body = std::move(parser.get().body());
            const auto asked = request.received;
            stream.expires_never();
            answered.response = co_await ask(*network, std::move(request));
            Response& response = answered.response;
            if (response.socket) {
                cut.place = nullptr;
                open_socket(std::move(connection), field(parser.get(), http::field::sec_websocket_key),
                            Opening{std::move(response.socket), std::move(response.owner), asked});
                co_return;
            }
            if (response.stream && !answered.is_head) {
                auto header = beast_response(response, answered.version, false, true);
                cut.place = nullptr;
                open_lines(std::move(connection), std::move(header.base()),
                           Opening{std::move(response.stream), std::move(response.owner), asked});
                co_return;
            }
        }
        if (answered.response.parts && !answered.is_head) {
            const bool is_whole = answered.version >= 11 && co_await send_parts(connection, answered);
            if (!is_whole) co_return;
            break;
        }
        const bool sent = co_await send(connection, answered);
        if (!sent) co_return;
        if (!answered.keep_alive) break;
        place->rests();
        if (answered.response.status == 429) {  // who asks too much is read more slowly
            slowly.expires_after(kSlowly);
            co_await slowly.async_wait(kAwait);
        }
    }
    place->rests();
    co_await say_farewell(stream);
}

}  // namespace wharf::server
