// Matches between computer players, in parallel.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

#include "arena/block.h"
#include "match/any_game.h"
#include "players/any_player.h"

namespace wharf::arena {

// Makes a fresh player for one game, from its index among the contest's players and a seed.
using MakePlayer = std::function<std::unique_ptr<players::AnyPlayer>(int player, std::uint64_t seed)>;

struct Contest {
    const match::AnyGame* game = nullptr;
    Config config;                     // its number of players is that of the seats
    std::vector<std::string> players;  // as written
    bool is_pool = false;              // line-ups are drawn out of more players than there are seats
    MakePlayer make_player;
    int games = 0;
    std::uint64_t seed = 1;
    int threads = 1;

    int seats() const { return config.players; }
    int blocks() const { return (games + seats() - 1) / seats(); }
    // The last block is cut where the games do not come out even.
    int games_in(int block) const { return block + 1 < blocks() ? seats() : games - block * seats(); }
};

// Who hears of a running contest. All calls come one at a time.
struct Watch {
    std::function<void()> game_over;             // after every game
    std::function<void(const Block&)> finished;  // as blocks end
    std::function<bool(const Block&)> enough;    // in the order of numbers; true: the contest ends with this block
    // The records of a block's games, by rotation, as JSON; in the order of numbers. Without it none are made.
    std::function<void(const std::vector<std::string>&)> recorded{};
};

// Plays the blocks that are not yet among `known`, until all are played, there is enough, or `stop` is set; games that
// run at that moment are dropped. Returns whole blocks in the order of their numbers. But for seconds, neither threads
// nor interruptions change what a block holds.
std::vector<Block> run(const Contest& contest, const std::vector<Block>& known, const std::atomic<bool>& stop,
                       const Watch& watch);

}  // namespace wharf::arena
