// Tells people that it is their turn, where games are played turn by turn and they are not there to see it. What is to
// be told is in the store: a restart forgets nothing, and of several nodes one tells it.
#pragma once

#include <unordered_set>

#include "server/live_tables.h"
#include "server/messenger.h"

namespace wharf::server {

class TurnTeller {
 public:
    TurnTeller(Node& node, People& people, LiveTables& live_tables, Messenger& messenger)
        : node_(node), people_(people), live_tables_(live_tables), messenger_(messenger) {}

    // Looks again and again for what is due.
    void start();
    // Now.
    Task<bool> look(Time now = now_ms());

    // Where somebody is waited for, whose time ends first.
    Task<Response> list(Person person);

 private:
    Task<bool> tell(storage::Turn turn, Time now);
    Task<bool> put_off(storage::Turn turn, Time due);
    // By these ways, side by side; all by which it need not be tried again, which is noted as it comes.
    using Told = std::vector<storage::Id>;
    Arrival<Told> reach(storage::Turn ours, std::vector<storage::Way> ways, Notice notice, bool is_last);
    Task<bool> reach(storage::Way way, Notice notice, bool is_last);

    Node& node_;
    People& people_;
    LiveTables& live_tables_;
    Messenger& messenger_;
    std::unordered_set<std::string> under_way_;  // who is being told: nobody's silent ways keep others waiting
};

}  // namespace wharf::server
