#include "server/session.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace wharf::server {

namespace {

constexpr asio::use_awaitable_t<Executor> kGiven;

std::string field(const http::request<http::string_body>& request, http::field name) {
    const auto value = request[name];
    return {value.data(), value.size()};
}

Request plain_request(const http::request<http::string_body>& request, std::string address, bool secure,
                      bool trust_proxy) {
    Request plain;
    plain.method = std::string(request.method_string());
    if (auto target = read_target({request.target().data(), request.target().size()})) {
        plain.path = std::move(target->first);
        plain.query = std::move(target->second);
    }
    plain.body = request.body();
    plain.address = std::move(address);
    if (trust_proxy) {
        const auto forwarded = request["X-Forwarded-For"];
        // The last one is what our own proxy saw; the others anybody may write.
        const std::string list(forwarded.data(), forwarded.size());
        const std::size_t begin = list.find_last_of(", ");
        if (!list.empty()) plain.address = begin == std::string::npos ? list : list.substr(begin + 1);
        secure = secure || request["X-Forwarded-Proto"] == "https";
    }
    plain.host = field(request, http::field::host);
    plain.origin = field(request, http::field::origin);
    plain.cookie = field(request, http::field::cookie);
    plain.authorization = field(request, http::field::authorization);
    plain.content_type = field(request, http::field::content_type);
    plain.if_none_match = field(request, http::field::if_none_match);
    plain.secure = secure;
    plain.is_upgrade = beast::websocket::is_upgrade(request);
    return plain;
}

http::response<http::string_body> beast_response(const Response& response, unsigned version, bool keep_alive) {
    http::response<http::string_body> message(static_cast<http::status>(response.status), version);
    message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.body() = *response.body;
    message.keep_alive(keep_alive);
    message.prepare_payload();
    return message;
}

Response refused_before_reading(const beast::error_code& error) {
    Response response;
    std::string code = "bad_request";
    response.status = 400;
    if (error == http::error::body_limit) {
        response.status = 413;
        code = "too_large";
    } else if (error == http::error::header_limit) {
        response.status = 431;
        code = "too_large";
    }
    response.body = std::make_shared<std::string>(R"({"error":{"code":")" + code +
                                                  R"(","sentence":"The request could not be read."}})");
    return response;
}

}  // namespace

void Network::Inside::write_due() {
    std::vector<std::shared_ptr<SendQueue>> now;
    now.swap(due);
    for (const auto& queue : now) queue->write_due();
}

Awaitable<void> serve(Connection connection, std::string address, bool secure) {
    const std::shared_ptr<Network::Inside> network = connection.network;
    Stream& stream = connection.stream;
    beast::flat_buffer buffer;
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(kMaxHeaderBytes);
        parser.body_limit(kMaxBodyBytes);
        stream.expires_after(kSlowest);
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
            stream.expires_never();
            response = co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Response)>(
                [&network](auto handler, Request asked) {
                    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
                    network->site.answer(std::move(asked), [shared](Response given) { (*shared)(std::move(given)); });
                },
                kGiven, std::move(request));
            if (response.socket) {
                open_socket(std::move(connection), parser.release(), std::move(response.socket));
                co_return;
            }
            if (response.stream) {
                auto header = beast_response(response, version, false);
                open_lines(std::move(connection), std::move(header.base()), std::move(response.stream));
                co_return;
            }
        }
        stream.expires_after(kSlowest);
        auto message = beast_response(response, version, keep_alive);
        auto [failed, sent] = co_await http::async_write(stream, message, kAwait);
        if (failed || !keep_alive) break;
    }
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace wharf::server
