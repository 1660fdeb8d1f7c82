// The file of finished blocks, and reports of a contest that was broken off.
#include "arena/journal.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "arena/report.h"
#include "arena/testing/contests.h"

namespace wharf::arena {
namespace {

class JournalTest : public ::testing::Test {
 protected:
    ~JournalTest() override { std::filesystem::remove(path_); }

    std::variant<Journal, std::string> open(const Contest& contest) { return Journal::open(path_, contest); }
    std::string problem(const Contest& contest) {
        auto opened = open(contest);
        if (auto* found = std::get_if<std::string>(&opened)) return *found;
        return "";
    }
    // Plays on from the file until so many games are finished.
    std::vector<Block> play(const Contest& contest, int games) {
        auto opened = open(contest);
        auto& journal = std::get<Journal>(opened);
        std::atomic<bool> stop = false;
        int count = 0;
        Watch watch;
        watch.game_over = [&] { stop = ++count == games; };
        watch.finished = [&](const Block& block) { EXPECT_TRUE(journal.add(block)); };
        return run(contest, journal.known(), stop, watch);
    }
    void write(const std::string& text) { std::ofstream(path_, std::ios::binary) << text; }
    std::string content() {
        std::ifstream file(path_, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    const std::string path_ = ::testing::TempDir() + "wharf-journal-" + std::to_string(getpid());
};

TEST_F(JournalTest, AContestBrokenOffTwiceEndsLikeOneThatWasNot) {
    const Contest contest = contest_of({"greedy", "random", "random"}, 19, 2);
    play(contest, 5);
    play(contest, 7);
    const auto resumed = play(contest, 1000);
    const auto whole = played(contest);
    EXPECT_EQ(without_seconds(resumed), without_seconds(whole));
    auto report = make_report(contest, without_seconds(resumed), std::nullopt);
    EXPECT_EQ(report_json(report), report_json(make_report(contest, without_seconds(whole), std::nullopt)));
    EXPECT_EQ(report.games, 19);
}

TEST_F(JournalTest, MoreGamesGoOnAndACutBlockIsPlayedAgain) {
    play(contest_of({"random", "random"}, 5), 1000);
    const Contest more = contest_of({"random", "random"}, 12);
    EXPECT_EQ(without_seconds(play(more, 1000)), without_seconds(played(more)));
    const Contest fewer = contest_of({"random", "random"}, 3);
    EXPECT_EQ(without_seconds(play(fewer, 1000)), without_seconds(played(fewer)));
}

TEST_F(JournalTest, ALineThatWasNotWrittenToItsEndIsCutOff) {
    const Contest contest = contest_of({"random", "random"}, 8);
    play(contest, 1000);
    const std::string text = content();
    write(text.substr(0, text.size() - 30));
    EXPECT_EQ(std::get<Journal>(open(contest)).known().size(), 3U);
    EXPECT_EQ(content().back(), '\n');
    EXPECT_EQ(without_seconds(play(contest, 1000)), without_seconds(played(contest)));
}

TEST_F(JournalTest, RefusesWhatIsNotItsOwn) {
    const Contest contest = contest_of({"random", "random"}, 8);
    play(contest, 1000);
    EXPECT_NE(problem(contest_of({"random", "greedy"}, 8)).find("belongs to another contest: players"),
              std::string::npos);
    Contest other_seed = contest;
    other_seed.seed = 6;
    EXPECT_NE(problem(other_seed).find("seed is 5, not 6"), std::string::npos) << problem(other_seed);
    const std::string text = content();
    for (const char* line : {"{}\n", "[1]\n", "nonsense\n", "{\"block\":-1,\"line_up\":[0,1],\"games\":[]}\n",
                             "{\"block\":9,\"line_up\":[0,7],\"games\":[]}\n",
                             "{\"block\":9,\"line_up\":[0,1],\"games\":[[[0,1,1,1,1,\"\"],[1,1,1,1,1,\"\"]]]}\n"}) {
        write(text + line);
        EXPECT_NE(problem(contest).find("line 6"), std::string::npos) << line << problem(contest);
        EXPECT_EQ(content(), text + line) << "a damaged file is left alone";
    }
    write("somebody's letter, without an end of line");
    EXPECT_NE(problem(contest), "");
    EXPECT_EQ(content(), "somebody's letter, without an end of line");
    std::filesystem::remove(path_);
    const auto first = open(contest);
    EXPECT_NE(problem(contest).find("in use"), std::string::npos);
}

TEST_F(JournalTest, KeepsFaults) {
    const Contest contest = contest_of({"random", "random"}, 2);
    Block block = without_seconds(played(contest))[0];
    block.games[0][1].seconds = 0.75;
    block.games[0][1].longest = 0.25;
    block.games[1][0].fault = "crash: \"quoted\"\tand | more";
    {
        auto opened = open(contest);
        EXPECT_TRUE(std::get<Journal>(opened).add(block));
    }
    EXPECT_EQ(std::get<Journal>(open(contest)).known(), std::vector<Block>{block});
}

TEST(Report, SaysTheSameInAllForms) {
    Contest contest = contest_of({"greedy", "random", "search:2"}, 24);
    contest.is_pool = true;
    contest.config.players = 2;
    auto blocks = played(contest);
    blocks[0].games[0][0].fault = "crash | <b>";
    const Report report = make_report(contest, blocks, std::nullopt);
    const auto document = report_json(report);
    EXPECT_EQ(document.at("pool").as_array().size(), 3U);
    EXPECT_EQ(document.at("faults").as_array().size(), 1U);
    const std::string best(document.at("pool").as_array()[0].at("player").as_string());
    const std::string markdown = report_markdown(report, true);
    EXPECT_LT(markdown.find("| " + best), markdown.find("| random"));
    EXPECT_NE(markdown.find("Lost by a fault: 1"), std::string::npos);
    const std::string svg = report_svg(report);
    EXPECT_TRUE(svg.starts_with("<svg"));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    EXPECT_NE(svg.find("prefers-color-scheme:dark"), std::string::npos);
    EXPECT_EQ(svg.find("nan"), std::string::npos);
}

TEST(Report, OfNothingIsAReport) {
    const Contest contest = contest_of({"random", "random"}, 10);
    Report report = make_report(contest, {}, SequentialTest({0, 10}));
    report.interrupted = true;
    EXPECT_EQ(report_json(report).at("games"), 0);
    EXPECT_NE(report_markdown(report, true).find("0 games of 10, interrupted"), std::string::npos);
    EXPECT_EQ(report_svg(report).find("nan"), std::string::npos);
}

}  // namespace
}  // namespace wharf::arena
