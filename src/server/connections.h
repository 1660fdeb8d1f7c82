// Every connection of a server, in one place: counted and bounded by address, found by person and session, closed.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/http.h"

namespace wharf::server {

struct ConnectionLimits {
    int connections = 20'000;
    int per_address = 5'000;
    // Connections that have not asked anything yet, or nothing more: the oldest makes room for the next.
    int silent = 5'000;
    int silent_per_address = 256;
    bool limits_handshakes = true;  // of TLS, per address and time
    // Bytes that wait for clients to read them; one alone has a smaller bound (session.h).
    std::size_t waiting = 512U << 20U;
    std::size_t waiting_per_address = 64U << 20U;
};

struct ConnectionCounts {
    int connections = 0;
    int sockets = 0;
    std::uint64_t refused = 0;  // too many connections
    std::uint64_t evicted = 0;  // silent ones that made room
    std::uint64_t cut_off = 0;  // clients that did not read
};

class Connections : public std::enable_shared_from_this<Connections> {
 public:
    using Clock = std::chrono::steady_clock;

    class Place;

    explicit Connections(const ConnectionLimits& limits = {}) : limits_(limits) {}
    void set_limits(const ConnectionLimits& limits) { limits_ = limits; }
    const ConnectionLimits& limits() const { return limits_; }
    std::size_t waiting() const { return waiting_; }
    ConnectionCounts& counts() { return counts_; }
    const ConnectionCounts& counts() const { return counts_; }

    // A place for a new connection, silent so far. Nothing: there are too many. Behind a proxy, whose address says
    // nothing, the limits per address wait for Place::speaks.
    std::shared_ptr<Place> admit(const std::string& address, bool is_proxy = false);

    // Closes the sockets and streams of a session, or all of a person but those of one session. A request that was
    // identified before and is still under way opens none afterwards.
    void end_session(const std::string& session, std::string_view reason);
    void end_person(const std::string& user, std::string_view reason, const std::string& except_session = {});

    // Those who have not taken what was written to them for so long.
    void cut_stalled(std::chrono::seconds patience);
    // The oldest silent one goes, if there is one: somebody else needs its file descriptor.
    void make_room() { evict(silent_); }

    int open_of(const std::string& user) const;
    // People with open sockets or streams.
    std::vector<std::string> users() const;
    // Sessions with open sockets or streams.
    std::vector<std::string> sessions() const;
    // Those who listen at open sockets and streams: of one person, of all.
    std::vector<std::shared_ptr<Receiver>> listening(const std::string& user) const;
    std::vector<std::shared_ptr<Receiver>> listening() const;

 private:
    using Silent = std::list<Place*>;
    struct At {  // an address
        int connections = 0;
        std::size_t waiting = 0;
        Silent silent;  // the oldest first
    };
    struct Ended {
        Clock::time_point at;
        std::string except_session;
    };

    void enter(Place& place);
    void leave(Place& place);
    void silence(Place& place);
    void unsilence(Place& place);
    void move(Place& place, const std::string& address);
    void evict(Silent& silent);
    void remember_end(const std::string& key, const std::string& except_session);
    bool has_ended(const Owner& owner, Clock::time_point asked) const;
    void cut_slow(Place& place);

    ConnectionLimits limits_;
    ConnectionCounts counts_;
    std::list<Place*> idle_;     // nothing is being written to them
    std::list<Place*> writing_;  // since when something is, the longest first
    std::unordered_map<std::string, At> addresses_;
    Silent silent_;  // the oldest first
    std::unordered_map<std::string, std::unordered_set<Place*>> by_user_;
    std::unordered_map<std::string, std::unordered_set<Place*>> by_session_;
    static constexpr std::size_t kManyEnded = 1'000;
    std::unordered_map<std::string, Ended> ended_;  // "user …", "session …"
    std::size_t forget_ended_at_ = kManyEnded;      // what has ended long ago is forgotten when there is so much
    std::size_t waiting_ = 0;
};

// One connection in the registry, for as long as this lives.
class Connections::Place {
 public:
    Place(std::shared_ptr<Connections> all, std::string address, bool is_proxy);
    ~Place();
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    const std::string& address() const { return address_; }

    // How to close it at once; whoever owns the connection's stream says so, and takes it back.
    void on_cut(std::function<void()> cut) { cut_ = std::move(cut); }
    void cut();

    // A whole request came, from this address. False: too many connections from there.
    bool speaks(const std::string& address);
    // It was answered; the next may come, or not.
    void rests();

    // It is a socket or a stream now. False: the session has ended since the request was identified.
    bool open(Owner owner, Clock::time_point asked, std::weak_ptr<Outbox> outbox, std::weak_ptr<Receiver> receiver);

    // Bytes begin to wait for this client. False: there are too many, of its address or of all.
    bool wait(std::size_t bytes);
    void taken(std::size_t bytes);
    // A write is under way since then, or none.
    void writes(bool on);

 private:
    friend class Connections;

    std::shared_ptr<Connections> all_;
    std::string address_;
    At* at_;  // stays where it is as long as it counts somebody
    bool is_proxy_;
    bool is_silent_ = false;
    Silent::iterator in_all_;      // while it is silent
    Silent::iterator in_address_;  // likewise
    std::function<void()> cut_;
    Owner owner_;
    std::weak_ptr<Outbox> outbox_;
    std::weak_ptr<Receiver> receiver_;
    std::size_t waiting_ = 0;
    bool is_writing_ = false;
    std::list<Place*>::iterator listed_;  // among those who are written to, or not
    Clock::time_point writing_since_;
};

}  // namespace wharf::server
