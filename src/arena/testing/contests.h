// Contests for the arena's tests.
#pragma once

#include <gtest/gtest.h>

#include "arena/contest.h"
#include "catalog/catalog.h"

namespace wharf::arena {

inline Contest contest_of(const std::vector<std::string>& players, int games, int threads = 1) {
    const match::AnyGame* game = catalog::find_game("tortuga");
    Contest contest;
    contest.game = game;
    contest.config = game->default_config(static_cast<int>(players.size()));
    contest.players = players;
    contest.make_player = [=](int player, std::uint64_t seed) {
        const auto spec = std::get<players::Spec>(players::read_spec(players[static_cast<std::size_t>(player)]));
        return catalog::make_player(*game, spec, seed);
    };
    contest.games = games;
    contest.seed = 5;
    contest.threads = threads;
    return contest;
}

inline std::vector<Block> played(const Contest& contest) {
    const std::atomic<bool> stop = false;
    return run(contest, {}, stop, {});
}

// What does not depend on the machine.
inline std::vector<Block> without_seconds(std::vector<Block> blocks) {
    for (Block& block : blocks)
        for (Game& game : block.games)
            for (Played& one : game) one.seconds = one.longest = 0;
    return blocks;
}

// Blocks of one game each in which players with these strengths take their places as Plackett and Luce say.
inline std::vector<Block> drawn_blocks(const std::vector<double>& strengths, int blocks, Rng& rng) {
    std::vector<Block> list;
    for (int number = 0; number < blocks; ++number) {
        Block block{number, {}, {Game(strengths.size())}};
        std::vector<double> left = strengths;
        for (std::size_t i = 0; i < left.size(); ++i) block.line_up.push_back(static_cast<int>(i));
        for (int rank = 1; rank <= static_cast<int>(strengths.size()); ++rank) {
            double sum = 0;
            for (const double one : left) sum += one;
            double ticket = sum * static_cast<double>(rng.next() >> 11U) / 9007199254740992.0;
            std::size_t place = 0;
            for (std::size_t i = 0; i < left.size() && ticket >= 0; ++i) {
                if (left[i] == 0) continue;
                place = i;
                ticket -= left[i];
            }
            left[place] = 0;
            block.games[0][place].rank = rank;
        }
        list.push_back(std::move(block));
    }
    return list;
}

}  // namespace wharf::arena
