// Who listens at the tables of other nodes. Each node tells the others when that changes, and once a second that it is
// alive; what a node said that has fallen silent is forgotten. While the bus is away everything stays as it was last
// known.
#pragma once

#include <chrono>
#include <map>
#include <unordered_map>

#include "server/live_tables.h"

namespace wharf::server {

class PresenceElsewhere {
 public:
    using Clock = std::chrono::steady_clock;

    PresenceElsewhere(Node& node, LiveTables& live_tables, NodeMessages& messages, const bus::Bus& bus);

    // Once a second from now on.
    void start();
    // A node that was there is there no longer.
    void when_a_node_is_lost(std::function<void()> told) { node_lost_ = std::move(told); }

    void changed_here(const std::string& table, const Present& here);
    // The bus is back: what was said meanwhile was lost.
    void tell_everything();
    bool is_followed(const std::string& table) const;
    bool is_there(const std::string& table, const std::string& user) const;
    // Not while the bus is away, and not in the first moment after that or after the start.
    bool is_known() const { return known_since_ && Clock::now() - *known_since_ > kSilence; }
    std::size_t nodes() const { return peers_.size(); }

    static constexpr std::chrono::milliseconds kEvery{1000};
    // A node that was not heard for so long has died.
    static constexpr std::chrono::milliseconds kSilence{3500};

 private:
    struct Peer {
        Clock::time_point heard;
        std::unordered_map<std::string, Present> tables;  // with somebody who listens
    };

    void beat();
    Peer* heard_from(const std::string& sender);
    void forget_silent();
    // Tells a table at work here who listens elsewhere.
    void tell_table(const std::string& table);

    Node& node_;
    LiveTables& live_tables_;
    NodeMessages& messages_;
    const bus::Bus& bus_;
    std::map<std::string, Peer> peers_;
    std::optional<Clock::time_point> known_since_;
    std::function<void()> node_lost_;
    Deadline next_beat_;
    NodeMessages::Listening alive_;
    NodeMessages::Listening presence_;
};

}  // namespace wharf::server
