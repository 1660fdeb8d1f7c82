// Quick match: who wants to play at once joins the table with the same wishes that waits longest, or opens one.
#pragma once

#include <set>

#include "server/live_tables.h"
#include "server/turnstile.h"

namespace wharf::server {

class QuickMatch {
 public:
    QuickMatch(Node& node, LiveTables& live_tables) : node_(node), live_tables_(live_tables) {}

    Task<WaitingRooms::Opened> find(Person person, protocol::QuickMatch wanted);

 private:
    struct Wishes {
        std::string game;
        int players = 0;
        bool rated = false;

        friend auto operator<=>(const Wishes&, const Wishes&) = default;
    };
    // A table that waits, as the store has it.
    struct Waiting {
        Time created = 0;
        std::string id;

        friend auto operator<=>(const Waiting&, const Waiting&) = default;
    };

    // People with the same wishes are served one after the other; between nodes the store decides.
    struct Queue {
        explicit Queue(Loop& loop) : turnstile(loop) {}
        Turnstile turnstile;
        std::string last_person;  // who was served
        std::string last_table;
    };

    Task<WaitingRooms::Opened> join_or_open(Person person, Wishes wishes);
    Task<std::vector<Waiting>> waiting(Wishes wishes);
    // Tables where there is no place for somebody, whatever becomes of them: neither he nor they wait for each other.
    using Unfit = std::shared_ptr<std::set<std::string>>;
    Task<std::shared_ptr<LiveTable>> join_one(Person person, Wishes wishes, Unfit unfit);
    Task<WaitingRooms::Opened> open(Person person, Wishes wishes);
    Task<bool> gives_way(std::shared_ptr<LiveTable> own, Person person, Wishes wishes, Unfit unfit,
                         std::chrono::milliseconds patience);

    Node& node_;
    LiveTables& live_tables_;
    std::map<Wishes, std::shared_ptr<Queue>> queues_;
};

}  // namespace wharf::server
