// What people mean to play at their tables: laid, shown to them, and taken back.
#pragma once

#include "server/live_tables.h"
#include "server/plan.h"

namespace wharf::server {

class Plans {
 public:
    Plans(Node& node, LiveTables& live_tables) : node_(node), live_tables_(live_tables) {}

    Task<Response> answer(Request request, Person person, std::string table);
    // A position that cannot be told from the present one by who asks: somewhere to try out what may be planned. It is
    // made of his view alone.
    Task<Response> imagine(Person person, std::string table);

 private:
    using Entered = LiveTables::Found;
    Task<Entered> enter(Person person, std::string table);
    Task<Response> show(Person person, std::shared_ptr<LiveTable> table);
    Task<Response> lay(Person person, std::shared_ptr<LiveTable> table, protocol::NewPlan wanted);

    Node& node_;
    LiveTables& live_tables_;
};

}  // namespace wharf::server
