// The server measured under load: what it stores per second, how long a move takes, what a connection and a long game
// cost. Server and load have a processor each.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace wharf::load {

struct LoadOptions {
    std::string program;  // the `wharf` that serves
    std::string game = "tortuga";
    int players = 2;
    int busy_tables = 200;  // for moves as fast as possible
    int tables = 1000;      // for moves at a rate
    double rate = 1000;     // moves per second
    int idle_connections = 2000;
    double seconds = 10;
    int server_core = 0;
    int load_core = 1;
    std::vector<std::string> serve;  // further arguments of the server: another database
    std::function<void(const std::string& what, double share)> progress = [](const std::string&, double) {};
};

// Bounds of what may be asked, so that a slip of the finger does not bring the machine down.
constexpr int kMostTables = 5000;
constexpr int kMostConnections = 10'000;
constexpr double kMostSeconds = 120;
constexpr double kMostRate = 100'000;

struct Moves {
    double per_second = 0;
    double p50_ms = 0;
    double p99_ms = 0;
    double worst_ms = 0;
    double server_load = 0;  // share of its processor
    double own_load = 0;
    double stolen = 0;  // share of the machine that a host took away meanwhile: delays then are not the server's
    std::int64_t refused = 0;
    std::int64_t wrong = 0;
};

struct LoadReport {
    Moves busy;
    Moves steady;
    double idle_bytes = 0;  // per connection
    double cost_10th = 0;   // processor time in microseconds of the server per move, around the 10th
    double cost_500th = 0;
    std::string last_fault;  // what was wrong, if anything
};

// Throws std::runtime_error if the server cannot be started or refuses what it should not.
LoadReport measure(const LoadOptions& options);

}  // namespace wharf::load
