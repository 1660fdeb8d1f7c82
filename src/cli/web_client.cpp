#include "cli/web_client.h"

#include "cli/web_connection.h"

namespace wharf::cli {

namespace {

namespace json = boost::json;

// More is no answer of ours.
constexpr std::size_t kMostBody = std::size_t{32} << 20U;
constexpr std::size_t kMostLine = std::size_t{4} << 20U;

json::object object_of(const std::string& text) {
    boost::system::error_code error;
    json::value value = json::parse(text, error);
    return !error && value.is_object() ? std::move(value.get_object()) : json::object();
}

std::string whole_body(WebConnection& connection) {
    std::string body;
    for (std::string piece = connection.read_piece(); !piece.empty(); piece = connection.read_piece()) {
        body += piece;
        if (body.size() > kMostBody) throw Unreachable("an answer without an end");
    }
    return body;
}

}  // namespace

std::optional<WebAddress> WebAddress::read(std::string_view url) {
    WebAddress address;
    address.secure = url.starts_with("https://");
    if (!address.secure && !url.starts_with("http://")) return std::nullopt;
    url.remove_prefix(address.secure ? 8 : 7);
    while (url.ends_with('/')) url.remove_suffix(1);
    if (url.find_first_of("/?#@ ") != std::string_view::npos) return std::nullopt;
    const std::size_t bracket = url.rfind(']');
    const std::size_t colon = url.rfind(':');
    const bool has_port = colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
    address.port = has_port ? std::string(url.substr(colon + 1)) : address.secure ? "443" : "80";
    if (has_port) url = url.substr(0, colon);
    if (url.starts_with('[') && url.ends_with(']')) url = url.substr(1, url.size() - 2);
    address.host = std::string(url);
    const bool is_number = address.port.find_first_not_of("0123456789") == std::string::npos;
    if (address.host.empty() || address.port.empty() || !is_number) return std::nullopt;
    return address;
}

bool WebAddress::is_loopback() const { return host == "localhost" || host == "::1" || host.starts_with("127."); }

LineStream::LineStream(std::unique_ptr<WebConnection> connection) : connection_(std::move(connection)) {}
LineStream::~LineStream() = default;
LineStream::LineStream(LineStream&&) noexcept = default;
LineStream& LineStream::operator=(LineStream&&) noexcept = default;

std::optional<std::string> LineStream::next() {
    for (;;) {
        if (const std::size_t end = rest_.find('\n'); end != std::string::npos) {
            std::string line = rest_.substr(0, end);
            rest_.erase(0, end + 1);
            return line;
        }
        const std::string piece = connection_->read_piece();
        if (piece.empty() || rest_.size() > kMostLine) return std::nullopt;
        rest_ += piece;
    }
}

std::unique_ptr<WebConnection> WebClient::send(std::string_view method, const std::string& path,
                                               const std::string& body) const {
    auto connection = std::make_unique<WebConnection>(address_, stop_);
    const bool is_literal = address_.host.find(':') != std::string::npos;
    std::string text = std::string(method) + " " + path +
                       " HTTP/1.1\r\nHost: " + (is_literal ? "[" + address_.host + "]" : address_.host) + ":" +
                       address_.port + "\r\nConnection: close\r\nAccept: application/json\r\n";
    if (!token_.empty()) text += "Authorization: Bearer " + token_ + "\r\n";
    if (!body.empty())
        text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    else if (method == "POST")
        text += "Content-Length: 0\r\n";
    connection->write(text + "\r\n" + body);
    return connection;
}

WebAnswer WebClient::request(std::string_view method, const std::string& path, const std::string& body) const {
    const auto connection = send(method, path, body);
    WebAnswer answer;
    answer.status = connection->read_head();
    answer.body = object_of(whole_body(*connection));
    return answer;
}

WebAnswer WebClient::post(const std::string& path, const json::object& body) const {
    return request("POST", path, json::serialize(body));
}

std::variant<LineStream, WebAnswer> WebClient::stream(const std::string& path) const {
    auto connection = send("GET", path, "");
    const int status = connection->read_head();
    if (status == 200) return LineStream(std::move(connection));
    return WebAnswer{status, object_of(whole_body(*connection))};
}

}  // namespace wharf::cli
