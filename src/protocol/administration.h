// Looking after a house: what people report, and what those with a role ask and are shown. Reasons and texts are shown
// to whom they concern.
#pragma once

#include "protocol/told.h"

namespace wharf::protocol {

enum class SignUp { open, invitation, closed };
BOOST_DESCRIBE_ENUM(SignUp, open, invitation, closed)

using Reason = Text<500>;
using LongText = Text<1000>;
// Milliseconds since 1970; 0: no end.
using Moment = Whole<0, 9'000'000'000'000>;

// Shown to everybody until its end.
struct Announcement {
    std::string id;
    std::int64_t at = 0;
    std::int64_t until = 0;  // 0: until somebody ends it
    std::string text;
};
BOOST_DESCRIBE_STRUCT(Announcement, (), (id, at, until, text))

// What everybody may know of a house before he comes in.
struct House {
    SignUp sign_up = SignUp::open;
    bool guests = true;
    std::vector<Announcement> announcements;
    bool mail = false;  // letters can be sent: a forgotten password can be recovered
};
BOOST_DESCRIBE_STRUCT(House, (), (sign_up, guests, announcements, mail))

// --- reports --------------------------------------------------------------------------------------------------------

// About a person, or a line he said at a table.
struct NewReport {
    UserId user;
    Reason text;
    std::optional<TableId> table;
    std::optional<Whole<1, 1'000'000'000>> line;
};
BOOST_DESCRIBE_STRUCT(NewReport, (), (user, text, table, line))

struct ReportInfo {
    std::string id;
    std::int64_t at = 0;
    std::string user;  // about whom
    std::string name;
    std::string text;
    std::optional<std::string> table;
    std::optional<std::int64_t> line;
    std::optional<std::string> said;  // the line as it was
    std::optional<std::string> by;    // whose it is: for those who answer
    std::optional<std::string> by_name;
    std::int64_t answered = 0;  // 0: it waits
    std::optional<std::string> answer;
    std::optional<std::string> answered_by;  // likewise
};
BOOST_DESCRIBE_STRUCT(ReportInfo, (),
                      (id, at, user, name, text, table, line, said, by, by_name, answered, answer, answered_by))

struct NewAnswer {
    Reason answer;
};
BOOST_DESCRIBE_STRUCT(NewAnswer, (), (answer))

// --- people ---------------------------------------------------------------------------------------------------------

struct SanctionInfo {
    std::int64_t since = 0;
    std::int64_t until = 0;  // 0: until it is lifted
    std::string reason;
    std::string by;  // a name; empty: the command line, or nobody any more
};
BOOST_DESCRIBE_STRUCT(SanctionInfo, (), (since, until, reason, by))

struct PersonInfo {
    std::string id;
    std::string name;
    PersonKind kind = PersonKind::guest;
    Role role = Role::person;
    std::int64_t created = 0;
    std::optional<SanctionInfo> ban;
    std::optional<SanctionInfo> silence;
};
BOOST_DESCRIBE_STRUCT(PersonInfo, (), (id, name, kind, role, created, ban, silence))

// Somebody looked at: also how often he is connected at this node, and what was reported of him.
struct PersonDetails {
    PersonInfo person;
    std::int64_t connections = 0;
    std::int64_t sessions = 0;
    std::int64_t tokens = 0;
    std::vector<std::string> tables;  // where he sits or plays
    std::vector<ReportInfo> reports;
};
BOOST_DESCRIBE_STRUCT(PersonDetails, (), (person, connections, sessions, tokens, tables, reports))

struct NewRole {
    Role role = Role::person;
    Reason reason;
};
BOOST_DESCRIBE_STRUCT(NewRole, (), (role, reason))

// A ban or a silence, or its end (`on` false).
struct NewSanction {
    bool on = true;
    Reason reason;
    std::optional<Moment> until;
};
BOOST_DESCRIBE_STRUCT(NewSanction, (), (on, reason, until))

// Why something is done that needs nothing else.
struct Because {
    Reason reason;
};
BOOST_DESCRIBE_STRUCT(Because, (), (reason))

// Shown once.
struct FreshPassword {
    std::string password;
};
BOOST_DESCRIBE_STRUCT(FreshPassword, (), (password))

// What was deleted does not come back; so many tables stay, without the name.
struct Deleted {
    std::int64_t tables = 0;
};
BOOST_DESCRIBE_STRUCT(Deleted, (), (tables))

// --- the house ------------------------------------------------------------------------------------------------------

struct NewAnnouncement {
    LongText text;
    std::optional<Moment> until;
};
BOOST_DESCRIBE_STRUCT(NewAnnouncement, (), (text, until))

// Who may come in, and how much of something anybody may do.
struct HouseRules {
    SignUp sign_up = SignUp::open;
    bool guests = true;
    Whole<1, 100> open_tables{10};           // of one person, that wait for players
    Whole<1, 600> tables_per_minute{20};     // of one person
    Whole<1, 600> chat_per_minute{30};       // of one person
    Whole<1, 10'000> guests_per_minute{30};  // from one address
};
BOOST_DESCRIBE_STRUCT(HouseRules, (),
                      (sign_up, guests, open_tables, tables_per_minute, chat_per_minute, guests_per_minute))

struct NewInvitation {
    Text<100> note;
    Whole<1, 1000> most{1};  // so many people
    std::optional<Moment> expires;
};
BOOST_DESCRIBE_STRUCT(NewInvitation, (), (note, most, expires))

struct InvitationInfo {
    std::string code;
    std::int64_t created = 0;
    std::int64_t expires = 0;  // 0: never
    std::string note;
    std::int64_t most = 0;
    std::int64_t used = 0;
};
BOOST_DESCRIBE_STRUCT(InvitationInfo, (), (code, created, expires, note, most, used))

// A table as those with a role see it: as every spectator does, and its chat.
struct TableLook {
    TableInfo table;
    std::vector<ChatLine> chat;
};
BOOST_DESCRIBE_STRUCT(TableLook, (), (table, chat))

// How much there is of everything; what is recent, of the last 30 days; what is connected, at this node.
struct Statistics {
    std::int64_t accounts = 0;
    std::int64_t guests = 0;
    std::int64_t bots = 0;
    std::int64_t recent_accounts = 0;
    std::int64_t recent_players = 0;
    std::int64_t recent_games = 0;
    std::int64_t recent_finished = 0;
    std::int64_t open_tables = 0;
    std::int64_t playing_tables = 0;
    std::int64_t finished_tables = 0;
    std::int64_t bans = 0;
    std::int64_t silences = 0;
    std::int64_t open_reports = 0;
    std::int64_t connections = 0;
    std::int64_t requests = 0;
    std::int64_t moves = 0;
};
BOOST_DESCRIBE_STRUCT(Statistics, (),
                      (accounts, guests, bots, recent_accounts, recent_players, recent_games, recent_finished,
                       open_tables, playing_tables, finished_tables, bans, silences, open_reports, connections,
                       requests, moves))

// Who did what to whom, when and why.
struct AuditInfo {
    std::int64_t number = 0;
    std::int64_t at = 0;
    std::string action;
    std::string by;                   // a name; empty: the command line, or nobody any more
    std::optional<std::string> via;   // whose command line
    std::optional<std::string> user;  // to whom
    std::optional<std::string> name;
    std::optional<std::string> table;
    std::optional<std::string> subject;
    std::optional<std::string> value;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(AuditInfo, (), (number, at, action, by, via, user, name, table, subject, value, reason))

}  // namespace wharf::protocol
