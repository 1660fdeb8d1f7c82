// What those who look after a house do to tables: look, close, take lines of the chat away.
#pragma once

#include "server/actor.h"
#include "server/audit_feed.h"

namespace wharf::server {

class TableAdministration {
 public:
    TableAdministration(Node& node, People& people, LiveTables& live_tables, AuditFeed& feed)
        : node_(node), people_(people), live_tables_(live_tables), feed_(feed) {}

    Task<Response> list(Request request);
    // As every spectator sees it, and what was said.
    Task<Response> look(Request request, std::string table);
    Task<Response> close(Request request, Actor actor, std::string table);
    Task<Response> remove_line(Request request, Actor actor, std::string table, std::string line);

 private:
    Node& node_;
    People& people_;
    LiveTables& live_tables_;
    AuditFeed& feed_;
};

}  // namespace wharf::server
