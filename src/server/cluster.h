// What this node tells the others of its tables, what it does when it hears of theirs, and the turns of computer
// players that are done by whichever node has time.
#pragma once

#include <deque>
#include <thread>

#include "server/presence_elsewhere.h"

namespace wharf::server {

class Cluster final : public OtherNodes {
 public:
    // These tables belong to several nodes for as long as this lives.
    Cluster(Node& node, LiveTables& live_tables, NodeMessages& messages, bus::Bus& bus);
    ~Cluster() override;

    void table_changed(const LiveTable& table) override;
    void hand_out(const LiveTable& table, Seat seat) override;
    void presence_changed(const LiveTable& table, const Present& here) override;
    bool is_followed(const std::string& table) const override { return presence_.is_followed(table); }
    bool knows_presence() const override { return presence_.is_known(); }
    bool is_there(const std::string& table, const std::string& user) const override {
        return presence_.is_there(table, user);
    }

    // Says that this node is there, from now on.
    void start() { presence_.start(); }
    // The connection was lost, or is back.
    void bus_changed(bool is_there);
    std::size_t nodes() const { return presence_.nodes(); }

 private:
    struct Handed {
        Time at = 0;
        bus::Lane lane = bus::Lane::slow;
        std::string job;
    };

    void do_here(bus::Lane lane, const std::string& job);
    void failed(const char* what, std::string_view reason) const;
    void take_turns(bus::Lane lane);
    bool take_turn(const std::string& body);

    Node& node_;
    LiveTables& live_tables_;
    NodeMessages& messages_;
    bus::Bus& bus_;
    PresenceElsewhere presence_;
    std::deque<Handed> handed_;  // turns that were handed out lately
    Workers quick_here_;         // take turns that cannot be handed out
    Workers slow_here_;
    Workers putter_;  // putting a job waits for the queue's word
    std::atomic<bool> stop_ = false;
    std::vector<std::thread> takers_;
};

}  // namespace wharf::server
