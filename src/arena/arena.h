// Matches between computer players in parallel: blocks of games with the same chance seed over all seat rotations.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "match/any_game.h"
#include "players/any_player.h"

namespace wharf::arena {

// Makes a fresh player for one game, from its number in the line-up and a seed.
using MakePlayer = std::function<std::unique_ptr<players::AnyPlayer>(int player, std::uint64_t seed)>;

struct Contest {
    const match::AnyGame* game;
    Config config;
    std::vector<std::string> players;  // the line-up, as written
    MakePlayer make_player;
    int games;
    std::uint64_t seed;
    int threads;
};

// What one player of the line-up has achieved; sums over the games it has played.
struct Tally {
    int games = 0;
    double wins = 0;  // a shared victory counts its share
    double wins_squared = 0;
    double ranks = 0;
    double scores = 0;

    void add(double win, double rank, double score);
    double win_share() const { return games == 0 ? 0 : wins / games; }
    double mean_rank() const { return games == 0 ? 0 : ranks / games; }
    double mean_score() const { return games == 0 ? 0 : scores / games; }
    // Half the width of the 95 % interval of the win share.
    double win_margin() const;
};

struct Report {
    std::vector<Tally> players;                // by place in the line-up
    std::vector<std::vector<Tally>> at_seats;  // the same, by seat
    int games = 0;
};

// Plays until all games are played or `stop` is set; either way the report is of whole games. `progress` hears of every
// finished game, from one thread at a time.
Report run(const Contest& contest, const std::atomic<bool>& stop, const std::function<void(int done)>& progress);

}  // namespace wharf::arena
