// Plays what people at a table have planned, when their turn comes, and drops what cannot be played any more. What is
// planned is in the store alone, and changes there with the entry that is a step of it.
#pragma once

#include <map>
#include <string>

#include "server/node.h"
#include "server/plan.h"
#include "server/table_state.h"

namespace wharf::server {

class LiveTable;

class PlanPlayer {
 public:
    PlanPlayer(Node& node, LiveTable& table) : node_(node), table_(table) {}

    // Something has happened, or was planned; `moved` are seats that made moves which were not planned.
    void go_on(SeatSet moved = {});
    // Another node has written: it plays, and whoever listens here hears what has become of his plan.
    void follow();

 private:
    Task<bool> work();
    Task<bool> see_to(storage::Plan kept, bool has_moved);
    Task<bool> read_and_tell();
    void tell(const storage::Plan& kept, const Plan& plan);

    Node& node_;
    LiveTable& table_;
    bool is_wanted_ = false;
    bool is_at_work_ = false;
    SeatSet moved_;
    std::map<std::string, std::int64_t> told_;  // by user: the revision he has heard of
};

}  // namespace wharf::server
