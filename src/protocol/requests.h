// What clients ask: over the socket as {"do": …, "id": …, fields}, over HTTP with the fields as body.
#pragma once

#include <variant>

#include "protocol/tables.h"

namespace wharf::protocol {

struct Subscribe {
    static constexpr std::string_view kDo = "subscribe";
    TableId table;
    std::optional<Whole<0, 1'000'000'000>> since;  // what was told before this number is known already
    std::optional<InviteCode> invite;
    std::optional<bool> changes;  // of a scene what has changed, instead of the whole
};
BOOST_DESCRIBE_STRUCT(Subscribe, (), (table, since, invite, changes))

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

// Follow a tournament: it is sent as it is now, and whenever it has changed.
struct WatchTournament {
    static constexpr std::string_view kDo = "tournament";
    Text<32> tournament;
    bool on = true;
};
BOOST_DESCRIBE_STRUCT(WatchTournament, (), (tournament, on))

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

// A number for the chance events of the game, given once and before the start: 64 digits 0-9 and a-f; or
// none, which need not be waited for then.
struct GiveNumber {
    static constexpr std::string_view kDo = "number";
    TableId table;
    Text<64> number;
};
BOOST_DESCRIBE_STRUCT(GiveNumber, (), (table, number))

struct SetComputer {
    static constexpr std::string_view kDo = "computer";
    TableId table;
    Whole<0, 4> seat;
    std::optional<Level> level;  // none: the seat is open again
};
BOOST_DESCRIBE_STRUCT(SetComputer, (), (table, seat, level))

// The host asks somebody, a person or a bot, to take an open seat. He joins, or declines.
struct Challenge {
    static constexpr std::string_view kDo = "challenge";
    TableId table;
    Name user;
    std::optional<Whole<0, 4>> seat;
};
BOOST_DESCRIBE_STRUCT(Challenge, (), (table, user, seat))

// What was challenged will not play: its seat is open for everybody.
struct Decline {
    static constexpr std::string_view kDo = "decline";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Decline, (), (table))

// The host does not want somebody at his table: the seat is open again, and he cannot come back to it.
struct Kick {
    static constexpr std::string_view kDo = "kick";
    TableId table;
    Whole<0, 4> seat;
};
BOOST_DESCRIBE_STRUCT(Kick, (), (table, seat))

// The host gives the table up before it has started.
struct Cancel {
    static constexpr std::string_view kDo = "cancel";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Cancel, (), (table))

// The host changes what is played, before it has started.
struct Change {
    static constexpr std::string_view kDo = "change";
    TableId table;
    Settings settings;
};
BOOST_DESCRIBE_STRUCT(Change, (), (table, settings))

// A pause is asked for, or agreed to; it begins when all people who play have agreed.
struct Pause {
    static constexpr std::string_view kDo = "pause";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Pause, (), (table))

// A pause ends; or one that was asked for is not wanted.
struct Resume {
    static constexpr std::string_view kDo = "resume";
    TableId table;
};
BOOST_DESCRIBE_STRUCT(Resume, (), (table))

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

enum class SeatOrder { drawn, rotated, same };
BOOST_DESCRIBE_ENUM(SeatOrder, drawn, rotated, same)

// Offers the others another game, at a table where their seats are kept for them; or takes the offer that was made.
struct Rematch {
    static constexpr std::string_view kDo = "rematch";
    TableId table;
    std::optional<SeatOrder> order;  // of the seats there; drawn where none is named
};
BOOST_DESCRIBE_STRUCT(Rematch, (), (table, order))

struct Say {
    static constexpr std::string_view kDo = "say";
    TableId table;
    Text<500> text;
};
BOOST_DESCRIBE_STRUCT(Say, (), (table, text))

using SocketRequest = std::variant<Subscribe, Unsubscribe, WatchLobby, WatchTournament, Join, Leave, Return, Start,
                                   GiveNumber, SetComputer, Challenge, Decline, Kick, Cancel, Change, Pause, Resume,
                                   MakeMove, Undo, AnswerUndo, Resign, Rematch, Say>;

}  // namespace wharf::protocol
