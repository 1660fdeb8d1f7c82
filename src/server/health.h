// Whether this node can do its work: whether the store takes writes and answers, and whether the other nodes are heard.
// Operators read it at /readyz and in the metrics; changes are logged.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "bus/bus.h"
#include "server/deadline.h"
#include "server/node.h"

namespace wharf::server {

class Health {
 public:
    // `bus` may be null: this node is alone.
    Health(Node& node, const bus::Bus* bus) : node_(node), bus_(bus), next_look_(node.loop, [this] { start(); }) {}

    // Looks now, and every second from now on.
    void start();
    // All tables were taken up.
    void is_awake() { awake_ = true; }
    // Whenever the bus came back or went.
    void when_bus_changes(std::function<void(bool is_there)> told) { bus_changed_ = std::move(told); }

    bool is_ready() const { return awake_ && !node_.draining && store_.works && bus_state_.works; }
    bool store_works() const { return store_.works; }
    bool bus_works() const { return bus_state_.works; }
    // {"ready": …, "awake": …, "draining": …, "store": …, "bus": …}: no reasons, since anybody may ask.
    boost::json::object report() const;

 private:
    struct Part {
        bool works = true;
        Time since = 0;  // when that began
    };

    void look();
    Task<bool> try_store();
    void say(Part& part, bool works, const char* what, const std::string& reason);

    Node& node_;
    const bus::Bus* bus_;
    bool awake_ = false;
    bool trying_ = false;
    std::uint64_t failures_ = 0;  // of the commit queue, when it was last looked at
    int looks_ = 0;
    Part store_;
    Part bus_state_;
    std::function<void(bool)> bus_changed_;
    Deadline next_look_;
};

}  // namespace wharf::server
