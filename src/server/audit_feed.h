// The audit log as what has changed: every node reads on in it once a second, and at once when another node says so.
// So what is done at one node, or from a command line beside a server, is in force at all of them.
#pragma once

#include "server/house.h"
#include "server/live_tables.h"

namespace wharf::server {

class AuditFeed {
 public:
    // Begins behind what there is; blocks for a moment.
    AuditFeed(Node& node, People& people, LiveTables& live_tables, House& house, NodeMessages& messages);

    // Reads on once a second, from now on.
    void start();
    // Writes something that leaves an entry; when this returns it is in force here, and the other nodes are told.
    Task<storage::Outcome> commit(std::vector<storage::Write> writes);
    Task<bool> look();
    // Called with a person whose account somebody else has deleted.
    void when_deleted(std::function<void(const std::string&)> deleted) { deleted_ = std::move(deleted); }

 private:
    void apply(const storage::AuditEntry& entry);
    void look_now();

    Node& node_;
    People& people_;
    LiveTables& live_tables_;
    House& house_;
    NodeMessages& messages_;
    std::function<void(const std::string&)> deleted_;
    std::int64_t last_ = 0;  // entry that was read
    Deadline next_look_;
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
