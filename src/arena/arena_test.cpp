// The arena: rotation, sums, and that threads change nothing.
#include "arena/arena.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace wharf::arena {
namespace {

Contest contest_of(const std::vector<std::string>& line_up, int games, int threads) {
    const match::AnyGame* game = catalog::find_game("tortuga");
    return {game,
            game->default_config(static_cast<int>(line_up.size())),
            line_up,
            [=](int player, std::uint64_t seed) {
                const auto spec =
                    std::get<players::Spec>(players::read_spec(line_up[static_cast<std::size_t>(player)]));
                return catalog::make_player(*game, spec, seed);
            },
            games,
            5,
            threads};
}

const auto kQuiet = [](int) {};

TEST(Arena, GreedyBeatsRandom) {
    const std::atomic<bool> stop = false;
    const Report report = run(contest_of({"greedy", "random"}, 40, 2), stop, kQuiet);
    EXPECT_EQ(report.games, 40);
    EXPECT_GT(report.players[0].win_share(), 0.85);
    EXPECT_NEAR(report.players[0].win_share() + report.players[1].win_share(), 1.0, 1e-9);
    EXPECT_LT(report.players[0].mean_rank(), report.players[1].mean_rank());
}

TEST(Arena, SearchBeatsGreedy) {
    const std::atomic<bool> stop = false;
    EXPECT_GT(run(contest_of({"search:150", "greedy"}, 12, 2), stop, kQuiet).players[0].win_share(), 0.5);
}

TEST(Arena, EveryPlayerSitsEverywhereEquallyOften) {
    const std::atomic<bool> stop = false;
    const Report report = run(contest_of({"random", "random", "random"}, 30, 1), stop, kQuiet);
    for (const auto& seats : report.at_seats)
        for (const Tally& tally : seats) EXPECT_EQ(tally.games, 10);
}

TEST(Arena, ThreadsChangeNothing) {
    const std::atomic<bool> stop = false;
    const Report one = run(contest_of({"random", "random"}, 60, 1), stop, kQuiet);
    const Report three = run(contest_of({"random", "random"}, 60, 3), stop, kQuiet);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_DOUBLE_EQ(one.players[i].win_share(), three.players[i].win_share());
        EXPECT_DOUBLE_EQ(one.players[i].mean_score(), three.players[i].mean_score());
    }
}

TEST(Arena, StopsWithWholeGamesOnly) {
    std::atomic<bool> stop = false;
    const Report report = run(contest_of({"random", "random"}, 1000, 1), stop, [&](int done) { stop = done == 7; });
    EXPECT_EQ(report.games, 7);
    EXPECT_EQ(report.players[0].games, 7);
}

TEST(Tally, MarginOfAKnownSample) {
    Tally tally;
    for (int i = 0; i < 100; ++i) tally.add(i < 50 ? 1 : 0, 1, 10);
    EXPECT_DOUBLE_EQ(tally.win_share(), 0.5);
    EXPECT_NEAR(tally.win_margin(), 1.96 * 0.05, 0.001);
}

}  // namespace
}  // namespace wharf::arena
