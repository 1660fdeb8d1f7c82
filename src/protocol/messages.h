// What the server says over the socket, {"kind": …, fields}, and how messages are read and written. docs/protocol.md
// explains them all.
#pragma once

#include <variant>

#include "protocol/administration.h"
#include "protocol/error.h"
#include "protocol/notices.h"
#include "protocol/people.h"
#include "protocol/plans.h"
#include "protocol/requests.h"
#include "protocol/tables.h"
#include "protocol/told.h"
#include "protocol/tournaments.h"

namespace wharf::protocol {

// Of this protocol: raised when a client must change to go on (docs/protocol.md says what changed).
inline constexpr std::string_view kVersion = "2";

struct Welcome {
    static constexpr std::string_view kKind = "welcome";
    std::string version;
    Me me;
};
BOOST_DESCRIBE_STRUCT(Welcome, (), (version, me))

// What is new at a table for this observer. `told` begins with number `sequence - told.size()`; `scene` is missing
// before the game starts; `info` is sent when it has changed. Who asked for changes is sent the scene once, and then in
// its place what has become different in it: JSON Pointers to new values (text/json_changes.h).
struct TableUpdate {
    static constexpr std::string_view kKind = "table";
    std::string table;
    std::int64_t sequence = 0;
    std::vector<Told> told;
    std::optional<TableInfo> info;
    std::optional<Scene> scene;
    std::optional<json::object> changes;
    std::optional<std::vector<ClockInfo>> clocks;
    std::optional<std::int64_t> undo_asked;   // the seat that asks to take back a move
    std::optional<std::int64_t> pause_asked;  // the seat that asks for a pause
    std::optional<std::int64_t> paused;       // milliseconds until the pause ends by itself
};
BOOST_DESCRIBE_STRUCT(TableUpdate, (),
                      (table, sequence, told, info, scene, changes, clocks, undo_asked, pause_asked, paused))

// Somebody has challenged me; what is told of one table replaces what was told of it before.
struct Invited {
    static constexpr std::string_view kKind = "invited";
    ChallengeInfo challenge;
};
BOOST_DESCRIBE_STRUCT(Invited, (), (challenge))

// It is over: taken, declined, taken back.
struct InvitationOver {
    static constexpr std::string_view kKind = "invitation_over";
    std::string table;
};
BOOST_DESCRIBE_STRUCT(InvitationOver, (), (table))

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

// A tournament as it is now, to those who follow it; changes of a moment are told together.
struct TournamentUpdate {
    static constexpr std::string_view kKind = "tournament";
    TournamentPage page;
};
BOOST_DESCRIBE_STRUCT(TournamentUpdate, (), (page))

// Your table of a tournament is ready.
struct TournamentCall {
    static constexpr std::string_view kKind = "tournament_table";
    std::string tournament;
    std::string name;
    std::int64_t round = 0;
    std::string table;
    std::string game;
};
BOOST_DESCRIBE_STRUCT(TournamentCall, (), (tournament, name, round, table, game))

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

// What the house says to everybody: all that has not ended. Sent to whoever comes, and when it changes.
struct Announcements {
    static constexpr std::string_view kKind = "announcements";
    std::vector<Announcement> announcements;
};
BOOST_DESCRIBE_STRUCT(Announcements, (), (announcements))

// The server goes away for a moment; connect again and resume.
struct Restarting {
    static constexpr std::string_view kKind = "restarting";
    std::int64_t wait = 0;  // milliseconds
};
BOOST_DESCRIBE_STRUCT(Restarting, (), (wait))

using SocketMessage =
    std::variant<Announcements, Welcome, TableUpdate, Invited, InvitationOver, Presence, Chat, LobbyUpdate,
                 TournamentUpdate, TournamentCall, TurnsChanged, PlanUpdate, Done, Refused, Restarting>;

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

// {"kind": …, fields: more may follow before it is closed.
template <class T>
void open_message(text::JsonText& to, const T& fields) {
    to.open('{');
    to.key("kind");
    to.text(T::kKind);
    write_fields(to, fields);
}
template <class T>
std::string message(const T& fields) {
    return text::json_text([&](text::JsonText& to) {
        open_message(to, fields);
        to.close('}');
    });
}

}  // namespace wharf::protocol
