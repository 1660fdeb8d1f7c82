// What a host and a foreign program say to each other (docs/engine-protocol.md), each line a JSON object with its type:
// described once for the schema, and for reading what programs ask.
#pragma once

#include "protocol/engine_answers.h"

namespace wharf::protocol::program {

using MatchNumber = Whole<1, 1'000'000'000>;
using Number = Whole<0, (1LL << 53)>;  // exact in every reader of JSON
using GameId = Text<20>;
using SeatOf = Whole<0, kMaxSeats - 1>;
using OptionName = Text<60>;

// A move of a line: [0, "keep A C"], or ["chance", "die B fleet"], as records have them too: ["0", "keep A C"].
struct LineMove {
    Mover seat;
    std::string text;
};
void read(const json::value& value, LineMove& to, const Path& path, Fault& fault);

// The value of an option: a text, a whole number or yes and no.
struct Setting {
    json::value value;
};
void read(const json::value& value, Setting& to, const Path& path, Fault& fault);

// What a program lets its host set. `low` and `high` are for numbers, `words` for texts with few values.
struct DeclaredOption {
    OptionName name;
    Setting default_value;
    std::optional<std::int64_t> low;
    std::optional<std::int64_t> high;
    std::optional<List<Text<60>, 100>> words;
};
// Not described as others are: "default" is a word of C++.
void read(const json::value& value, DeclaredOption& to, const Path& path, Fault& fault);

// Seconds on the clock of every seat, null where the host does not know; and what a move adds.
struct GameClock {
    std::vector<Nullable<double>> left;
    double increment = 0;
};
BOOST_DESCRIBE_STRUCT(GameClock, (), (left, increment))

struct Budget {
    double seconds = 0;
};
BOOST_DESCRIBE_STRUCT(Budget, (), (seconds))

// --- to the program -------------------------------------------------------------------------------------------------

// `protocol` is the version that older programs know, `protocols` all that this host speaks. The fields from `game` on
// are version 2's: a program of version 3 hears of its games by newgame.
struct HostHello {
    static constexpr std::string_view kType = "hello";
    std::string protocol;
    std::vector<std::string> protocols;
    std::string game;
    std::int64_t rules = 0;
    std::int64_t players = 0;
    std::int64_t seat = 0;
    Nullable<json::object> options;
    Number seed;
};
BOOST_DESCRIBE_STRUCT(HostHello, (), (protocol, protocols, game, rules, players, seat, options, seed))

struct SetOption {
    static constexpr std::string_view kType = "option";
    std::string name;
    Setting value;
};
BOOST_DESCRIBE_STRUCT(SetOption, (), (name, value))

struct NewGame {
    static constexpr std::string_view kType = "newgame";
    MatchNumber match;
    std::string game;
    std::int64_t rules = 0;
    std::int64_t players = 0;
    std::int64_t seat = 0;
    Nullable<json::object> options;
    Number seed;
    std::optional<GameClock> clock;
};
BOOST_DESCRIBE_STRUCT(NewGame, (), (match, game, rules, players, seat, options, seed, clock))

struct AskMove {
    static constexpr std::string_view kType = "move?";
    std::optional<MatchNumber> match;
    std::vector<ToldMove> told;
    std::optional<bool> again;
    Scene scene;
    Budget budget;
    std::optional<GameClock> clock;
};
BOOST_DESCRIBE_STRUCT(AskMove, (), (match, told, again, scene, budget, clock))

struct Ponder {
    static constexpr std::string_view kType = "ponder";
    MatchNumber match;
    Scene scene;
};
BOOST_DESCRIBE_STRUCT(Ponder, (), (match, scene))

struct Stop {
    static constexpr std::string_view kType = "stop";
    std::optional<MatchNumber> match;
    std::optional<Number> query;
};
BOOST_DESCRIBE_STRUCT(Stop, (), (match, query))

struct End {
    static constexpr std::string_view kType = "end";
    std::optional<MatchNumber> match;
    std::optional<std::vector<ToldMove>> told;
    std::optional<bool> again;
    std::optional<Scene> scene;
};
BOOST_DESCRIBE_STRUCT(End, (), (match, told, again, scene))

struct RefusedMove {
    static constexpr std::string_view kType = "refused";
    std::optional<MatchNumber> match;
    Refusal refusal;
};
BOOST_DESCRIBE_STRUCT(RefusedMove, (), (match, refusal))

// A decision to be judged: a scene, or points of a record (`at`: after so many moves; without it, the end).
struct AskAnalysis {
    static constexpr std::string_view kType = "analyse?";
    Number query;
    std::optional<GameId> game;
    std::optional<Whole<0, 255>> rules;
    std::optional<Whole<2, kMaxSeats>> players;
    std::optional<SeatOf> seat;
    std::optional<json::object> scene;
    std::optional<json::object> record;
    std::optional<List<Whole<0, 1'000'000>, 1000>> at;
    std::optional<Whole<1, 100'000>> visits;
    std::optional<Whole<1, 1'000>> most;
    std::optional<List<Text<200>, 1000>> only;
};
BOOST_DESCRIBE_STRUCT(AskAnalysis, (), (query, game, rules, players, seat, scene, record, at, visits, most, only))

// The answer to sample: numbers of worlds, and their positions (wharf-position/1) if they were asked for.
struct Worlds {
    static constexpr std::string_view kType = "worlds";
    std::optional<MatchNumber> match;
    std::optional<Number> ask;
    std::vector<std::int64_t> worlds;
    std::optional<std::vector<json::object>> positions;
};
BOOST_DESCRIBE_STRUCT(Worlds, (), (match, ask, worlds, positions))

// Of games that were finished from there: means over all of them, by seat.
struct Means {
    std::int64_t games = 0;
    std::vector<double> shares;  // of the win: 1 for who is first alone, 1/2 for each of two, 0 for others
    std::vector<double> scores;
};
BOOST_DESCRIBE_STRUCT(Means, (), (games, shares, scores))

// The answer to simulate. `legal` has the moves by seat, {"0": ["keep A", …]}, of everybody in `to_act`.
struct Simulated {
    static constexpr std::string_view kType = "simulated";
    std::optional<MatchNumber> match;
    std::optional<Number> ask;
    std::optional<std::vector<Mover>> to_act;
    std::optional<json::object> legal;
    std::optional<std::vector<std::int64_t>> weights;  // where chance waits: the odds of its outcomes
    bool over = false;
    std::vector<std::int64_t> scores;
    std::vector<std::int64_t> ranks;
    std::optional<std::int64_t> world;          // with keep
    std::optional<std::vector<LineMove>> told;  // with tell
    std::optional<json::object> scene;          // with scene
    std::optional<Means> means;                 // with finish
};
BOOST_DESCRIBE_STRUCT(Simulated, (),
                      (match, ask, to_act, legal, weights, over, scores, ranks, world, told, scene, means))

// Why a sample, simulate or forget was not done. Nothing is lost by it.
struct NotDone {
    static constexpr std::string_view kType = "problem";
    std::optional<MatchNumber> match;
    std::optional<Number> ask;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(NotDone, (), (match, ask, reason))

using ToProgram = std::variant<HostHello, SetOption, NewGame, AskMove, Ponder, Stop, End, RefusedMove, AskAnalysis,
                               Worlds, Simulated, NotDone>;

// --- from the program -----------------------------------------------------------------------------------------------

// What a program says of itself: how many games it plays at once, whether it wants to ponder, and whether it judges
// decisions for analyse?.
struct Hello {
    static constexpr std::string_view kType = "hello";
    Text<40> protocol;
    std::optional<Text<100>> name;
    std::optional<Text<100>> author;
    std::optional<Whole<1, 1024>> games;
    std::optional<bool> ponder;
    std::optional<bool> analyses;
    std::optional<List<DeclaredOption, 100>> options;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (protocol, name, author, games, ponder, analyses, options))

struct Move {
    static constexpr bool kIsOpen = true;
    static constexpr std::string_view kType = "move";
    std::optional<MatchNumber> match;
    std::string move;
    std::optional<std::vector<double>> values;
};
BOOST_DESCRIBE_STRUCT(Move, (), (match, move, values))

struct Info {
    static constexpr bool kIsOpen = true;
    static constexpr std::string_view kType = "info";
};
BOOST_DESCRIBE_STRUCT(Info, (), ())

struct GivesUp {
    static constexpr std::string_view kType = "error";
    std::optional<MatchNumber> match;
    std::optional<Number> query;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(GivesUp, (), (match, query, reason))

struct JudgedMove {
    static constexpr bool kIsOpen = true;
    std::string move;
    std::vector<double> values;  // the share of the win that every seat may expect
    std::optional<std::int64_t> visits;
    std::optional<std::vector<LineMove>> line;  // how it would go on, this move first
};
BOOST_DESCRIBE_STRUCT(JudgedMove, (), (move, values, visits, line))

// The best move first. Of a record with several points there is one answer for each, with its `at`.
struct Analysis {
    static constexpr bool kIsOpen = true;
    static constexpr std::string_view kType = "analysis";
    Number query;
    std::optional<std::int64_t> at;
    std::optional<Nullable<std::int64_t>> seat;  // null: nobody decides there
    std::vector<JudgedMove> moves;
};
BOOST_DESCRIBE_STRUCT(Analysis, (), (query, at, seat, moves))

struct Sample {
    static constexpr std::string_view kType = "sample";
    std::optional<MatchNumber> match;
    std::optional<Number> ask;
    std::optional<Whole<1, 100>> count;
    std::optional<bool> positions;
};
BOOST_DESCRIBE_STRUCT(Sample, (), (match, ask, count, positions))

// Plays the game on from where the line ends, several times: so many decisions of each, or to its end.
struct Finish {
    Text<24> player;
    std::optional<Whole<1, 1'000>> games;
    std::optional<Whole<0, 100'000>> decisions;
};
BOOST_DESCRIBE_STRUCT(Finish, (), (player, games, decisions))

struct Simulate {
    static constexpr std::string_view kType = "simulate";
    std::optional<MatchNumber> match;
    std::optional<Number> ask;
    MatchNumber world;
    std::optional<List<LineMove, 10'000>> moves;
    std::optional<bool> wait;   // chance that could do several things waits for its outcome
    std::optional<bool> keep;   // where the line ends becomes a world of its own
    std::optional<bool> tell;   // every move that was made, chance and forced moves too
    std::optional<bool> legal;  // false: nobody wants to know what may be done there
    std::optional<SeatOf> scene;
    std::optional<Finish> finish;
};
BOOST_DESCRIBE_STRUCT(Simulate, (), (match, ask, world, moves, wait, keep, tell, legal, scene, finish))

struct Forget {
    static constexpr std::string_view kType = "forget";
    std::optional<MatchNumber> match;
    List<MatchNumber, 10'000> worlds;
};
BOOST_DESCRIBE_STRUCT(Forget, (), (match, worlds))

using FromProgram = std::variant<Hello, Move, Info, GivesUp, Analysis, Sample, Simulate, Forget>;

}  // namespace wharf::protocol::program
