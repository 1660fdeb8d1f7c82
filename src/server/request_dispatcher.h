// Where requests about tables are dealt with, whether they come over the socket or over HTTP.
#pragma once

#include "server/live_tables.h"

namespace wharf::server {

struct Answer {
    std::optional<protocol::Error> error;
    std::optional<std::string> table;  // a new table, where one was made
};

class RequestDispatcher {
 public:
    RequestDispatcher(Node& node, LiveTables& live_tables) : node_(node), live_tables_(live_tables) {}

    // Everything but subscriptions, which belong to a connection.
    Task<Answer> dispatch(std::shared_ptr<const Person> person, protocol::SocketRequest request);

 private:
    Task<std::optional<protocol::Error>> at_table(std::shared_ptr<const Person> person, std::string table,
                                                  LiveTable::Attempt attempt);

    Node& node_;
    LiveTables& live_tables_;
};

}  // namespace wharf::server
