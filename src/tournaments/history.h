// What was played in a tournament so far, as the pairing programs see it: numbers of players, no names, no clocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wharf::tournaments {

// The number of a participant, from 0, in the order of their seeds.
using Player = int;
// A seat that a computer player fills.
inline constexpr Player kComputer = -1;
// Of a person.
constexpr std::size_t index_of(Player player) { return static_cast<std::size_t>(player); }

enum class Outcome : std::uint8_t {
    none,    // it is not over
    played,  // there are ranks
    void_,   // it was closed before its end: nobody has won or lost it
};

// One table of a tournament.
struct Game {
    int round = 0;
    std::vector<Player> seats{};
    Outcome outcome = Outcome::none;
    std::vector<int> ranks{};            // by seat: 1 is best, equal ranks are a tie; who left is behind all others
    std::vector<std::int64_t> scores{};  // by seat: the points of the game itself
    std::vector<bool> left{};            // by seat: did not play to the end
};

// A round without a table, through no fault of one's own.
struct Bye {
    int round = 0;
    Player player = 0;
};

struct History {
    int players = 0;
    std::vector<Game> games{};
    std::vector<Bye> byes{};
};

}  // namespace wharf::tournaments
