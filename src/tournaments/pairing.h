// Who sits at which table in the next round. Deterministic: the same history gives the same tables on every machine.
#pragma once

#include <span>

#include "tournaments/history.h"

namespace wharf::tournaments {

struct Pairing {
    std::vector<std::vector<Player>> tables{};  // the best first; by seat; kComputer where a computer player sits
    std::vector<Player> byes{};
};

// Swiss: players with like points meet, nobody the same twice as long as that can be, and nobody has a second bye
// before all others have had one. `order` are those who play, the best first, with their points. Where `fill` is set
// computer players fill incomplete tables (they are met as seldom as anybody else); otherwise those who are too many
// have a bye. In pairs the tables are the best there are; of larger tables a bounded search finds good ones.
struct Ranked {
    Player player = 0;
    int points = 0;
};
Pairing pair_swiss(std::span<const Ranked> order, const History& history, int table_size, bool fill);

// Knock-out: so many of a table go on.
int going_on(int table_size);
// The next round of `order`, those who are still in it, the best seed first. Rounds are as in a bracket: the fewer
// places of it are taken, the more of the best sit at smaller tables, or go on without a game (a bye).
Pairing pair_knock_out(std::span<const Player> order, const History& history, int table_size, bool fill);
// Of a table that was played: the persons who go on, the better first. A tie is decided for the better seed.
std::vector<Player> go_on(const Game& game, int table_size);

// Arena: tables for those who wait, who has waited longest first; who is too many goes on waiting.
Pairing pair_arena(std::span<const Ranked> waiting, const History& history, int table_size, bool fill);

// Who sits where at one table: so that everybody has had each seat as often as the others, as far as can be.
std::vector<Player> seated(std::vector<Player> players, const class Meetings& meetings);

}  // namespace wharf::tournaments
