// Everything that goes between server and client, as structs that are described once. docs/protocol.md explains them.
#pragma once

#include <variant>

#include "core/game.h"
#include "protocol/fields.h"

namespace wharf::protocol {

// --- people ---------------------------------------------------------------------------------------------------------

using Name = Text<32>;
using Password = Text<200>;
using TableId = Text<32>;
using UserId = Text<32>;
using InviteCode = Text<32>;

enum class PersonKind { guest, account, bot };
BOOST_DESCRIBE_ENUM(PersonKind, guest, account, bot)

struct Me {
    std::string id;
    std::string name;
    PersonKind kind = PersonKind::guest;
};
BOOST_DESCRIBE_STRUCT(Me, (), (id, name, kind))

struct NewGuest {
    Name name;
};
BOOST_DESCRIBE_STRUCT(NewGuest, (), (name))

struct Credentials {
    Name name;
    Password password;
};
BOOST_DESCRIBE_STRUCT(Credentials, (), (name, password))

struct NewPassword {
    Password old_password;
    Password new_password;
};
BOOST_DESCRIBE_STRUCT(NewPassword, (), (old_password, new_password))

struct DeleteAccount {
    Password password;
};
BOOST_DESCRIBE_STRUCT(DeleteAccount, (), (password))

struct NewToken {
    Text<60> label;
};
BOOST_DESCRIBE_STRUCT(NewToken, (), (label))

// An API token as its owner sees it; `token` itself is shown once, when it is made.
struct TokenInfo {
    std::string id;
    std::string label;
    std::int64_t created = 0;
    std::optional<std::string> token;
};
BOOST_DESCRIBE_STRUCT(TokenInfo, (), (id, label, created, token))

struct Mute {
    UserId user;
    bool on = true;
};
BOOST_DESCRIBE_STRUCT(Mute, (), (user, on))

struct RatingInfo {
    std::string game;
    std::string players;      // class of player counts: games of two are rated apart
    std::int64_t rating = 0;  // what the player is very likely worth; 1000 for a newcomer
    std::int64_t games = 0;
};
BOOST_DESCRIBE_STRUCT(RatingInfo, (), (game, players, rating, games))

struct Profile {
    std::string id;
    std::string name;
    PersonKind kind = PersonKind::guest;
    std::int64_t created = 0;
    std::vector<RatingInfo> ratings;
};
BOOST_DESCRIBE_STRUCT(Profile, (), (id, name, kind, created, ratings))

// --- tables ---------------------------------------------------------------------------------------------------------

enum class Pace { live, turns };
BOOST_DESCRIBE_ENUM(Pace, live, turns)
enum class Level { easy, normal, hard };
BOOST_DESCRIBE_ENUM(Level, easy, normal, hard)
enum class Status { open, playing, over, abandoned };
BOOST_DESCRIBE_ENUM(Status, open, playing, over, abandoned)
enum class SeatKind { open, person, computer };
BOOST_DESCRIBE_ENUM(SeatKind, open, person, computer)

// Live: a bank of time and what is added after a turn. Turn by turn: the time for every turn, and nothing is added.
struct Clock {
    Whole<10, 30 * 86400> seconds;
    Whole<0, 3600> increment;
};
BOOST_DESCRIBE_STRUCT(Clock, (), (seconds, increment))

struct SeatWish {
    SeatKind kind = SeatKind::open;
    std::optional<Level> level;
};
BOOST_DESCRIBE_STRUCT(SeatWish, (), (kind, level))

// A table to open. `seats` says who plays where: open seats are for people, the first one for who opens the table.
struct NewTable {
    Text<20> game;
    List<SeatWish, 5> seats;
    std::optional<json::object> options;
    std::optional<Pace> pace;
    std::optional<Clock> clock;
    std::optional<bool> invite_only;
    std::optional<bool> rated;
    std::optional<bool> shuffle;  // seats are drawn when the game starts
};
BOOST_DESCRIBE_STRUCT(NewTable, (), (game, seats, options, pace, clock, invite_only, rated, shuffle))

struct QuickMatch {
    Text<20> game;
    Whole<2, 5> players;
    std::optional<bool> rated;
};
BOOST_DESCRIBE_STRUCT(QuickMatch, (), (game, players, rated))

struct SeatInfo {
    SeatKind kind = SeatKind::open;
    std::string name;
    std::optional<std::string> user;
    std::optional<Level> level;
    bool substituted = false;  // a computer player plays for the person of this seat
    bool resigned = false;
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (kind, name, user, level, substituted, resigned))

struct Result {
    std::vector<std::int64_t> scores;
    std::vector<std::int64_t> ranks;
};
BOOST_DESCRIBE_STRUCT(Result, (), (scores, ranks))

struct TableInfo {
    std::string id;
    std::string game;
    Status status = Status::open;
    std::vector<SeatInfo> seats;
    json::object options;
    Pace pace = Pace::live;
    std::optional<Clock> clock;
    bool invite_only = false;
    bool rated = false;
    bool shuffle = false;
    std::string host;
    std::int64_t created = 0;
    std::int64_t changed = 0;
    std::optional<std::string> invite;   // only for those who sit there
    std::optional<std::string> rematch;  // the table where these people play again
    std::optional<Result> result;
};
BOOST_DESCRIBE_STRUCT(TableInfo, (),
                      (id, game, status, seats, options, pace, clock, invite_only, rated, shuffle, host, created,
                       changed, invite, rematch, result))

// --- what an observer is told of a game -----------------------------------------------------------------------------

enum class ToldKind { started, move, undo, resigned, timed_out, left, returned, asked_undo, refused_undo };
BOOST_DESCRIBE_ENUM(ToldKind, started, move, undo, resigned, timed_out, left, returned, asked_undo, refused_undo)

// A seat, or chance.
struct Mover {
    Seat seat = kChance;
};
void write(text::JsonText& to, const Mover& mover);
void read(const json::value& value, Mover& to, const Path& path, Fault& fault);

// One thing an observer was told, in order; never changed afterwards. `count` of an undo: how many of the moves told
// before, the last ones, are taken back.
struct Told {
    ToldKind kind = ToldKind::move;
    std::optional<Mover> seat;
    std::optional<std::string> text;
    std::optional<std::int64_t> count;
};
BOOST_DESCRIBE_STRUCT(Told, (), (kind, seat, text, count))

struct LegalMove {
    std::string text;
    std::string hint;
};
BOOST_DESCRIBE_STRUCT(LegalMove, (), (text, hint))

struct ScoreLine {
    std::string clause;
    std::string name;
    std::int64_t points = 0;
};
BOOST_DESCRIBE_STRUCT(ScoreLine, (), (clause, name, points))

// What protocol::scene makes; a test holds the two together.
struct Scene {
    std::string game;
    std::int64_t rules = 0;
    std::int64_t players = 0;
    Nullable<std::int64_t> seat;  // null: a spectator
    std::vector<std::int64_t> waiting_for;
    std::string prompt;
    std::vector<LegalMove> legal;
    bool can_undo = false;
    bool over = false;
    std::vector<std::vector<ScoreLine>> scores;
    Nullable<Result> result;
    json::object view;
};
BOOST_DESCRIBE_STRUCT(Scene, (),
                      (game, rules, players, seat, waiting_for, prompt, legal, can_undo, over, scores, result, view))

// Milliseconds left, and whether they run.
struct ClockInfo {
    std::int64_t left = 0;
    bool running = false;
};
BOOST_DESCRIBE_STRUCT(ClockInfo, (), (left, running))

struct ChatLine {
    std::int64_t number = 0;
    std::string user;
    std::string name;
    std::int64_t at = 0;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (number, user, name, at, text))

struct Error {
    std::string code;
    std::string sentence;
    std::optional<std::string> clause;
    std::optional<std::string> field;
};
BOOST_DESCRIBE_STRUCT(Error, (), (code, sentence, clause, field))

// --- what clients ask: over the socket as {"do": …, "id": …, fields}, over HTTP with the fields as body
// ---------------

struct Subscribe {
    static constexpr std::string_view kDo = "subscribe";
    TableId table;
    std::optional<Whole<0, 1'000'000'000>> since;  // what was told before this number is known already
    std::optional<InviteCode> invite;
};
BOOST_DESCRIBE_STRUCT(Subscribe, (), (table, since, invite))

struct Unsubscribe {
    static constexpr std::string_view kDo = "unsubscribe";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Unsubscribe, (), (table))

struct WatchLobby {
    static constexpr std::string_view kDo = "lobby";
    bool on = true;
};
BOOST_DESCRIBE_STRUCT(WatchLobby, (), (on))

struct Join {
    static constexpr std::string_view kDo = "join";
    TableId table;
    std::optional<Whole<0, 4>> seat;
    std::optional<InviteCode> invite;
};
BOOST_DESCRIBE_STRUCT(Join, (), (table, seat, invite))

struct Leave {
    static constexpr std::string_view kDo = "leave";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Leave, (), (table))

struct Return {
    static constexpr std::string_view kDo = "return";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Return, (), (table))

struct Start {
    static constexpr std::string_view kDo = "start";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Start, (), (table))

struct SetComputer {
    static constexpr std::string_view kDo = "computer";
    TableId table;
    Whole<0, 4> seat;
    std::optional<Level> level;  // none: the seat is open again
};
BOOST_DESCRIBE_STRUCT(SetComputer, (), (table, seat, level))

struct MakeMove {
    static constexpr std::string_view kDo = "move";
    TableId table;
    Text<200> move;
    std::optional<Whole<0, 1'000'000'000>> at;  // what the mover has been told so far; refused if that is not all
};
BOOST_DESCRIBE_STRUCT(MakeMove, (), (table, move, at))

struct Undo {
    static constexpr std::string_view kDo = "undo";
    TableId table;
    std::optional<bool> ask;  // ask the others where it is not free
};
BOOST_DESCRIBE_STRUCT(Undo, (), (table, ask))

struct AnswerUndo {
    static constexpr std::string_view kDo = "answer_undo";
    TableId table;
    bool agree = false;
};
BOOST_DESCRIBE_STRUCT(AnswerUndo, (), (table, agree))

struct Resign {
    static constexpr std::string_view kDo = "resign";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Resign, (), (table))

struct Rematch {
    static constexpr std::string_view kDo = "rematch";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Rematch, (), (table))

struct Say {
    static constexpr std::string_view kDo = "say";
    TableId table;
    Text<500> text;
};
BOOST_DESCRIBE_STRUCT(Say, (), (table, text))

using SocketRequest = std::variant<Subscribe, Unsubscribe, WatchLobby, Join, Leave, Return, Start, SetComputer,
                                   MakeMove, Undo, AnswerUndo, Resign, Rematch, Say>;

// --- what the server says over the socket: {"kind": …, fields} -------------------------------------------------------

struct Welcome {
    static constexpr std::string_view kKind = "welcome";
    std::string version;
    Me me;
};
BOOST_DESCRIBE_STRUCT(Welcome, (), (version, me))

// What is new at a table for this observer. `told` begins with number `sequence - told.size()`; `scene` is missing
// before the game starts; `info` is sent when it has changed.
struct TableUpdate {
    static constexpr std::string_view kKind = "table";
    std::string table;
    std::int64_t sequence = 0;
    std::vector<Told> told;
    std::optional<TableInfo> info;
    std::optional<Scene> scene;
    std::optional<std::vector<ClockInfo>> clocks;
    std::optional<std::int64_t> undo_asked;  // the seat that asks to take back a move
};
BOOST_DESCRIBE_STRUCT(TableUpdate, (), (table, sequence, told, info, scene, clocks, undo_asked))

struct Presence {
    static constexpr std::string_view kKind = "presence";
    std::string table;
    std::vector<bool> seats;
    std::int64_t watchers = 0;
};
BOOST_DESCRIBE_STRUCT(Presence, (), (table, seats, watchers))

struct Chat {
    static constexpr std::string_view kKind = "chat";
    std::string table;
    std::vector<ChatLine> lines;
};
BOOST_DESCRIBE_STRUCT(Chat, (), (table, lines))

// `all`: these are all tables of the lobby; otherwise those that changed.
struct LobbyUpdate {
    static constexpr std::string_view kKind = "lobby";
    bool all = false;
    std::vector<TableInfo> tables;
    std::vector<std::string> gone;
};
BOOST_DESCRIBE_STRUCT(LobbyUpdate, (), (all, tables, gone))

struct Done {
    static constexpr std::string_view kKind = "done";
    std::optional<std::int64_t> id;
    std::optional<std::string> table;  // a new table, where one was made
};
BOOST_DESCRIBE_STRUCT(Done, (), (id, table))

struct Refused {
    static constexpr std::string_view kKind = "refused";
    std::optional<std::int64_t> id;
    Error error;
};
BOOST_DESCRIBE_STRUCT(Refused, (), (id, error))

// The server goes away for a moment; connect again and resume.
struct Restarting {
    static constexpr std::string_view kKind = "restarting";
    std::int64_t wait = 0;  // milliseconds
};
BOOST_DESCRIBE_STRUCT(Restarting, (), (wait))

using SocketMessage = std::variant<Welcome, TableUpdate, Presence, Chat, LobbyUpdate, Done, Refused, Restarting>;

// A request as it came over the socket, with the number its answer will carry.
struct NumberedRequest {
    std::optional<std::int64_t> id;
    SocketRequest request;
};

// Larger messages are not read.
inline constexpr std::size_t kMaxMessageBytes = 16U << 10U;

// Reads a message of a client; the id is set as soon as it is known, so that a refusal can carry it.
std::variant<NumberedRequest, Error> read_request(std::string_view message, std::optional<std::int64_t>& id);

// Parses a JSON text from outside, or says what is wrong.
std::variant<json::value, Error> parse(std::string_view text);

Error bad_field(const text::Problem& problem);

// The fields of a request as HTTP carries them in a body.
template <class T>
std::variant<T, Error> read_body(std::string_view body) {
    auto parsed = parse(body);
    if (auto* error = std::get_if<Error>(&parsed)) return std::move(*error);
    T request;
    Fault fault;
    read(std::get<json::value>(parsed), request, {}, fault);
    if (fault.found()) return bad_field(*fault.problem());
    return request;
}

// {"kind": …, fields}
template <class T>
void write_message(std::string& text, const T& fields) {
    text::JsonText to(text);
    to.open('{');
    to.key("kind");
    to.text(T::kKind);
    write_fields(to, fields);
    to.close('}');
}
template <class T>
std::string message(const T& fields) {
    std::string text;
    write_message(text, fields);
    return text;
}

}  // namespace wharf::protocol
