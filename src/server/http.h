// Requests, responses and open connections as plain values: what the server's own code sees of the network.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/pace.h"

namespace wharf::server {

struct Request {
    std::string method;
    std::string path;  // decoded, without the query
    std::map<std::string, std::string> query;
    std::string body;
    std::string address;  // an IPv4 address, or the /64 of an IPv6 one: who has one has all of it
    std::chrono::steady_clock::time_point received;
    std::string host;
    std::string origin;
    std::string cookie;
    std::string authorization;
    std::string content_type;
    std::string if_none_match;
    bool secure = false;      // TLS
    bool is_upgrade = false;  // asks for a WebSocket
};

// An open connection that is written to as things happen: a WebSocket, or a stream of lines.
class Outbox {
 public:
    virtual ~Outbox() = default;
    // One text without line breaks, queued; a client that does not read is cut off when too much waits.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    virtual void close(std::string_view reason) = 0;
};

// Who listens at the other side of an outbox.
class Receiver {
 public:
    virtual ~Receiver() = default;
    // Returns how long the next message may wait: somebody who floods is read more slowly.
    virtual std::chrono::milliseconds received(std::string_view message) = 0;
    virtual void closed() = 0;
    // The server goes away: says so, and closes.
    virtual void send_off() = 0;
    // What everybody is told.
    virtual void tell(const std::shared_ptr<const std::string>&) {}
    // Where its person is waited for has changed.
    virtual void turns_changed() {}
    // That somebody challenges whose socket it is, or no longer.
    virtual void invite(const std::shared_ptr<const std::string>&) {}
    // Whether it wants to read what somebody says.
    virtual void mute(const std::string&, bool) {}
};

// Whose an outbox is: it closes when the session ends.
struct Owner {
    std::string user;
    std::string session;
};

// A body that is made while it is sent. Asked for its next part when the one before was taken; an empty one is the end,
// none says that it cannot go on.
using Parts = std::function<void(std::function<void(std::optional<std::string>)> deliver)>;

using OpenOutbox = std::function<std::shared_ptr<Receiver>(std::shared_ptr<Outbox>)>;

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::shared_ptr<const std::string> body = std::make_shared<std::string>();
    std::vector<std::pair<std::string, std::string>> headers;
    OpenOutbox socket;    // the answer to an upgrade
    OpenOutbox stream;    // a body of lines that goes on
    Parts parts;          // a body that is made meanwhile
    Pace pace;            // in which it must be taken
    Owner owner;          // of either
    std::string refusal;  // the code of the error that this is, if it is one
};

// What the network asks of the server.
class Site {
 public:
    virtual ~Site() = default;
    // `reply` is called once, on the loop's thread.
    virtual void answer(Request request, std::function<void(Response)> reply) = 0;
};

// Splits and decodes "/a%20b?c=d"; nothing if it is malformed.
std::optional<std::pair<std::string, std::map<std::string, std::string>>> read_target(std::string_view target);

// A parameter of the query, or what it is otherwise; below 0 is no number here.
std::int64_t number_in(const Request& request, const std::string& name, std::int64_t otherwise);
std::string word_in(const Request& request, const std::string& name);

// The value of one cookie of a Cookie header, or nothing.
std::string cookie_value(std::string_view header, std::string_view name);

}  // namespace wharf::server
