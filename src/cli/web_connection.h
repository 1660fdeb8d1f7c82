// One connection of a client to a server, plain or TLS, and the HTTP response that comes over it.
#pragma once

#include <openssl/ssl.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "cli/web_client.h"

namespace wharf::cli {

class WebConnection {
 public:
    // Throws Unreachable.
    WebConnection(const WebAddress& address, const std::atomic<bool>& stop);
    ~WebConnection();
    WebConnection(const WebConnection&) = delete;
    WebConnection& operator=(const WebConnection&) = delete;

    void write(std::string_view text);
    // Reads status and headers.
    int read_head();
    // The next piece of the body, decoded; empty at its end. Throws Unreachable.
    std::string read_piece();

 private:
    using Clock = std::chrono::steady_clock;

    void secure(const std::string& host);
    std::string read_some();
    std::string take_line();
    std::string take(std::size_t most);

    const std::atomic<bool>& stop_;
    int socket_ = -1;
    std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_{nullptr, SSL_CTX_free};
    std::unique_ptr<SSL, decltype(&SSL_free)> tls_{nullptr, SSL_free};
    std::string buffer_;
    bool chunked_ = false;
    bool ended_ = false;
    long long left_ = -1;  // of the body; -1: until the connection ends
};

}  // namespace wharf::cli
