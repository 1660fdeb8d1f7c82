// A client of a Wharf server over HTTP, with or without TLS: requests that are waited for, and streams of lines. It
// blocks; whoever must not wait for ever gives a flag that breaks it off.
#pragma once

#include <atomic>
#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

namespace wharf::cli {

// http://host:port or https://host:port, and nothing behind it.
struct WebAddress {
    bool secure = false;
    std::string host;
    std::string port;

    // Nothing if it is none.
    static std::optional<WebAddress> read(std::string_view url);
    bool is_loopback() const;
};

// The server cannot be reached, or does not speak HTTP.
class Unreachable : public std::runtime_error {
 public:
    using std::runtime_error::runtime_error;
};

class WebConnection;

struct WebAnswer {
    int status = 0;
    boost::json::object body;  // empty if it is no object
};

// A response that does not end: a line at a time.
class LineStream {
 public:
    explicit LineStream(std::unique_ptr<WebConnection> connection);
    ~LineStream();
    LineStream(LineStream&&) noexcept;
    LineStream& operator=(LineStream&&) noexcept;

    // The next line, empty ones too; nothing when the stream has ended. A server that says nothing for a minute is
    // taken for dead.
    std::optional<std::string> next();

 private:
    std::unique_ptr<WebConnection> connection_;
    std::string rest_;
};

class WebClient {
 public:
    // `stop` outlives the client.
    WebClient(WebAddress address, std::string token, const std::atomic<bool>& stop)
        : address_(std::move(address)), token_(std::move(token)), stop_(stop) {}

    // Each throws Unreachable.
    WebAnswer get(const std::string& path) const { return request("GET", path, ""); }
    WebAnswer post(const std::string& path, const boost::json::object& body) const;
    // A stream, or the refusal.
    std::variant<LineStream, WebAnswer> stream(const std::string& path) const;

 private:
    WebAnswer request(std::string_view method, const std::string& path, const std::string& body) const;
    std::unique_ptr<WebConnection> send(std::string_view method, const std::string& path,
                                        const std::string& body) const;

    WebAddress address_;
    std::string token_;
    const std::atomic<bool>& stop_;
};

}  // namespace wharf::cli
