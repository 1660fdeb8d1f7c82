// A server with thousands of games that are played turn by turn and thousands of people who are connected, measured:
// its memory, how many tables it holds, what the lobby tells, how long a move takes, how long it takes to start.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace wharf::load {

struct CorrespondenceOptions {
    std::string program;  // the `wharf` that serves
    std::string game = "tortuga";
    int games = 10'000;
    int people = 2'000;
    double rate = 200;  // visits per second, each with a move where it is somebody's turn
    double seconds = 10;
    int server_core = 0;
    int load_core = 1;
    std::vector<std::string> serve;  // further arguments of the server: another database
    std::function<void(const std::string& what, double share)> progress = [](const std::string&, double) {};
};

constexpr int kMostGames = 50'000;

// What was there at one moment.
struct Holding {
    double bytes = 0;  // resident
    std::int64_t tables = 0;
};

// What a person was told of the lobby, a second.
struct Told {
    double messages = 0;
    double bytes = 0;
    double changes = 0;  // tables that were opened and begun meanwhile, a second
};

struct Delays {
    double p50_ms = 0;
    double p99_ms = 0;
    double worst_ms = 0;
    std::int64_t count = 0;
};

struct CorrespondenceReport {
    Holding empty;
    Holding connected;  // everybody is, and nothing else
    Holding begun;      // all games have just begun
    Holding at_rest;    // and nobody has looked at them for a while
    Holding played;     // after the visits
    Holding restarted;
    Told while_beginning;
    Told while_playing;
    Delays visits;
    Delays moves;
    double server_load = 0;    // share of its processor during the visits
    double stolen = 0;         // share of the machine that a host took away meanwhile
    double listens_after = 0;  // seconds from the start of a server with all these games until it listens
    double ready_after = 0;    // and until it is ready
    std::int64_t refused = 0;
    std::int64_t lost = 0;  // connections
    std::string last_fault;
};

// Throws std::runtime_error if the server cannot be started or refuses what it should not.
CorrespondenceReport measure_correspondence(const CorrespondenceOptions& options);

}  // namespace wharf::load
