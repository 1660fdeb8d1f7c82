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

// A record or a position; `settle` plays on to the first decision.
struct OpenMatch {
    static constexpr std::string_view kDo = "open";
    using Answer = Opened;
    json::object document;
    std::optional<Seed> seed;
    std::optional<bool> settle;
    std::optional<Look> look;
};
BOOST_DESCRIBE_STRUCT(OpenMatch, (), (document, seed, settle, look))

// The move, with the chance and forced moves after it.
struct PlayMove {
    static constexpr std::string_view kDo = "play";
    using Answer = Changed;
    MatchNumber match;
    SeatNumber seat;
    std::string move;
    std::optional<Look> look;
};
BOOST_DESCRIBE_STRUCT(PlayMove, (), (match, seat, move, look))

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

// What it thinks of every move.
struct Analyse {
    static constexpr std::string_view kDo = "analyse";
    using Answer = Analysis;
    std::optional<MatchNumber> match;
    std::optional<json::object> document;
    SeatNumber seat;
    PlayerSpec player;
    std::optional<Seed> seed;
};
BOOST_DESCRIBE_STRUCT(Analyse, (), (match, document, seat, player, seed))

using EngineRequest =
    std::variant<ListGames, SignRules, SignNet, ReplayRecord, BeginMatch, OpenMatch, PlayMove, UndoMove, CloseMatch,
                 ShowScene, TellMoves, AskWhy, WriteRecord, WritePosition, Think, Analyse>;

}  // namespace wharf::protocol
