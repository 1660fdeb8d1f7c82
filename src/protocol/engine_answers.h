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

// Whether every draw of a record is proved, how many are, and what there is to say of it.
struct Verified {
    bool proved = false;
    std::int64_t draws = 0;
    text::Message message;
};
BOOST_DESCRIBE_STRUCT(Verified, (), (proved, draws, message))

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

// What chance may do, by its odds.
struct ChanceOutcome {
    std::string text;
    Written<MoveFields> move;
    std::int64_t weight = 0;
};
BOOST_DESCRIBE_STRUCT(ChanceOutcome, (), (text, move, weight))

// What was looked for after a change.
struct Seen {
    std::int64_t count = 0;  // moves made
    Nullable<std::int64_t> seat;
    Written<Scene> scene;
    Written<std::vector<ToldMove>> told;
    Written<json::object> record;
    Nullable<std::int64_t> thinks;                       // the computer player that is asked,
    std::optional<Written<json::object>> position;       // with the position for it
    std::optional<std::vector<ChanceOutcome>> chance{};  // where it waits to be told
};
BOOST_DESCRIBE_STRUCT(Seen, (), (count, seat, scene, told, record, thinks, position, chance))

// `seen` where there was a look, `count` in any case.
// `about`: what a record tells beside its moves; `computers`: whose seats are computer players'.
struct Opened {
    std::int64_t match = 0;
    std::vector<std::string> names;
    std::int64_t count = 0;
    text::Messages about;
    std::vector<std::int64_t> computers;
    std::optional<Seen> seen;
};
BOOST_DESCRIBE_STRUCT(Opened, (), (match, names, count, about, computers, seen))

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

// A move of a continuation, and what chance must do before it: its outcomes are nobody's moves.
struct LineStep {
    Written<std::vector<ToldMove>> chance;
    Written<ToldMove> move;
};
BOOST_DESCRIBE_STRUCT(LineStep, (), (chance, move))

// A move searched for itself. Of one that was not searched nothing is known but itself. `margin` is half the width of
// the 95 % interval of the mover's share of the win; `cost` is against the best move, with its own.
struct SearchedMove {
    std::string move;
    Written<MoveFields> fields;
    std::int64_t visits = 0;
    double margin = 0;
    double depth = 0;
    std::int64_t deepest = 0;
    double cost = 0;
    double cost_margin = 0;
    std::vector<Expectation> seats;
    std::vector<LineStep> line;
};
BOOST_DESCRIBE_STRUCT(SearchedMove, (), (move, fields, visits, margin, depth, deepest, cost, cost_margin, seats, line))

// By their value to the mover, then those that were not searched.
struct Assessed {
    std::vector<SearchedMove> moves;
    std::int64_t visits = 0;
};
BOOST_DESCRIBE_STRUCT(Assessed, (), (moves, visits))

// A hint: the best move with its interval, another to compare it with (a beginner's, or the second best), and facts in
// which they differ, to the best one's good. Nothing to compare with: nothing else is told.
struct Hinted {
    SearchedMove best;
    std::optional<SearchedMove> compared;
    bool beginner = false;  // whether a beginner would take the other
    bool clear = false;     // whether the best is better by more than the doubt about it
    std::vector<text::Message> reasons;
};
BOOST_DESCRIBE_STRUCT(Hinted, (), (best, compared, beginner, clear, reasons))

struct ReportPlanned {
    std::int64_t steps = 0;
};
BOOST_DESCRIBE_STRUCT(ReportPlanned, (), (steps))

// To be kept, and handed back with the others.
struct StepJudged {
    json::object finding;
};
BOOST_DESCRIBE_STRUCT(StepJudged, (), (finding))

// share = expected + luck + skill, exactly (docs/report.md).
struct SeatReport {
    double expected = 0;
    double luck = 0;
    double skill = 0;
    double share = 0;
    double mistakes = 0;
};
BOOST_DESCRIBE_STRUCT(SeatReport, (), (expected, luck, skill, share, mistakes))

struct DecisionReport {
    std::int64_t move = 0;  // its number in the record
    std::int64_t seat = 0;
    Written<ToldMove> played;
    Written<ToldMove> best;
    double value = 0;
    double cost = 0;
    double margin = 0;
    bool mistake = false;
    bool substitute = false;  // a computer player made the move for somebody who had gone
    std::vector<LineStep> line;
};
BOOST_DESCRIBE_STRUCT(DecisionReport, (), (move, seat, played, best, value, cost, margin, mistake, substitute, line))

// Moves [first, end) of the record; no decisions: chance. Shares by seat.
struct EventReport {
    std::int64_t round = 0;
    std::int64_t first = 0;
    std::int64_t end = 0;
    std::vector<double> before;
    std::vector<double> after;
    std::vector<DecisionReport> decisions;
};
BOOST_DESCRIBE_STRUCT(EventReport, (), (round, first, end, before, after, decisions))

struct GameReport {
    bool over = false;
    bool given_up = false;  // people resigned: shares are what was expected then
    std::vector<SeatReport> seats;
    std::vector<EventReport> events;
    std::vector<std::int64_t> turning_points;  // numbers of events
};
BOOST_DESCRIBE_STRUCT(GameReport, (), (over, given_up, seats, events, turning_points))

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
