// The store: everything Wharf must not forget, behind one blocking interface. SQLite or PostgreSQL fulfil it.
#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "storage/records.h"
#include "storage/turns.h"
#include "storage/writes.h"

namespace wharf::storage {

// The database cannot be opened, read or written; the sentence is for the operator.
class Failure : public std::runtime_error {
 public:
    explicit Failure(const std::string& sentence, bool unsure = false)
        : std::runtime_error(sentence), unsure_(unsure) {}

    // The connection was lost in the very moment of a commit: it is not known whether it happened.
    bool unsure() const { return unsure_; }

 private:
    bool unsure_;
};

// No list is longer, whatever limit was asked.
constexpr int kMostRows = 1000;

// Lists go from the newest to the oldest. The next page begins after the last row of this one: its time (created for
// open tables, changed for a user's tables, finished for games) and id.
struct Page {
    int limit = 50;
    Time before = 0;  // 0: from the newest
    Id before_id{};
};

// Where a list that goes from the oldest to the newest goes on.
struct After {
    Time created = 0;
    Id id{};
};

// Finished games; what is empty or 0 does not restrict.
struct GameFilter {
    std::string game{};
    int players = 0;
    std::optional<bool> rated{};
    Id user{};   // took part
    Id other{};  // took part as well
    Time from = 0;
    Time until = 0;
    bool unlisted = false;  // games at private tables too: for those who took part
};

// How far a table has come; 0: nothing was written, or there is no such table.
struct TableProgress {
    Id table{};
    std::int64_t sequence = 0;  // of the last entry in its log
    std::int64_t chat = 0;      // number of the last line

    friend bool operator==(const TableProgress&, const TableProgress&) = default;
};

struct SignedIn {
    Session session;
    User user;
    std::optional<Sanction> ban{};  // in force
};

// All functions may be called from any thread; they block and throw Failure. A read sees every commit that has
// returned.
class Store {
 public:
    virtual ~Store() = default;

    // One transaction, durable when this returns, with one outcome per write, in order. A write that is refused has no
    // effect and does not undo the others. A Failure means that nothing was stored, unless it is unsure().
    virtual std::vector<Outcome> commit(std::span<const Write> writes) = 0;

    virtual std::optional<User> user(std::string_view id) = 0;
    virtual std::optional<User> user_named(std::string_view name) = 0;  // living; see name_key
    // In the order asked, without those that do not exist.
    virtual std::vector<User> users(std::span<const Id> ids) = 0;
    // Not if it has expired by `now` or its user is deleted.
    virtual std::optional<SignedIn> session(std::string_view token_hash, Time now) = 0;
    virtual std::vector<Session> sessions(std::string_view user, SessionKind kind) = 0;
    // Those of these token hashes that session() would find, and whose users are not banned.
    virtual std::vector<std::string> living_sessions(std::span<const std::string> token_hashes, Time now) = 0;
    // In force at `now`.
    virtual std::vector<Sanction> sanctions(std::string_view user, Time now) = 0;
    // Living ones, the newest first.
    virtual std::vector<User> find_users(const UserFilter& filter, Time now, const Page& page) = 0;
    // Accounts that were deleted while they had a place at a table or in a tournament that is not over, the latest
    // first.
    virtual std::vector<Id> departed(int limit = kMostRows) = 0;
    // Whose words a user does not want to read.
    virtual std::vector<Id> muted_by(std::string_view user) = 0;
    // Those of both kinds, the newest first.
    virtual std::vector<Bond> bonds(std::string_view user) = 0;
    // Of these, those who have such a bond with `other`.
    virtual std::vector<Id> bound_to(std::string_view other, BondKind kind, std::span<const Id> users) = 0;
    // Where he has proved who he is, seen last first.
    virtual std::vector<std::string> places_of(std::string_view user) = 0;

    // Of a user's finished tables those that he has had judged, in the order of tables_of.
    virtual std::vector<JudgedGame> judged_games(std::string_view user, const Page& page) = 0;

    virtual std::optional<TableRow> table(std::string_view id) = 0;
    // Entries with sequence > after, in order.
    virtual std::vector<LogEntry> log(std::string_view table, std::int64_t after, int limit = kMostRows) = 0;
    virtual std::optional<Snapshot> snapshot(std::string_view table) = 0;
    // In the order asked.
    virtual std::vector<TableProgress> progress(std::span<const Id> tables) = 0;

    virtual std::vector<TableRow> open_tables(const Page& page, std::string_view game = {}) = 0;  // listed ones
    // Open and listed ones for so many players, from the oldest to the newest.
    virtual std::vector<TableRow> waiting_tables(std::string_view game, int players, bool rated,
                                                 const After& after) = 0;
    virtual std::vector<TableRow> tables_of(std::string_view user, TableStatus status, const Page& page) = 0;
    virtual std::vector<TableRow> finished_games(const GameFilter& filter, const Page& page) = 0;
    // Of every game the moment the first listed one ended; and how many did within these moments.
    virtual std::vector<std::pair<std::string, Time>> first_finished() = 0;
    virtual std::int64_t count_finished(std::string_view game, Time from, Time until) = 0;
    // Open and playing tables, listed or not, by id: what a node wakes up to. The next page begins after the last id.
    virtual std::vector<TableRow> running_tables(std::string_view after_id, int limit = kMostRows) = 0;
    // All tables that ever were, in the same way.
    virtual std::vector<TableRow> all_tables(std::string_view after_id, int limit = kMostRows) = 0;
    // Playing tables whose deadline is at or before `now`, the longest overdue first.
    virtual std::vector<TableRow> due_tables(Time now, int limit = kMostRows) = 0;
    // Finished rated tables without ratings: a node died in between, or Rate met a conflict too often.
    virtual std::vector<TableRow> unrated_tables(int limit = kMostRows) = 0;

    // Open and playing ones, listed or not, the newest first.
    virtual std::vector<TableRow> unfinished_tables(const Page& page) = 0;

    // In the order asked, without those that do not exist.
    virtual std::vector<TableRow> tables(std::span<const Id> ids) = 0;

    virtual std::optional<TournamentRow> tournament(std::string_view id) = 0;
    // Entries with sequence > after, in order.
    virtual std::vector<LogEntry> tournament_log(std::string_view tournament, std::int64_t after,
                                                 int limit = kMostRows) = 0;
    // Open and running ones, the oldest first.
    virtual std::vector<TournamentRow> unfinished_tournaments(int limit = kMostRows) = 0;
    // That are over, by `changed`.
    virtual std::vector<TournamentRow> finished_tournaments(const Page& page) = 0;
    // That somebody has joined, by `changed`.
    virtual std::vector<TournamentRow> tournaments_of(std::string_view user, const Page& page) = 0;

    // Lines with number > after, in order.
    virtual std::vector<ChatLine> chat(std::string_view table, std::int64_t after, int limit = kMostRows) = 0;

    virtual std::optional<ChatLine> chat_line(std::string_view table, std::int64_t number) = 0;
    // What somebody has said at all tables, by table and number.
    struct Said {
        Id table{};
        ChatLine line{};
    };
    virtual std::vector<Said> said_by(std::string_view user, const Said& after, int limit = kMostRows) = 0;

    virtual std::vector<Rating> ratings(std::string_view user) = 0;
    virtual std::vector<Rating> ratings(std::span<const Id> users, const RatingKey& key) = 0;
    // The highest mean first; those with so many games, both included.
    virtual std::vector<Rating> best(const RatingKey& key, int least_games, int most_games, int limit = 100) = 0;
    // Newest first.
    virtual std::vector<RatedGame> rating_history(std::string_view user, const RatingKey& key, int limit = 100) = 0;

    // What became of a table's game.
    virtual RatedTable rated_table(std::string_view table) = 0;

    // Entries of the audit log, the newest first: before this number (0: all), about or by this user (empty: all).
    virtual std::vector<AuditEntry> audit(std::int64_t before, std::string_view user, int limit) = 0;
    // Those after it, in order.
    virtual std::vector<AuditEntry> audit_after(std::int64_t number, int limit = kMostRows) = 0;
    virtual std::int64_t last_audit() = 0;
    // That have not ended, the newest first.
    virtual std::vector<Announcement> announcements(Time now) = 0;
    // That can be used, the newest first.
    virtual std::vector<Invitation> invitations(Time now) = 0;
    virtual std::vector<HouseRule> house_rules() = 0;
    virtual std::optional<Report> report(std::string_view id) = 0;
    virtual std::vector<Report> reports(const ReportFilter& filter, const Page& page) = 0;

    // Where somebody is waited for, turn by turn: whose time ends first.
    virtual std::vector<Turn> turns_of(std::string_view user) = 0;
    // Who is to be told by `now`, the longest due first; of everybody one turn.
    virtual std::vector<Turn> due_turns(Time now, int limit = kMostRows) = 0;
    // What somebody means to play: at one table, and at all; what all mean to at one.
    virtual std::optional<Plan> plan(std::string_view table, std::string_view user) = 0;
    virtual std::vector<Plan> plans_of(std::string_view user) = 0;
    virtual std::vector<Plan> plans_at(std::string_view table) = 0;
    // Tables where somebody is waited for who has an active plan: it is to be played, or dropped.
    virtual std::vector<Id> planned_tables(int limit = kMostRows) = 0;
    virtual std::vector<Way> ways_of(std::string_view user) = 0;
    // Living users whose mailbox this is, as they have confirmed.
    virtual std::vector<User> users_at(std::string_view mail, int limit) = 0;
    virtual std::optional<QuietHours> quiet_hours(std::string_view user) = 0;
    // Of these users those who do not want to be named where games are given to everybody.
    virtual std::vector<Id> unnamed(std::span<const Id> users) = 0;
    virtual std::optional<std::string> secret(std::string_view name) = 0;

    virtual Figures figures(Time now, Time since) = 0;
};

}  // namespace wharf::storage
