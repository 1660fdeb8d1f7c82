// Where requests about tables are dealt with, whether they come over the socket or over HTTP.
#pragma once

#include "server/hall.h"

namespace wharf::server {

struct Answer {
    std::optional<protocol::Error> error;
    std::optional<std::string> table;  // a new table, where one was made
};

class Desk {
 public:
    Desk(Node& node, Hall& hall) : node_(node), hall_(hall) {}

    // Everything but subscriptions, which belong to a connection.
    Task<Answer> deal_with(std::shared_ptr<const Person> person, protocol::SocketRequest request);

 private:
    Task<std::optional<protocol::Error>> at_table(std::shared_ptr<const Person> person, std::string table,
                                                  LiveTable::Attempt attempt);

    Node& node_;
    Hall& hall_;
};

}  // namespace wharf::server
