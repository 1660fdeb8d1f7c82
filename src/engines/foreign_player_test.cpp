// Foreign programs at the table: a whole game, and every way to lose cleanly. The programs are small shell scripts.
#include "engines/foreign_player.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "catalog/catalog.h"
#include "match/record.h"
#include "players/forfeit.h"

namespace wharf::engines {
namespace {

const std::string kHello = "read -r line; echo '{\"type\":\"hello\",\"protocol\":\"wharf-engine/2\"}';";
// Always takes the first legal move.
const std::string kFirstMove =
    kHello +
    "while read -r line; do case $line in"
    " *'\"type\":\"end\"'*) exit 0;;"
    " *) printf '{\"type\":\"info\",\"text\":\"thinking\"}\\n';"
    "    move=$(printf %s \"$line\" | sed 's/.*\"legal\":\\[{\"text\":\"\\([^\"]*\\)\".*/\\1/');"
    "    printf '{\"type\":\"move\",\"move\":\"%s\",\"values\":[0.5,0.5]}\\n' \"$move\";; esac; done";

Limits quick() {
    Limits limits;
    limits.move_seconds = 60;
    limits.start_seconds = 60;
    limits.end_seconds = 1;
    return limits;
}

ForeignPlayer player_of(const std::string& script, const Limits& limits = quick()) {
    return {{"/bin/sh", "-c", script}, limits, 1};
}

// A match in which seat 0 decides.
std::unique_ptr<match::AnyMatch> match_at_first_decision() {
    const match::AnyGame* game = catalog::find_game("tortuga");
    auto match = game->create(game->default_config(2));
    match::SeededChance chance(Rng::from(3));
    match->settle(chance);
    return match;
}

// The cause for which the script loses at its first move.
std::string cause_of(const std::string& script, const Limits& limits = quick()) {
    const auto match = match_at_first_decision();
    try {
        return "it played " + player_of(script, limits).choose(*match, 0);
    } catch (const players::Forfeit& forfeit) {
        return forfeit.what();
    }
}

bool is_alive(pid_t process) { return kill(process, 0) == 0; }

TEST(ForeignPlayer, PlaysAWholeGame) {
    const match::AnyGame* game = catalog::find_game("tortuga");
    const auto match = game->create(game->default_config(2));
    match::SeededChance chance(Rng::from(3));
    ForeignPlayer player = player_of(kFirstMove);
    int moves = 0;
    for (match->settle(chance); !match->is_over(); match->settle(chance)) {
        const Seat seat = match->to_act().first();
        const std::string first = match->legal(seat)[0].text;
        if (seat == 0) EXPECT_EQ(player.choose(*match, 0), first);
        moves += seat == 0 ? 1 : 0;
        ASSERT_FALSE(match->play(seat, first).has_value());
    }
    player.game_over(*match, 0);
    EXPECT_GT(moves, 10);
}

TEST(ForeignPlayer, IsToldWhatItsSeatMayKnowAndNoMore) {
    const std::string file = ::testing::TempDir() + "wharf-told-" + std::to_string(getpid());
    const auto match = match_at_first_decision();
    std::string expected;
    {
        ForeignPlayer player({"/bin/sh", "-c", "tee " + file + " | { " + kFirstMove + "; }"}, quick(), 1);
        player.choose(*match, 0);
        match->play(1, match->legal(1)[0].text);  // in secret
        player.choose(*match, 0);
        match->play(0, player.choose(*match, 0));
        match::SeededChance chance(Rng::from(4));
        match->settle(chance);
        player.choose(*match, 0);
    }
    std::ifstream lines(file);
    std::vector<boost::json::object> messages;
    for (std::string line; std::getline(lines, line);) messages.push_back(boost::json::parse(line).as_object());
    std::filesystem::remove(file);
    ASSERT_EQ(messages.size(), 5U);
    EXPECT_EQ(messages[0].at("type"), "hello");
    EXPECT_EQ(messages[0].at("seat"), 0);
    EXPECT_EQ(messages[0].at("options").at("target"), 6);
    EXPECT_EQ(messages[1].at("scene"), messages[2].at("scene")) << "it cannot tell that another seat has chosen";
    EXPECT_TRUE(messages[2].at("told").as_array().empty());
    boost::json::array told;
    for (std::size_t i = 1; i < messages.size(); ++i)
        for (const auto& event : messages[i].at("told").as_array()) told.push_back(event);
    EXPECT_EQ(told.size(), match->seen(0).size());
    for (const auto& message : messages) EXPECT_FALSE(message.contains("position"));
    EXPECT_EQ(messages[4].at("budget").at("seconds"), 60.0);
}

TEST(ForeignPlayer, IsToldEverythingAgainAfterAMoveWasTakenBack) {
    const std::string file = ::testing::TempDir() + "wharf-again-" + std::to_string(getpid());
    const auto match = match_at_first_decision();
    {
        ForeignPlayer player({"/bin/sh", "-c", "tee " + file + " | { " + kFirstMove + "; }"}, quick(), 1);
        player.choose(*match, 0);
        match->rewind(match->move_count() - 3);
        match::SeededChance chance(Rng::from(99));
        match->settle(chance);
        player.choose(*match, 0);
    }
    std::ifstream lines(file);
    std::string line;
    while (std::getline(lines, line) && line.find("\"again\":true") == std::string::npos) {
    }
    std::filesystem::remove(file);
    ASSERT_FALSE(line.empty()) << "it was never told again";
    EXPECT_EQ(boost::json::parse(line).at("told").as_array().size(), match->seen(0).size());
}

TEST(ForeignPlayer, ACrashLoses) {
    EXPECT_EQ(cause_of("exit 3"), "crash: it ended before it answered (exit code 3)");
    EXPECT_EQ(cause_of(kHello + "read -r line; kill -SEGV $$"), "crash: it ended before it answered (signal 11)");
    EXPECT_EQ(cause_of(kHello + "exit 0"), "crash: it ended before it answered (exit code 0)");
    EXPECT_EQ(cause_of(kHello + "exec >&-; sleep 100"), "crash: it ended before it answered (killed)");
}

TEST(ForeignPlayer, ATimeOutLoses) {
    Limits limits = quick();
    limits.move_seconds = 0.2;
    EXPECT_EQ(cause_of(kHello + "sleep 100", limits), "time-out: no answer within 0.2 s");
    EXPECT_EQ(cause_of(kHello + "while :; do echo '{\"type\":\"info\"}'; done", limits),
              "time-out: no answer within 0.2 s")
        << "information does not buy time";
    limits.start_seconds = 0.1;
    EXPECT_EQ(cause_of("trap '' TERM; sleep 100", limits), "time-out: no answer within 0.1 s");
}

TEST(ForeignPlayer, GarbageLoses) {
    EXPECT_EQ(cause_of("echo hello"), "garbage: \"hello\"");
    EXPECT_EQ(cause_of("echo '[1]'"), "garbage: \"[1]\"");
    EXPECT_EQ(cause_of("echo '{\"type\":\"hello\",\"protocol\":\"uci\"}'"),
              "garbage: its first message must be a hello of wharf-engine/2 or wharf-engine/3");
    EXPECT_EQ(cause_of(kHello + "echo '{\"type\":7}'"), "garbage: a message of type \"\" instead of a move");
    EXPECT_EQ(cause_of(kHello + "echo '{\"type\":\"move\",\"move\":\"keep A\",\"values\":[1]}'"),
              "garbage: \"values\" must be a list with one number for each seat");
    EXPECT_EQ(cause_of("tr '\\0' x </dev/zero"), "garbage: a line without an end");
    EXPECT_EQ(cause_of(kHello + "echo '{\"type\":\"error\",\"reason\":\"no idea\"}'"), "gave up: no idea");
}

TEST(ForeignPlayer, AnIllegalMoveLosesAndIsExplained) {
    const std::string file = ::testing::TempDir() + "wharf-refused-" + std::to_string(getpid());
    EXPECT_TRUE(cause_of(kHello +
                         "read -r line; echo '{\"type\":\"move\",\"move\":\"sing\"}'; read -r line; echo "
                         "\"$line\" >" +
                         file)
                    .starts_with("illegal move \"sing\": Moves begin with "));
    std::ifstream lines(file);
    std::string line;
    std::getline(lines, line);
    std::filesystem::remove(file);
    EXPECT_NE(line.find("\"code\":\"unknown_move\""), std::string::npos) << line;
    EXPECT_TRUE(cause_of(kHello + "echo '{\"type\":\"move\"}'").starts_with("illegal move \"\": "));
}

TEST(ForeignPlayer, AProgramThatIsNotThereLoses) {
    const auto match = match_at_first_decision();
    ForeignPlayer player({"/no/such/program"}, quick(), 1);
    EXPECT_THROW(player.choose(*match, 0), players::Forfeit);
}

TEST(ForeignPlayer, AnInterruptionBreaksOffTheWaiting) {
    std::atomic<bool> stop = false;
    Limits limits = quick();
    limits.move_seconds = 600;
    limits.stop = &stop;
    std::thread interrupter([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop = true;
    });
    const auto begin = Clock::now();
    EXPECT_EQ(cause_of(kHello + "sleep 100", limits), "stopped");
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(60));
    interrupter.join();
}

// Neither the program nor what it has started is left, even if it ignores everything.
TEST(Process, NothingIsLeftBehind) {
    auto started = Process::start({"/bin/sh", "-c", "trap '' TERM INT HUP; sleep 100 & echo $$ $!; wait"});
    Process& process = std::get<Process>(started);
    const auto line = process.receive(Clock::now() + std::chrono::seconds(60), nullptr);
    pid_t shell = 0;
    pid_t sleeper = 0;
    ASSERT_EQ(std::sscanf(std::get<std::string>(line).c_str(), "%d %d", &shell, &sleeper), 2);
    EXPECT_TRUE(is_alive(shell));
    EXPECT_EQ(process.end(std::chrono::milliseconds(50)), "killed");
    EXPECT_FALSE(is_alive(shell)) << "it is not even a zombie";
    for (int i = 0; i < 100 && is_alive(sleeper); ++i) {
        std::ifstream status("/proc/" + std::to_string(sleeper) + "/stat");
        std::string text;
        std::getline(status, text);
        if (text.find(") Z ") != std::string::npos) break;  // dead; whoever inherited it has not waited for it yet
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        ASSERT_LT(i, 99) << "what it had started still runs";
    }
}

TEST(Process, OneThatDoesNotReadDoesNotHoldUsUp) {
    auto started = Process::start({"/bin/sh", "-c", "sleep 100"});
    Process& process = std::get<Process>(started);
    const std::string long_line(std::size_t{4} << 20U, 'x');
    EXPECT_EQ(process.send(long_line, Clock::now() + std::chrono::milliseconds(100), nullptr), Silence::timed_out);
}

TEST(Process, SplitsCommandsLikeAShell) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(split_command("python3  a.py --x 1"), (Words{"python3", "a.py", "--x", "1"}));
    EXPECT_EQ(split_command("'my program' \"a \\\" b\" c\\ d ''"), (Words{"my program", "a \" b", "c d", ""}));
    EXPECT_EQ(split_command("  "), Words{});
    EXPECT_FALSE(split_command("a 'b").has_value());
}

}  // namespace
}  // namespace wharf::engines
