// Everything that can be written, and what can come of it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/administration.h"
#include "storage/plans.h"
#include "storage/records.h"
#include "storage/turns.h"

namespace wharf::storage {

// --- people ---------------------------------------------------------------------------------------------------------

// done; name_taken: somebody has that name, or one that looks like it; conflict: the id is in use; no_invitation: the
// one that is named does not let anybody in, or not any more.
struct AddUser {
    User user;
    std::optional<std::string> invitation{};  // is used by it
};

// A guest becomes an account. Whoever had one of the guest's sessions, tokens, ways has none of the account's: all end.
// done, with those that ended; name_taken; conflict: is no guest any more; missing: no such living user; no_invitation.
struct MakeAccount {
    Id user{};
    std::string name{};
    std::string password_hash{};
    std::optional<std::string> invitation{};  // is used by it
    Time at = 0;
};

// A new password, computed from the old one; all sessions and tokens end, and devices are told nothing any more.
// done, with those that ended; conflict: the password is another by now; missing: no such living user.
struct SetPassword {
    Id user{};
    std::string from_hash{};
    std::string to_hash{};
};

// The name, password, role, sessions, mutes, bonds, places, ratings, judged games, plans and what he said go; the row
// stays for the archive. done, with the sessions that ended and the number of tables that stay; conflict: the password
// is another by now; missing; last: nobody else looks after the house. By somebody else: forbidden; administrators
// first lose their role.
struct DeleteUser {
    Id user{};
    Time at = 0;
    std::optional<std::string> password_hash{};  // what was checked; none: whatever it is
    std::optional<Act> act{};                    // somebody else does it
};

// A user has so many browser sessions; the oldest ends when there is one more.
constexpr int kMostSessions = 50;

// done, with what ended for it; missing: no such living user; conflict: that hash is stored already, or the password is
// another by now.
struct AddSession {
    Session session;
    std::optional<std::string> password_hash{};  // what was checked; none: whatever it is
};

// An API token, asked for in the session `by`. done; missing: no such living user, or that session has ended; conflict:
// that hash is stored already; too_many: he has `most`.
struct AddToken {
    Session session;
    std::string by{};
    int most = 0;
};

// A guest whose last session ends, and who has never sat or said anything at a table, is forgotten: his name is free.

// Always done, with what ended.
struct DeleteSession {
    std::string token_hash{};
};

// Logs out everywhere, and devices are told nothing any more; API tokens only where asked. Always done, with what
// ended.
struct DeleteSessions {
    Id user{};
    bool api_tokens = false;
};

// Forgets sessions that have expired by `now`. Always done, with what ended.
struct ForgetExpired {
    Time now = 0;
};

// A user does not want to read what another says. done, also if it was so before; missing: one of them is no living
// user; too_many: he has muted `most`.
struct Mute {
    Id user{};
    Id other{};
    int most = 0;
};

// Always done.
struct Unmute {
    Id user{};
    Id other{};
};

// Follows or blocks somebody. Who blocks follows no longer. done; missing: no such living user, or it is himself;
// too_many: he has `most` of that kind.
struct AddBond {
    Id user{};
    Bond bond{};
    int most = 0;
};

// Always done.
struct EndBond {
    Id user{};
    Id other{};
    BondKind kind = BondKind::follow;
};

// Whether a user shows whether he is there. done; missing.
struct SetHidden {
    Id user{};
    bool hidden = false;
};

// A user has so many places of a kind, which is their first word; the one not seen for longest is forgotten when there
// is one more.
constexpr int kMostPlaces = 20;

// Where a user has proved who he is: a network, a device (the caller's words). done; missing: no such living user.
struct SeeAt {
    Id user{};
    std::string place{};
    Time at = 0;
};
// Says nothing and is written all the same: whether the database takes writes. Always done.
struct Touch {};

// --- tables ---------------------------------------------------------------------------------------------------------

// done; conflict: the id is in use; missing: one of its people is unknown.
struct AddTable {
    TableRow table;
};

// Appends an entry, and with it, or not at all, the row as it is from now on and a snapshot at that entry.
// done; conflict: the sequence is taken, or is not the next one, or an earlier append to this table in the same commit
// was refused; missing: no such table. After a conflict the caller reloads the table: somebody else was faster.
// A caller has one append per table under way at a time: what follows a lost race must not be written.
struct Append {
    Id table{};
    LogEntry entry;
    std::optional<TableRow> row{};       // its id, game, players, created and sequence are not taken from here
    std::optional<Document> snapshot{};  // replaces the older one
    // Who is waited for from now on, where that changes; `since` and `due` are of those who were not before.
    std::optional<std::vector<Turn>> turns{};
    // What is left of the plan that this entry is a step of. Nothing is appended if the plan is another by now.
    std::optional<Plan> plan{};
};

// A snapshot apart from an append, e.g. made when a long table was loaded. An older one never replaces a newer one.
// done; missing.
struct PutSnapshot {
    Id table{};
    Snapshot snapshot;
};

// done, with the line's number; missing: no such table or user; silenced: he may not say anything; too_many:
// the table has as many lines as it may (limits.h).
struct AddChat {
    Id table{};
    Id user{};
    Time at = 0;
    std::string text{};
};

// --- tournaments ----------------------------------------------------------------------------------------------------

// done; conflict: the id is in use; missing: its host is no living user; too_many: of this host, or in all, there are
// as many that are not over.
struct AddTournament {
    TournamentRow tournament;
    int most_of_host = 0;
    int most = 0;
};

// Appends an entry, and with it the row as it is from now on and who has joined. done; conflict: the sequence is taken,
// or is not the next one; missing: no such tournament.
struct AppendTournament {
    Id tournament{};
    LogEntry entry;
    TournamentRow row;  // its id, host, created, setup and sequence are not taken from here
    std::optional<Id> joined{};
};

// --- ratings --------------------------------------------------------------------------------------------------------

// All ratings that one finished game moves, or none of them. Every row names the number of games it was computed from:
// if another game was rated in between, nothing is written and the caller computes again.
// done, also for people deleted since, who are passed over; conflict: computed from old ratings; already: this table
// was rated before; missing: no such table.
struct Rate {
    struct Change {
        Id user;
        std::int64_t games_before = 0;
        int rank = 0;
        double mean = 0;
        double deviation = 0;
        Document reason{};  // why; kept with it
    };
    Id table{};
    Time at = 0;
    RatingKey key{};
    std::vector<Change> changes{};
};

// --- judged games ---------------------------------------------------------------------------------------------------

// What a user's own decisions cost in a finished game of his; replaces what was there. done; missing: no such living
// account, or no finished table that he was at.
struct KeepJudged {
    Id user{};
    JudgedGame game{};
};

// --- turns ----------------------------------------------------------------------------------------------------------

// When somebody is told of a turn is put off, or (0) it was told; with what the turn says of attempts. done: it was due
// when the caller thought, and is his to tell; already: it is not any more.
struct PutOffTurn {
    Turn turn{};
    Time due = 0;
};

// A plan as it is from now on. done; conflict: it is not the one whose next revision this is; missing: no such living
// user, or no such table that is being played.
struct KeepPlan {
    Plan plan{};
};

// done; too_many: the user has `most` of the kind; missing: no such living user, or the session has ended; conflict:
// the id is in use. What is at the same address goes; a device's also where it was another's.
struct AddWay {
    Way way{};
    int most = 0;
    std::string by{};  // token hash of the session that adds it; empty: of none
};

// done; missing.
struct RemoveWay {
    Id user{};
    Id id{};
};

// Whether somebody was reached; a way that failed `most` times one after the other goes. Always done.
struct NoteWay {
    Id id{};
    bool is_reached = false;
    int most = 0;
};

// None: no hours are quiet. done; missing.
struct SetQuietHours {
    Id user{};
    std::optional<QuietHours> hours{};
};

// done; missing; too_many: `most` of the kind can still be used.
struct AddLetter {
    Letter letter{};
    int most = 0;
};

// By the link in a letter, once. done; missing: no such letter, or not any more.
struct ConfirmWay {
    std::string token_hash{};
    Time at = 0;
};

// By the link in a letter, once: a new password, as with SetPassword; letters end too. done, with the sessions that
// ended; missing.
struct RecoverPassword {
    std::string token_hash{};
    std::string to_hash{};
    Time at = 0;
};

// Whether games that are given to everybody leave somebody's name out. done; missing.
struct SetUnnamed {
    Id user{};
    bool on = false;
};

// What all nodes share and nobody else knows, made once. done; already: there is one.
struct KeepSecret {
    std::string name{};
    std::string value{};
};

// --- retention ------------------------------------------------------------------------------------------------------

// A chore that is done now and then, by one of the nodes that share a store. done: it is the caller's; already:
// somebody has done it less than `every` before `at`.
struct TakeChore {
    std::string name{};
    Time at = 0;
    Time every = 0;
};

// Deletes tables with their logs, chat and what people had judged of them, at most so many at once: abandoned ones and
// finished ones that became so before `before`; of those that are played only what no clock ends, no rating waits for
// and nothing has happened at since. Always done, with the number of tables.
struct ForgetTables {
    TableStatus status = TableStatus::abandoned;
    Time before = 0;
    int most = 0;
};

// Tournaments that were called off, or are over, with their logs: those that became so before `before`, at most so many
// at once. Their games are tables as any. Always done, with the number of tournaments.
struct ForgetTournaments {
    TournamentStatus status = TournamentStatus::cancelled;
    Time before = 0;
    int most = 0;
};

// Guests who cannot come back, because their sessions have ended, and who have been at no table that has changed since
// `before`: their names are free again, as with DeleteUser. Always done, with the number of guests.
struct ForgetGuests {
    Time before = 0;
    Time at = 0;
    int most = 0;
};

// --- looking after the house ----------------------------------------------------------------------------------------

// All of these leave an entry in the audit log, or have no effect. forbidden: who does it has not the role for it, or
// to whom it is done is not below him; missing: there is nobody, or nothing, of that name.

// By administrators, to accounts. conflict: he is banned, or a guest; last: nobody else would be administrator;
// already.
struct SetRole {
    Act act;
    Id user{};
    Role role = Role::person;
};

// By moderators, to people below them and to no administrator. Replaces the one there was.
struct SetSanction {
    Act act;
    Id user{};
    SanctionKind kind = SanctionKind::ban;
    Time until = 0;
};

struct LiftSanction {
    Act act;
    Id user{};
    SanctionKind kind = SanctionKind::ban;
};

// By administrators, to those below; from the command line to everybody. As with SetPassword. done, with those that
// ended; conflict: has no password.
struct ResetPassword {
    Act act;
    Id user{};
    std::string to_hash{};
};

// By moderators. already: it is gone.
struct RemoveChat {
    Act act;
    Id table{};
    std::int64_t number = 0;
};

constexpr int kMostAnnouncements = 20;  // at a time
constexpr int kMostInvitations = 1000;  // that can be used
constexpr int kMostOpenReports = 20;    // of one person

// By administrators. too_many.
struct Announce {
    Act act;
    Announcement announcement;
};

struct EndAnnouncement {
    Act act;
    Id id{};
};

// By administrators.
struct SetHouseRule {
    Act act;
    HouseRule rule;
};

// By administrators. too_many.
struct AddInvitation {
    Act act;
    Invitation invitation;
};

struct EndInvitation {
    Act act;
    std::string code{};
};

// What the store itself does not do, and must not be done without an entry.
struct NoteAct {
    Act act;
    Role least = Role::administrator;
    std::string action{};
    Id user{};
    Id table{};
};

// By anybody, about somebody else. missing: no such person, or line of his; too_many: he has as many that wait.
struct AddReport {
    Report report;
};

// By moderators about people without a role, by administrators about everybody but themselves. already.
struct AnswerReport {
    Act act;
    Id id{};
    std::string answer{};
};

using Write = std::variant<AddUser, MakeAccount, SetPassword, DeleteUser, AddSession, AddToken, DeleteSession,
                           DeleteSessions, ForgetExpired, Mute, Unmute, AddBond, EndBond, SetHidden, SeeAt, KeepJudged,
                           Touch, AddTournament, AppendTournament, AddTable, Append, PutSnapshot, AddChat, Rate,
                           SetRole, SetSanction, LiftSanction, ResetPassword, RemoveChat, Announce, EndAnnouncement,
                           SetHouseRule, AddInvitation, EndInvitation, NoteAct, AddReport, AnswerReport, TakeChore,
                           ForgetTables, ForgetTournaments, ForgetGuests, PutOffTurn, KeepPlan, AddWay, RemoveWay,
                           NoteWay, SetQuietHours, AddLetter, ConfirmWay, RecoverPassword, SetUnnamed, KeepSecret>;

enum class Code : std::uint8_t {
    done,           // durable
    conflict,       // somebody else was there first; see the write
    name_taken,     // a living user has that name, or one that looks like it
    too_many,       // there are as many as there may be
    already,        // it was done before
    missing,        // what it refers to does not exist
    invalid,        // a text is too long, empty where it must not be, or not UTF-8 (see limits.h)
    forbidden,      // whoever does it may not
    last,           // there would be no administrator any more
    silenced,       // may not chat
    no_invitation,  // lets nobody in
    failed,  // only from the commit queue: the database could not be reached or written; it may or may not be stored
};

struct Outcome {
    Code code = Code::done;
    std::int64_t number = 0;           // where the write says so
    std::vector<std::string> ended{};  // token hashes of sessions that ended, where the write says so

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace wharf::storage
