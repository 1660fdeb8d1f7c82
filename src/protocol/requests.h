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

// The host asks a bot to take an open seat. It joins, or declines.
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

using SocketRequest = std::variant<Subscribe, Unsubscribe, WatchLobby, Join, Leave, Return, Start, GiveNumber,
                                   SetComputer, Challenge, Decline, MakeMove, Undo, AnswerUndo, Resign, Rematch, Say>;

}  // namespace wharf::protocol
