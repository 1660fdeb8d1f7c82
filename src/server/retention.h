// What is not kept for ever: guests who cannot come back, tables and tournaments that were given up,
// games that nobody goes on with.
// Looked for once an hour by one of the nodes that share a store, a little at a time, so that nobody who plays waits.
#pragma once

#include "server/node.h"

namespace wharf::server {

// Days; 0: for ever.
struct Keep {
    std::int64_t guests = 30;       // after the last table they were at has changed; their games stay, without the name
    std::int64_t abandoned = 7;     // tables that were given up before they began
    std::int64_t unfinished = 365;  // games without clock and rating in which nothing happens
    std::int64_t games = 0;         // finished games
    std::int64_t cancelled = 30;    // tournaments that were called off
    std::int64_t tournaments = 0;   // those that are over
};

class Retention {
 public:
    Retention(Node& node, const Keep& keep) : node_(node), keep_(keep) {}

    // Looks soon, and again and again; whether it is this node's turn is the store's to say.
    void start();

    struct Forgotten {
        std::uint64_t tables = 0;
        std::uint64_t guests = 0;
        std::uint64_t tournaments = 0;
    };
    // Now, if no node has done so within the hour.
    Task<bool> tidy(Time now = now_ms());
    const Forgotten& forgotten() const { return forgotten_; }

 private:
    // As many as there are, part by part; how many there were.
    Task<std::int64_t> forget(std::function<storage::Write()> part);
    Task<std::int64_t> forget_tables(storage::TableStatus status, std::int64_t days, Time now);

    Task<std::int64_t> forget_tournaments(storage::TournamentStatus status, std::int64_t days, Time now);

    Node& node_;
    Keep keep_;
    Forgotten forgotten_;
};

}  // namespace wharf::server
