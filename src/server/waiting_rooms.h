// Tables before their game: opened, changed, seats offered and taken, until all is ready and it starts; and opened
// again for those who have finished one.
#pragma once

#include <set>

#include "server/live_table.h"
#include "server/people.h"

namespace wharf::server {

class LiveTables;

class WaitingRooms {
 public:
    WaitingRooms(Node& node, People& people, LiveTables& live_tables)
        : node_(node), people_(people), live_tables_(live_tables) {}

    void share_limits(SharedLimits& shared);

    // Whether one more may be opened from an address: whoever makes himself many guests there fills no disk.
    bool allows_from(const std::string& address);

    using Opened = std::variant<std::shared_ptr<LiveTable>, protocol::Error>;
    Task<Opened> open(Person person, protocol::NewTable wanted, bool starts_itself);
    // Another game for those who have finished one; or the one that somebody has offered already.
    Task<Opened> rematch(Person person, std::string table, protocol::SeatOrder order);
    // The host changes what is played, before it has started.
    Task<std::optional<protocol::Error>> change(Person person, std::shared_ptr<LiveTable> table,
                                                protocol::Settings settings);
    // A table of a tournament, with all its people; there may be one already, which another node has opened.
    Task<Opened> open_for_tournament(std::string id, Setup setup, std::vector<std::string> users);
    // A person's number for the chance events of the table where he sits.
    Task<std::optional<protocol::Error>> give_number(Person person, std::shared_ptr<LiveTable> table,
                                                     std::string number);
    // The host of a table asks somebody, by his name, to take a seat.
    Task<std::optional<protocol::Error>> challenge(Person person, std::shared_ptr<LiveTable> table, std::string rival,
                                                   std::optional<Seat> seat);
    Task<std::optional<protocol::Error>> join(Person person, std::shared_ptr<LiveTable> table,
                                              std::optional<Seat> seat);

 private:
    Task<bool> start_if_ready(std::shared_ptr<LiveTable> table);
    Task<bool> may_open(std::string host);
    protocol::NewTable again(const Person& person, const TableState& finished, protocol::SeatOrder order,
                             const std::set<std::string>& apart) const;
    std::variant<Setup, protocol::Error> check(const Person& person, const protocol::NewTable& wanted) const;

    Node& node_;
    People& people_;
    LiveTables& live_tables_;
    RateLimit new_tables_{20, 20};       // of a person
    RateLimit tables_from_there_{0, 0};  // of an address
};

}  // namespace wharf::server
