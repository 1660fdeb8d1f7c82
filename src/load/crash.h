// A server killed again and again under a load of moves: nothing it has acknowledged may be lost.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace wharf::load {

struct CrashOptions {
    std::string program;  // the `wharf` that serves
    std::string game = "tortuga";
    int players = 2;
    int tables = 20;
    int times = 50;
    int nodes = 1;  // one is killed at a time, its clients go on at another
    std::uint64_t seed = 1;
    std::vector<std::string> serve;  // further arguments of the servers; several nodes need a common database and bus
    std::function<void(const std::string& what, double share)> progress = [](const std::string&, double) {};
};

constexpr int kMostCrashes = 10'000;

struct CrashReport {
    int kills = 0;
    std::int64_t acknowledged = 0;   // moves
    std::int64_t games = 0;          // begun
    std::int64_t resumed = 0;        // connections that were lost and made again
    std::int64_t checked = 0;        // tables read again from their beginning
    std::int64_t late = 0;           // moves under way at a kill that were stored after another node was asked for them
    double seconds = 0;              // the whole of it
    double slowest_resume_ms = 0;    // from the kill until the last client follows its table again
    std::vector<std::string> wrong;  // what was lost or changed; empty: all is well
};

// Throws std::runtime_error if a server cannot be started at all.
CrashReport crash(const CrashOptions& options);

}  // namespace wharf::load
