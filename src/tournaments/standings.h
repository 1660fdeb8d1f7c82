// Who is where in a tournament, and why: points, then the tie-breaks of its kind.
#pragma once

#include <span>

#include "tournaments/history.h"

namespace wharf::tournaments {

enum class Kind : std::uint8_t { swiss, knock_out, arena };

struct Scoring {
    Kind kind = Kind::swiss;
    int table_size = 2;
    bool duplicate = false;  // compared with those who had the same seat; points come when a round is over
};

struct Standing {
    Player player = 0;
    int place = 0;      // 1 is best; who is equal in everything shares it
    int points = 0;     // in 24ths
    int opponents = 0;  // Swiss: the opponents' points in 24ths (Buchholz)
    int direct = 0;     // Swiss: tied players beaten at common tables, less those lost to
    int wins = 0;
    int games = 0;  // that are over
    int byes = 0;
    int reached = 0;  // knock-out: the last round in which he was

    friend bool operator==(const Standing&, const Standing&) = default;
};

// All players, the best first; who is equal in everything, by seed.
// Swiss: points; opponents' points; direct; wins.
// Knock-out: the round reached; the place at its table; points.
// Arena: points; fewer games; wins.
std::vector<Standing> standings(const History& history, const Scoring& scoring);

// Points of every player, in 24ths.
std::vector<int> points_of_all(const History& history, const Scoring& scoring);

}  // namespace wharf::tournaments
