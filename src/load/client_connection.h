// Many WebSocket clients on one thread: just enough of the protocol to load our own server over the loopback.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace wharf::load {

class ClientConnections;

// Who is at the client's end of a connection.
class Caller {
 public:
    virtual ~Caller() = default;
    virtual void opened() {}
    virtual void heard(std::string_view message) = 0;
    virtual void hung_up() {}
};

// One connection. Sending to one that is not open yet waits until it is.
class ClientConnection {
 public:
    ClientConnection(ClientConnections& connections, std::uint16_t port, std::string_view token, Caller& caller);
    ~ClientConnection();
    ClientConnection(const ClientConnection&) = delete;
    ClientConnection& operator=(const ClientConnection&) = delete;

    void send(std::string_view message);
    bool is_open() const { return state_ == State::open; }
    bool is_closed() const { return state_ == State::closed; }

 private:
    friend class ClientConnections;
    enum class State { connecting, upgrading, open, closed };

    void ready(std::uint32_t events);
    void read_all();
    void take_upgrade();
    void take_frames();
    void flush();
    void frame(std::uint8_t opcode, std::string_view payload);
    void close();

    ClientConnections& connections_;
    Caller& caller_;
    int socket_ = -1;
    State state_ = State::connecting;
    std::string in_;
    std::string out_;     // what the socket did not take yet
    std::string queued_;  // frames that wait for the connection to open
    bool wants_to_write_ = true;
};

class ClientConnections {
 public:
    ClientConnections();
    ~ClientConnections();
    ClientConnections(const ClientConnections&) = delete;
    ClientConnections& operator=(const ClientConnections&) = delete;

    // Deals with whatever has come, waiting for it at most so long.
    void poll(int milliseconds);

 private:
    friend class ClientConnection;
    int epoll_;
};

// One request over a fresh connection, waited for. Throws std::runtime_error if the server cannot be reached.
struct Answer {
    int status = 0;
    std::string cookie;  // the value of the session cookie, if one was set
    std::string body;
};
Answer request(std::uint16_t port, std::string_view method, std::string_view path, std::string_view token,
               std::string_view body);

}  // namespace wharf::load
