// What the engine in a browser is asked, {"do": …, fields}, read as strictly as the server's requests. `Answer` is what
// comes back (engine_answers.h), unless the request could not be obeyed: then a Problem.
#pragma once

#include <variant>

#include "protocol/engine_answers.h"

namespace wharf::protocol {

using MatchNumber = Whole<1, 1'000'000'000>;
using MoveCount = Whole<0, 1'000'000'000>;
using SeatNumber = Whole<0, kMaxSeats - 1>;
using Observer = Nullable<SeatNumber>;  // null: a spectator
using Seed = Whole<0, (1LL << 53)>;     // a JavaScript number is exact up to here
using GameCount = Whole<1, 1'000'000>;  // more would keep a page waiting for minutes
using PlayerSpec = Text<24>;            // "search:1000"
using SeatNumbers = List<SeatNumber, kMaxSeats>;

struct ListGames {
    static constexpr std::string_view kDo = "games";
    using Answer = Games;
};
BOOST_DESCRIBE_STRUCT(ListGames, (), ())

struct SignRules {
    static constexpr std::string_view kDo = "signature";
    using Answer = RulesSignature;
    std::string game;
    Whole<1, 255> rules;
    SeatCount players;
    GameCount games;
};
BOOST_DESCRIBE_STRUCT(SignRules, (), (game, rules, players, games))

// Of the answers of a net of random numbers.
struct SignNet {
    static constexpr std::string_view kDo = "net_signature";
    using Answer = NetSignature;
    std::string game;
    SeatCount players;
    GameCount games;
};
BOOST_DESCRIBE_STRUCT(SignNet, (), (game, players, games))

// Where a record ends.
struct ReplayRecord {
    static constexpr std::string_view kDo = "replay";
    using Answer = Replayed;
    json::object record;
};
BOOST_DESCRIBE_STRUCT(ReplayRecord, (), (record))

// Whether the chance events of a record are proved (docs/fair-chance.md); `commitment` is what was shown before the
// game.
struct VerifyRecord {
    static constexpr std::string_view kDo = "verify";
    using Answer = Verified;
    json::object record;
    std::optional<std::string> commitment;
};
BOOST_DESCRIBE_STRUCT(VerifyRecord, (), (record, commitment))

// What a table wants to know after a change: through the first of the eyes that is asked something, else through the
// first (a spectator's where there are none); told from the move number `from` on for the first of the eyes, from the
// beginning for others; and which seats the engine plays.
struct Look {
    SeatNumbers eyes;
    std::optional<MoveCount> from;
    std::optional<SeatNumbers> computers;
};
BOOST_DESCRIBE_STRUCT(Look, (), (eyes, from, computers))

// With a seed its chance events repeat; without, they come from the browser's source of secure randomness.
struct BeginMatch {
    static constexpr std::string_view kDo = "begin";
    using Answer = Opened;
    std::string game;
    SeatCount players;
    std::optional<json::object> options;
    std::optional<Seed> seed;
    std::optional<std::vector<std::string>> names;
    std::optional<Look> look;
};
BOOST_DESCRIBE_STRUCT(BeginMatch, (), (game, players, options, seed, names, look))

// A record or a position; `settle` plays on to the first decision. With `chance_waits` only forced moves are made, and
// chance that could do several things waits until it is told what (`luck`).
struct OpenMatch {
    static constexpr std::string_view kDo = "open";
    using Answer = Opened;
    json::object document;
    std::optional<Seed> seed;
    std::optional<bool> settle;
    std::optional<bool> chance_waits;
    std::optional<Look> look;
};
BOOST_DESCRIBE_STRUCT(OpenMatch, (), (document, seed, settle, chance_waits, look))

// The move, with the chance and forced moves after it.
struct PlayMove {
    static constexpr std::string_view kDo = "play";
    using Answer = Changed;
    MatchNumber match;
    SeatNumber seat;
    std::string move;
    std::optional<bool> chance_waits;
    std::optional<Look> look;
};
BOOST_DESCRIBE_STRUCT(PlayMove, (), (match, seat, move, chance_waits, look))

// What chance does where it waits: one of its outcomes, or without one whatever is drawn.
struct PlayChance {
    static constexpr std::string_view kDo = "luck";
    using Answer = Changed;
    MatchNumber match;
    std::optional<std::string> outcome;
    std::optional<bool> chance_waits;
    std::optional<Look> look;
};
BOOST_DESCRIBE_STRUCT(PlayChance, (), (match, outcome, chance_waits, look))

struct UndoMove {
    static constexpr std::string_view kDo = "undo";
    using Answer = Changed;
    MatchNumber match;
    SeatNumber seat;
    std::optional<Look> look;
};
BOOST_DESCRIBE_STRUCT(UndoMove, (), (match, seat, look))

struct CloseMatch {
    static constexpr std::string_view kDo = "close";
    using Answer = Closed;
    MatchNumber match;
};
BOOST_DESCRIBE_STRUCT(CloseMatch, (), (match))

// Now, or after the first `count` moves.
struct ShowScene {
    static constexpr std::string_view kDo = "scene";
    using Answer = SceneShown;
    MatchNumber match;
    Observer seat;
    std::optional<MoveCount> count;
};
BOOST_DESCRIBE_STRUCT(ShowScene, (), (match, seat, count))

struct TellMoves {
    static constexpr std::string_view kDo = "told";
    using Answer = MovesTold;
    MatchNumber match;
    Observer seat;
    MoveCount from;
};
BOOST_DESCRIBE_STRUCT(TellMoves, (), (match, seat, from))

// Why a move is not allowed; changes nothing.
struct AskWhy {
    static constexpr std::string_view kDo = "why";
    using Answer = Why;
    MatchNumber match;
    SeatNumber seat;
    std::string move;
};
BOOST_DESCRIBE_STRUCT(AskWhy, (), (match, seat, move))

// The whole record, or what an observer was told.
struct WriteRecord {
    static constexpr std::string_view kDo = "record";
    using Answer = RecordWritten;
    MatchNumber match;
    std::optional<Observer> seat;
};
BOOST_DESCRIBE_STRUCT(WriteRecord, (), (match, seat))

// Everything, secrets included: for thinking elsewhere.
struct WritePosition {
    static constexpr std::string_view kDo = "position";
    using Answer = PositionWritten;
    MatchNumber match;
    std::optional<MoveCount> count;
};
BOOST_DESCRIBE_STRUCT(WritePosition, (), (match, count))

// A computer player's move, in an open match or in a document of one. It looks at the view of the seat and nothing
// else.
struct Think {
    static constexpr std::string_view kDo = "think";
    using Answer = Thought;
    std::optional<MatchNumber> match;
    std::optional<json::object> document;
    SeatNumber seat;
    PlayerSpec player;
    std::optional<Seed> seed;
};
BOOST_DESCRIBE_STRUCT(Think, (), (match, document, seat, player, seed))

// What the moves of a decision are worth, each searched for itself: so many visits of all together, the best of them
// equally often. With the net that is loaded for the game, else with its evaluation. `count`: the position after so
// many moves.
struct Assess {
    static constexpr std::string_view kDo = "assess";
    using Answer = Assessed;
    MatchNumber match;
    SeatNumber seat;
    Whole<1, 100'000> visits;
    Whole<1, 1'000> listed;
    std::optional<MoveCount> count;
    std::optional<std::vector<std::string>> only;
    std::optional<Seed> seed;
};
BOOST_DESCRIBE_STRUCT(Assess, (), (match, seat, visits, listed, count, only, seed))

// A hint for a decision of an open match, from the seat's view: searched as for `assess`, with reasons.
struct AskHint {
    static constexpr std::string_view kDo = "hint";
    using Answer = Hinted;
    MatchNumber match;
    SeatNumber seat;
    Whole<1, 100'000> visits;
    std::optional<Seed> seed;
};
BOOST_DESCRIBE_STRUCT(AskHint, (), (match, seat, visits, seed))

// The report of a match: its steps, each judged by itself in any order and by any worker, and their findings together.
struct PlanReport {
    static constexpr std::string_view kDo = "plan_report";
    using Answer = ReportPlanned;
    MatchNumber match;
};
BOOST_DESCRIBE_STRUCT(PlanReport, (), (match))

// The same step with the same seed has the same finding.
struct JudgeStep {
    static constexpr std::string_view kDo = "judge_step";
    using Answer = StepJudged;
    MatchNumber match;
    MoveCount step;
    std::optional<bool> thorough;
    std::optional<Seed> seed;
};
BOOST_DESCRIBE_STRUCT(JudgeStep, (), (match, step, thorough, seed))

// The findings of all steps, in their order.
struct AssembleReport {
    static constexpr std::string_view kDo = "report";
    using Answer = GameReport;
    MatchNumber match;
    std::vector<json::object> findings;
};
BOOST_DESCRIBE_STRUCT(AssembleReport, (), (match, findings))

using EngineRequest =
    std::variant<ListGames, SignRules, SignNet, ReplayRecord, VerifyRecord, BeginMatch, OpenMatch, PlayMove, PlayChance,
                 UndoMove, CloseMatch, ShowScene, TellMoves, AskWhy, WriteRecord, WritePosition, Think, Assess, AskHint,
                 PlanReport, JudgeStep, AssembleReport>;

}  // namespace wharf::protocol
