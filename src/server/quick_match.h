// Quick match: who wants to play at once joins the table with the same wishes that waits longest, or opens one.
#pragma once

#include "server/live_tables.h"
#include "server/turnstile.h"

namespace wharf::server {

class QuickMatch {
 public:
    QuickMatch(Node& node, LiveTables& live_tables) : node_(node), live_tables_(live_tables) {}

    Task<LiveTables::Opened> find(Person person, protocol::QuickMatch wanted);

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

    Task<std::vector<Waiting>> waiting(Wishes wishes);
    Task<std::shared_ptr<LiveTable>> join_one(Person person, Wishes wishes);
    Task<LiveTables::Opened> open(Person person, Wishes wishes);
    Task<bool> gives_way(std::shared_ptr<LiveTable> own, Person person, Wishes wishes);

    Node& node_;
    LiveTables& live_tables_;
    // People with the same wishes are served one after the other; between nodes the store decides.
    std::map<Wishes, std::shared_ptr<Turnstile>> queues_;
};

}  // namespace wharf::server
