#include "server/session.h"

namespace wharf::server {

namespace {

std::string field(const http::request<http::string_body>& request, http::field name) {
    const auto value = request[name];
    return {value.data(), value.size()};
}

}  // namespace

void Network::Inside::write_due() {
    std::vector<std::shared_ptr<SendQueue>> now;
    now.swap(due);
    for (const auto& queue : now) queue->write_due();
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
    plain.is_upgrade = websocket::is_upgrade(request);
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

}  // namespace wharf::server
