// What the engine in a browser answers.
#pragma once

#include "protocol/told.h"

namespace wharf::protocol {

using SeatCount = Whole<2, kMaxSeats>;

// JSON of a T that is written already, by one who writes it faster.
template <class T>
struct Written {
    std::string json;
};
template <class T>
void write(text::JsonText& to, const Written<T>& written) {
    to.json(written.json);
}

// A value of an option: a number, or whether.
struct OptionValue {
    bool yes_no = false;
    std::int64_t value = 0;
};
inline void write(text::JsonText& to, const OptionValue& option) {
    option.yes_no ? to.flag(option.value != 0) : to.number(option.value);
}

// The first value is the default.
struct GameOption {
    std::string name;
    std::vector<OptionValue> values;
};
BOOST_DESCRIBE_STRUCT(GameOption, (), (name, values))

// Clauses by their numbers: "clause.T2.5" is the key of their words.
struct GameInfo {
    std::string id;
    std::string title;
    std::int64_t min_players = 0;
    std::int64_t max_players = 0;
    std::int64_t rules = 0;
    std::int64_t oldest_rules = 0;
    std::vector<GameOption> options;
    std::vector<std::string> clauses;
};
BOOST_DESCRIBE_STRUCT(GameInfo, (), (id, title, min_players, max_players, rules, oldest_rules, options, clauses))

struct Games {
    std::vector<GameInfo> games;
};
BOOST_DESCRIBE_STRUCT(Games, (), (games))

struct RulesSignature {
    std::string signature;
    std::string states;
    std::int64_t steps = 0;
};
BOOST_DESCRIBE_STRUCT(RulesSignature, (), (signature, states, steps))

struct NetSignature {
    std::string signature;
};
BOOST_DESCRIBE_STRUCT(NetSignature, (), (signature))

struct Replayed {
    bool over = false;
    Written<Result> result;
    json::object position;
};
BOOST_DESCRIBE_STRUCT(Replayed, (), (over, result, position))

// Why a move was not made; `clause` forbids it, or is empty.
struct Refusal {
    std::string code;
    Message message;
    std::string clause;
};
BOOST_DESCRIBE_STRUCT(Refusal, (), (code, message, clause))

// A move as it was told to an observer, with the moves made by then.
struct ToldMove {
    Mover seat;
    std::string text;
    MoveFields move;
    std::optional<std::int64_t> count;
};
BOOST_DESCRIBE_STRUCT(ToldMove, (), (seat, text, move, count))

// What was looked for after a change.
struct Seen {
    std::int64_t count = 0;  // moves made
    Nullable<std::int64_t> seat;
    Written<Scene> scene;
    Written<std::vector<ToldMove>> told;
    Written<json::object> record;
    Nullable<std::int64_t> thinks;                  // the computer player that is asked,
    std::optional<Written<json::object>> position;  // with the position for it
};
BOOST_DESCRIBE_STRUCT(Seen, (), (count, seat, scene, told, record, thinks, position))

// `seen` where there was a look, `count` in any case.
struct Opened {
    std::int64_t match = 0;
    std::vector<std::string> names;
    std::int64_t count = 0;
    std::optional<Seen> seen;
};
BOOST_DESCRIBE_STRUCT(Opened, (), (match, names, count, seen))

struct Changed {
    std::optional<std::int64_t> count;
    std::optional<Seen> seen;
    std::optional<Written<Refusal>> refusal;  // nothing was changed
};
BOOST_DESCRIBE_STRUCT(Changed, (), (count, seen, refusal))

struct Closed {};
BOOST_DESCRIBE_STRUCT(Closed, (), ())

struct SceneShown {
    Written<Scene> scene;
};
BOOST_DESCRIBE_STRUCT(SceneShown, (), (scene))

struct MovesTold {
    Written<std::vector<ToldMove>> told;
    std::int64_t count = 0;
};
BOOST_DESCRIBE_STRUCT(MovesTold, (), (told, count))

struct Why {
    std::optional<Written<Refusal>> refusal;  // none: the move is allowed
};
BOOST_DESCRIBE_STRUCT(Why, (), (refusal))

struct RecordWritten {
    json::object record;
};
BOOST_DESCRIBE_STRUCT(RecordWritten, (), (record))

struct PositionWritten {
    json::object position;
};
BOOST_DESCRIBE_STRUCT(PositionWritten, (), (position))

struct Thought {
    std::string move;
};
BOOST_DESCRIBE_STRUCT(Thought, (), (move))

struct Expectation {
    double rank = 0;
    double win_share = 0;
    double points = 0;
};
BOOST_DESCRIBE_STRUCT(Expectation, (), (rank, win_share, points))

struct AnalysedMove {
    std::string move;
    Written<MoveFields> fields;
    std::int64_t visits = 0;
    std::vector<Expectation> seats;
    Written<std::vector<ToldMove>> line;
};
BOOST_DESCRIBE_STRUCT(AnalysedMove, (), (move, fields, visits, seats, line))

struct Analysis {
    std::vector<AnalysedMove> options;
    std::int64_t iterations = 0;
};
BOOST_DESCRIBE_STRUCT(Analysis, (), (options, iterations))

struct NetLoaded {
    std::string game;
    std::string hash;
};
BOOST_DESCRIBE_STRUCT(NetLoaded, (), (game, hash))

// Why a request was not obeyed: where in it or its document, and the clause that a position breaks, or "".
struct Problem {
    std::string field;
    text::Message reason;
    std::string clause;
};
BOOST_DESCRIBE_STRUCT(Problem, (), (field, reason, clause))

}  // namespace wharf::protocol
