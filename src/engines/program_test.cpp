// Programs of version 3: many games in one process, several at once, options, clocks, stop, ponder, worlds; and every
// way to be rude. The programs are small scripts of Python, the whole protocol by hand.
#include "engines/program.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "catalog/catalog.h"
#include "engines/foreign_player.h"
#include "players/forfeit.h"
#include "protocol/scene.h"

namespace wharf::engines {
namespace {

namespace json = boost::json;

// Reads lines, and says them; `hello` has further fields of the answer.
std::string script(const std::string& body, const std::string& hello = "") {
    return "import json, sys, time\n"
           "def say(**m): print(json.dumps(m), flush=True)\n"
           "def read():\n"
           "    line = sys.stdin.readline()\n"
           "    if not line: sys.exit(0)\n"
           "    return json.loads(line)\n"
           "assert 'wharf-engine/3' in read()['protocols']\n"
           "say(type='hello', protocol='wharf-engine/3'" +
           (hello.empty() ? "" : ", " + hello) + ")\n" + body;
}

// Takes the first legal move of every question.
const std::string kFirstMoves =
    "while True:\n"
    "    m = read()\n"
    "    if m['type'] == 'move?': say(type='move', match=m['match'], move=m['scene']['legal'][0]['text'])\n";

Limits limits() {
    Limits wanted;
    wanted.start_seconds = 120;
    wanted.move_seconds = 120;
    wanted.end_seconds = 1;
    return wanted;
}

std::shared_ptr<Programs> programs(const std::string& text, const Settings& settings = {}) {
    return std::make_shared<Programs>(std::vector<std::string>{"python3", "-c", text}, settings, nullptr);
}

std::unique_ptr<match::AnyMatch> begun(std::uint64_t seed = 3) {
    const match::AnyGame* game = catalog::find_game("tortuga");
    auto match = game->create(game->default_config(2));
    match::SeededChance chance(Rng::from(seed));
    match->settle(chance);
    return match;
}

// The move, or the cause for which the program has lost.
std::string answer_of(ForeignPlayer& player, const match::AnyMatch& match) {
    try {
        return player.choose(match, 0);
    } catch (const players::Forfeit& forfeit) {
        return forfeit.what();
    }
}

std::string cause(const std::string& text, const Limits& wanted = limits()) {
    ForeignPlayer player(programs(text), wanted, 1);
    return answer_of(player, *begun());
}

class Notes {
 public:
    explicit Notes(const std::string& name)
        : file_(::testing::TempDir() + "wharf-" + name + "-" + std::to_string(getpid())) {}
    ~Notes() { std::filesystem::remove(file_); }
    // Python that writes an expression into it.
    std::string note(const std::string& expression) const {
        return "print(json.dumps(" + expression + "), file=open('" + file_ + "', 'a'), flush=True)\n";
    }
    std::vector<json::value> lines() const {
        std::vector<json::value> all;
        std::ifstream file(file_);
        for (std::string line; std::getline(file, line);) all.push_back(json::parse(line));
        return all;
    }

 private:
    std::string file_;
};

TEST(Program, OnePlaysManyGamesOneAfterTheOther) {
    const Notes notes("many");
    const auto pool = programs(script("import os\n" + notes.note("os.getpid()") + kFirstMoves));
    for (int game = 0; game < 3; ++game) {
        const auto match = begun(static_cast<std::uint64_t>(game));
        ForeignPlayer player(pool, limits(), 7);
        EXPECT_EQ(player.choose(*match, 0), match->legal_texts(0)[0]);
        player.game_over(*match, 0);
    }
    EXPECT_EQ(notes.lines().size(), 1U) << "one process";
}

TEST(Program, PlaysSeveralGamesAtOnceIfItWantsTo) {
    const Notes notes("at-once");
    // Answers the first question only when the second is there, and in the other order.
    const auto pool = programs(script("import os\n" + notes.note("os.getpid()") +
                                          "asked = []\n"
                                          "while True:\n"
                                          "    m = read()\n"
                                          "    if m['type'] != 'move?': continue\n"
                                          "    asked.insert(0, m)\n"
                                          "    while len(asked) == 2:\n"
                                          "        for a in asked: say(type='move', match=a['match'], "
                                          "move=a['scene']['legal'][0]['text'])\n"
                                          "        asked = []\n",
                                      "games=2"));
    std::vector<std::string> moves(2);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < 2; ++i)
        threads.emplace_back([&, i] {
            ForeignPlayer player(pool, limits(), i);
            moves[i] = answer_of(player, *begun(i + 3));
        });
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(moves[i], begun(i + 3)->legal_texts(0)[0]);
    EXPECT_EQ(notes.lines().size(), 1U);
}

TEST(Program, OptionsItDeclaresAreSetAndOthersAreNot) {
    const Notes notes("options");
    const std::string declared =
        "options=[{'name': 'visits', 'default': 100, 'low': 1, 'high': 900}, {'name': 'style', 'default': 'calm', "
        "'words': ['calm', 'wild']}, {'name': 'deep', 'default': False}]";
    const std::string text =
        script("while True:\n    m = read()\n    if m['type'] == 'option': " + notes.note("[m['name'], m['value']]") +
                   "    if m['type'] == 'move?': say(type='move', match=m['match'], "
                   "move=m['scene']['legal'][0]['text'])\n",
               declared);
    {
        ForeignPlayer player(programs(text, {{"visits", "300"}, {"deep", "true"}, {"unknown", "x"}}), limits(), 1);
        EXPECT_EQ(answer_of(player, *begun()), begun()->legal_texts(0)[0]);
    }
    const auto lines = notes.lines();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], (json::array{"visits", 300}));
    EXPECT_EQ(lines[1], (json::array{"deep", true}));
    const auto refused = [&](const std::string& name, const std::string& value) {
        ForeignPlayer player(programs(text, {{name, value}}), limits(), 1);
        return answer_of(player, *begun());
    };
    EXPECT_EQ(refused("visits", "901"), "option visits must be a whole number from 1 to 900");
    EXPECT_EQ(refused("visits", "many"), "option visits must be a whole number from 1 to 900");
    EXPECT_EQ(refused("deep", "1"), "option deep must be true or false");
    EXPECT_EQ(refused("style", "odd"), "option style cannot be \"odd\"");
}

TEST(Program, IsToldToStopWhenNobodyWantsToKnowAnyMore) {
    const Notes notes("stop");
    const auto match = begun();
    ForeignGame game(
        programs(script("while True:\n    m = read()\n    " + notes.note("m['type']") +
                        "    if m['type'] == 'stop': say(type='move', match=m['match'], move='whatever')\n")),
        {{"game", "tortuga"}, {"rules", 1}, {"players", 2}, {"seat", 0}, {"options", nullptr}}, limits(), 1);
    const std::atomic<bool> withdrawn = true;
    for (int question = 0; question < 2; ++question) {
        ForeignGame::Question asked;
        asked.scene = protocol::scene(*match, 0);
        Rng rng = Rng::from(1);
        asked.imagined = match->imagined(0, rng);
        asked.withdrawn = &withdrawn;
        EXPECT_EQ(game.ask(std::move(asked)), "") << "and its answer is thrown away";
    }
    const json::array expected{"newgame", "move?", "stop", "move?", "stop"};
    const auto lines = notes.lines();
    EXPECT_EQ(json::array(lines.begin(), lines.end()), expected);
}

TEST(Program, KnowsItsClockAndLosesWhenThatIsEmpty) {
    Limits wanted = limits();
    wanted.bank = {0.5, 0};
    EXPECT_EQ(cause(script("while True: read()\n"), wanted), "time-out: no answer within 0.5 s");
    wanted.bank = {1000, 2.5};
    EXPECT_EQ(cause(script("n = read()\nm = read()\n"
                           "say(type='error', match=1, reason=json.dumps([n['clock'], m['clock']['increment'], "
                           "m['budget']['seconds']]))\nread()\n"),
                    wanted),
              "gave up: [{\"left\": [1000.0, null], \"increment\": 2.5}, 2.5, 120.0]");
}

TEST(Program, PondersWhereBothWantIt) {
    const Notes notes("ponder");
    const std::string text =
        script("while True:\n    m = read()\n    " + notes.note("m['type']") +
                   "    if m['type'] == 'move?': say(type='move', match=m['match'], "
                   "move=m['scene']['legal'][0]['text'])\n"
                   "    if m['type'] == 'ponder':\n"
                   "        say(type='sample', match=m['match'], ask=5)\n        a = read()\n        " +
                   notes.note("[a['type'], a['ask'], len(m['scene']['legal'])]"),
               "ponder=True");
    for (const bool ponders : {false, true}) {
        Limits wanted = limits();
        wanted.ponders = ponders;
        ForeignPlayer player(programs(text), wanted, 1);
        const auto match = begun();
        match->play(0, player.choose(*match, 0));
        while (ponders && notes.lines().size() < 7) std::this_thread::sleep_for(std::chrono::milliseconds(20));
        match->play(1, match->legal_texts(1)[0]);
        match::SeededChance chance(Rng::from(9));
        match->settle(chance);
        player.game_over(*match, 0);
    }
    const json::array expected{"newgame", "move?", "end", "newgame", "move?", "ponder", json::array{"worlds", 5, 0},
                               "end"};
    const auto lines = notes.lines();
    EXPECT_EQ(json::array(lines.begin(), lines.end()), expected);
}

TEST(Program, RudeOnesLoseInOneLine) {
    EXPECT_EQ(cause(script("read()\nprint('hello there', flush=True)\nread()\n")), "garbage: \"hello there\"");
    EXPECT_EQ(cause(script("read()\nprint('x' * 3000000, flush=True)\n")), "garbage: a line without an end");
    EXPECT_EQ(cause(script("read()\nread()\nsay(type='sing')\nread()\nread()\n")),
              "garbage: a message of type \"sing\"");
    EXPECT_EQ(cause(script("read()\nread()\nsay(type='move', match=99, move='keep A')\nread()\nread()\n")),
              "garbage: a message of type \"move\" for match 99, which it does not play");
    EXPECT_EQ(cause(script("read()\nread()\nsay(type='move', move='keep A')\nread()\nread()\n")),
              "garbage: a message of type \"move\" that says no match");
    EXPECT_EQ(cause(script("read()\nread()\nsys.exit(4)\n")), "crash: it ended before it answered (exit code 4)");
    EXPECT_EQ(cause(script("read()\nread()\nimport os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n")),
              "crash: it ended before it answered (signal 9)");
    EXPECT_EQ(cause(script("", "games=0")), "garbage: its hello: games: must be a whole number from 1 to 1024");
    EXPECT_EQ(cause(script("", "gmaes=3")), "garbage: its hello: gmaes: is not known here");
    EXPECT_EQ(cause(script("", "options=[{'name': 'x'}]")), "garbage: its hello: options[0].default: is missing");
    Limits wanted = limits();
    wanted.move_seconds = 0.3;
    EXPECT_EQ(cause(script("while True: read()\n"), wanted), "time-out: no answer within 0.3 s");
}

TEST(Program, AnotherIsStartedAfterOneThatFailed) {
    const Notes notes("again");
    const auto pool =
        programs(script("import os\n" + notes.note("os.getpid()") +
                        "m = read()\nm = read()\n"
                        "if m['scene']['waiting_for'] and m['match'] == 1 and os.path.getsize('/proc/self/exe') > 0:\n"
                        "    say(type='move', match=1, move='nonsense')\n" +
                        kFirstMoves));
    for (int game = 0; game < 2; ++game) {
        ForeignPlayer player(pool, limits(), 1);
        EXPECT_TRUE(answer_of(player, *begun()).starts_with(game == 0 ? "illegal move \"nonsense\"" : "keep"));
    }
    EXPECT_EQ(notes.lines().size(), 1U) << "an illegal move loses a game, not the program";
    const auto fragile = programs(script(notes.note("0") + "read()\nread()\nsys.exit(1)\n"));
    for (int game = 0; game < 2; ++game) {
        ForeignPlayer player(fragile, limits(), 1);
        EXPECT_TRUE(answer_of(player, *begun()).starts_with("crash"));
    }
    EXPECT_EQ(notes.lines().size(), 3U);
}

TEST(Program, AnswersThatComeTooLateHarmNobody) {
    const auto pool =
        programs(script("first = None\n"
                        "while True:\n"
                        "    m = read()\n"
                        "    if m['type'] == 'end': say(type='move', match=m['match'], move='too late')\n"
                        "    if m['type'] == 'move?': say(type='move', match=m['match'], "
                        "move=m['scene']['legal'][0]['text'])\n"));
    for (int game = 0; game < 3; ++game) {
        const auto match = begun();
        ForeignPlayer player(pool, limits(), 1);
        EXPECT_EQ(answer_of(player, *match), match->legal_texts(0)[0]);
        player.game_over(*match, 0);
    }
}

}  // namespace
}  // namespace wharf::engines
