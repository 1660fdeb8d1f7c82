// What nodes tell each other, where several serve the same tables: that a table has changed, what was said there, and
// whose turn a computer player must take. The truth stays in the store; news only say that it is worth reading.
#pragma once

#include <thread>

#include "bus/bus.h"
#include "server/hall.h"

namespace wharf::server {

class Exchange final : public Others {
 public:
    Exchange(Node& node, Hall& hall, bus::Bus& bus);
    ~Exchange() override;

    void table_changed(const LiveTable& table) override;
    void said(const std::string& table, const std::string& author, const std::string& message) override;
    void hand_out(const LiveTable& table, Seat seat) override;
    void look_for(const LiveTable& table, Seat seat) override;

 private:
    void heard_of_table(std::string_view news);
    void heard_chat(std::string_view news);
    void heard_of_person(std::string_view news);
    void publish(const char* topic, const boost::json::object& news);
    void take_turns();
    bool take_turn(const std::string& body);

    Node& node_;
    Hall& hall_;
    bus::Bus& bus_;
    std::string name_;  // of this node, to know its own news
    Workers putter_;    // putting a job waits for the queue's word
    std::atomic<bool> stop_ = false;
    std::unique_ptr<bus::Subscription> tables_;
    std::unique_ptr<bus::Subscription> chat_;
    std::unique_ptr<bus::Subscription> persons_;
    std::vector<std::thread> takers_;
};

}  // namespace wharf::server
