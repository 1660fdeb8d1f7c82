// What people's own decisions cost in their finished games. Their devices judge, for that takes minutes; here it is
// kept, so that the next device of the same account need not judge again.
#pragma once

#include "server/live_tables.h"

namespace wharf::server {

class JudgedGames {
 public:
    JudgedGames(Node& node, LiveTables& live_tables) : node_(node), live_tables_(live_tables) {}

    // Numbers about moves of one's own, checked against the record; they replace what was there.
    Task<Response> keep(Request request, Person person, std::string table);
    // Newest tables first: ?before=, ?before_id=, ?limit=.
    Task<Response> list(Request request, Person person);

 private:
    Node& node_;
    LiveTables& live_tables_;
};

}  // namespace wharf::server
