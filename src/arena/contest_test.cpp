// Contests: rotation, line-ups, threads, interruption, players that fail.
#include "arena/contest.h"

#include <algorithm>
#include <set>

#include "arena/games_csv.h"
#include "arena/line_ups.h"
#include "arena/play_block.h"
#include "arena/report.h"
#include "arena/testing/contests.h"
#include "players/forfeit.h"

namespace wharf::arena {
namespace {

// Fails at a move in one of the ways a player can.
class Failing final : public players::AnyPlayer {
 public:
    explicit Failing(bool throws) : throws_(throws) {}
    std::string choose(const match::AnyMatch&, Seat) override {
        if (throws_) throw players::Forfeit("it would not");
        return "sing";
    }

 private:
    bool throws_;
};

TEST(Contest, GreedyBeatsRandom) {
    const Contest contest = contest_of({"greedy", "random"}, 20, 2);
    const Report report = make_report(contest, played(contest), std::nullopt);
    EXPECT_EQ(report.games, 20);
    EXPECT_GT(report.standings[0].all.wins.mean(), 0.85);
    EXPECT_NEAR(report.standings[0].all.wins.mean() + report.standings[1].all.wins.mean(), 1.0, 1e-9);
    EXPECT_NEAR(report.standings[0].all.margins.mean(), -report.standings[1].all.margins.mean(), 1e-9);
    EXPECT_LT(report.standings[0].all.ranks.mean(), report.standings[1].all.ranks.mean());
    EXPECT_GT(report.standings[0].seconds, 0);
    EXPECT_GE(report.standings[0].longest * report.standings[0].moves, report.standings[0].seconds);
}

TEST(Contest, SearchBeatsGreedy) {
    const Contest contest = contest_of({"search:500", "greedy"}, 12, 2);
    EXPECT_GT(standings(played(contest), 2, 2)[0].all.wins.mean(), 0.5);
}

TEST(Contest, EveryPlayerSitsEverywhereEquallyOften) {
    for (const Standing& standing : standings(played(contest_of({"random", "random", "random"}, 30)), 3, 3))
        for (const Tally& tally : standing.at_seats) EXPECT_EQ(tally.games(), 10);
}

TEST(Contest, TheLastBlockIsCutWhereGamesDoNotComeOutEven) {
    const auto blocks = played(contest_of({"random", "random", "random"}, 7));
    ASSERT_EQ(blocks.size(), 3U);
    EXPECT_EQ(blocks[2].games.size(), 1U);
}

TEST(Contest, ThreadsChangeNothing) {
    EXPECT_EQ(without_seconds(played(contest_of({"random", "greedy"}, 16, 1))),
              without_seconds(played(contest_of({"random", "greedy"}, 16, 3))));
}

TEST(Contest, AnInterruptionLeavesWholeBlocks) {
    std::atomic<bool> stop = false;
    int games = 0;
    Watch watch;
    watch.game_over = [&] { stop = ++games == 7; };
    const auto blocks = run(contest_of({"random", "random"}, 1000), {}, stop, watch);
    EXPECT_EQ(blocks.size(), 3U) << "the seventh game was half of a block";
    for (const Block& block : blocks) EXPECT_EQ(block.games.size(), 2U);
}

TEST(Contest, KnownBlocksAreNotPlayedAgain) {
    const Contest contest = contest_of({"random", "random"}, 20);
    const auto all = played(contest);
    const std::vector<Block> known(all.begin() + 2, all.begin() + 8);
    std::set<int> finished;
    Watch watch;
    watch.finished = [&](const Block& block) { finished.insert(block.number); };
    const std::atomic<bool> stop = false;
    EXPECT_EQ(without_seconds(run(contest, known, stop, watch)), without_seconds(all));
    EXPECT_EQ(finished, (std::set<int>{0, 1, 8, 9}));
}

TEST(Contest, EndsWhereThereIsEnoughWhateverTheThreads) {
    for (const int threads : {1, 3}) {
        Watch watch;
        watch.enough = [](const Block& block) { return block.number == 4; };
        const std::atomic<bool> stop = false;
        EXPECT_EQ(run(contest_of({"random", "random"}, 1000, threads), {}, stop, watch).size(), 5U);
    }
}

TEST(Contest, APlayerThatFailsIsRankedLastAndTheOthersPlayOn) {
    Contest contest = contest_of({"random", "random", "random"}, 6);
    const auto make = contest.make_player;
    contest.make_player = [=](int player, std::uint64_t seed) -> std::unique_ptr<players::AnyPlayer> {
        if (player == 2) return make(player, seed);
        return std::make_unique<Failing>(player == 0);
    };
    const auto blocks = played(contest);
    const auto result = standings(blocks, 3, 3);
    EXPECT_EQ(result[0].faults, 6);
    EXPECT_EQ(result[1].faults, 6);
    EXPECT_EQ(result[2].faults, 0);
    EXPECT_DOUBLE_EQ(result[2].all.wins.mean(), 1.0);
    EXPECT_DOUBLE_EQ(result[0].all.ranks.mean(), 2.0) << "both share the last place";
    const auto causes = losses(blocks);
    ASSERT_EQ(causes.size(), 12U);
    EXPECT_EQ(causes[0].cause, "it would not");
    EXPECT_TRUE(causes[1].cause.starts_with("illegal move \"sing\"")) << causes[1].cause;
}

TEST(Contest, FaultsComeBehindEveryResult) {
    Outcome outcome{{30, 20, 10, 20}, {1, 2, 4, 2}};
    Game game(4);
    game[0].fault = "crash";
    set_ranks(game, outcome, {0, 1, 2, 3});
    EXPECT_EQ(game[0].rank, 4);
    EXPECT_EQ(game[1].rank, 1);
    EXPECT_EQ(game[2].rank, 3);
    EXPECT_EQ(game[3].rank, 1);
    EXPECT_EQ(game[0].score, 30);
}

TEST(LineUps, OfAPoolAreBalanced) {
    Contest contest = contest_of({"random", "random", "random", "random", "random", "random", "random"}, 3 * 70);
    contest.is_pool = true;
    contest.config.players = 3;
    std::vector<int> count(7);
    std::vector<std::vector<int>> together(7, std::vector<int>(7));
    const auto list = line_ups(contest);
    ASSERT_EQ(list.size(), 70U);
    for (const auto& line_up : list) {
        EXPECT_EQ(std::set<int>(line_up.begin(), line_up.end()).size(), 3U);
        for (const int a : line_up) {
            count[static_cast<std::size_t>(a)] += 1;
            for (const int b : line_up) together[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] += 1;
        }
    }
    for (std::size_t a = 0; a < 7; ++a) {
        EXPECT_EQ(count[a], 30);
        for (std::size_t b = 0; b < 7; ++b)
            if (a != b) EXPECT_NEAR(together[a][b], 10, 3);
    }
    contest.games = 30;
    const auto fewer = line_ups(contest);
    EXPECT_TRUE(std::equal(fewer.begin(), fewer.end(), list.begin())) << "more games only add line-ups";
}

TEST(GamesCsv, ThreadsChangeNothing) {
    const Contest one = contest_of({"greedy", "random", "random"}, 7);
    const Contest two = contest_of({"greedy", "random", "random"}, 7, 2);
    const std::string table = games_csv(one, without_seconds(played(one)));
    EXPECT_EQ(table, games_csv(two, without_seconds(played(two))));
    EXPECT_EQ(std::ranges::count(table, '\n'), 1 + 7 * 3);
}

TEST(GamesCsv, SeatsAndQuotes) {
    Contest contest = contest_of({"greedy", "random"}, 2);
    contest.players = {"cmd:play, \"well\"", "random"};
    const Block block{
        4,
        {0, 1},
        {{{1, 30, 9, 0.5, 0.25, ""}, {2, 20, 8, 0, 0, "it\ndied"}}, {{2, 11, 7, 0, 0, ""}, {1, 12, 6, 0, 0, ""}}}};
    EXPECT_EQ(games_csv(contest, {block}),
              "game,block,rotation,seat,player,rank,score,moves,seconds,longest,fault\n"
              "tortuga,4,0,0,\"cmd:play, \"\"well\"\"\",1,30,9,0.500000,0.250000,\n"
              "tortuga,4,0,1,random,2,20,8,0.000000,0.000000,\"it\ndied\"\n"
              "tortuga,4,1,0,random,1,12,6,0.000000,0.000000,\n"
              "tortuga,4,1,1,\"cmd:play, \"\"well\"\"\",2,11,7,0.000000,0.000000,\n");
}

}  // namespace
}  // namespace wharf::arena
