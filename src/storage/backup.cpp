#include "storage/backup.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <span>

#include "storage/migrations.h"
#include "storage/postgres.h"
#include "storage/sqlite.h"
#include "storage/store.h"
#include "storage/temporary_folder.h"

namespace wharf::storage {

namespace {

constexpr int kWaitMilliseconds = 5000;
constexpr std::int64_t kRowsAtATime = 2000;

// --- rows -----------------------------------------------------------------------------------------------------------

// The columns of a table, its key first. A `?` stands behind those that may be NULL, which no empty text of theirs is.
struct TableColumns {
    std::string_view table;
    std::string_view source;  // where it is read from
    std::size_t key;          // so many columns
    std::span<const std::string_view> columns;
};

using Columns = std::string_view;
constexpr std::array<Columns, 10> kUsersColumns{"id",      "name",    "name_key?", "kind", "password_hash",
                                                "created", "deleted", "skeleton?", "role", "hidden"};
constexpr std::array<Columns, 6> kSessionsColumns{"token_hash", "kind", "user_id", "label", "created", "expires"};
constexpr std::array<Columns, 2> kMutesColumns{"user_id", "other_id"};
constexpr std::array<Columns, 4> kBondsColumns{"user_id", "kind", "other_id", "at"};
constexpr std::array<Columns, 3> kPlacesColumns{"user_id", "place", "at"};
constexpr std::array<Columns, 17> kTablesColumns{
    "id",      "game",     "players",  "status",   "listed", "rated", "ratings_moved", "created", "paused",
    "changed", "finished", "deadline", "sequence", "setup",  "seats", "result",        "people"};
constexpr std::array<Columns, 2> kPeopleColumns{"user_id", "table_id"};
constexpr std::array<Columns, 4> kLogColumns{"table_id", "sequence", "at", "entry"};
constexpr std::array<Columns, 3> kSnapshotsColumns{"table_id", "sequence", "document"};
constexpr std::array<Columns, 6> kChatColumns{"table_id", "number", "user_id", "at", "line", "removed"};
constexpr std::array<Columns, 6> kRatingsColumns{"user_id", "game", "players", "mean", "deviation", "games"};
constexpr std::array<Columns, 9> kRatedGamesColumns{"user_id", "table_id", "at",        "game",  "players",
                                                    "place",   "mean",     "deviation", "reason"};
constexpr std::array<Columns, 3> kJudgedColumns{"user_id", "table_id", "moves"};
constexpr std::array<Columns, 2> kChoresColumns{"name", "at"};
constexpr std::array<Columns, 6> kSanctionsColumns{"user_id", "kind", "since", "until", "by_id", "reason"};
constexpr std::array<Columns, 10> kAuditColumns{"number",  "at",       "by_id",   "via",   "action",
                                                "user_id", "table_id", "subject", "value", "reason"};
constexpr std::array<Columns, 5> kAnnouncementsColumns{"id", "at", "until", "by_id", "line"};
constexpr std::array<Columns, 7> kInvitationsColumns{"code", "created", "expires", "by_id", "note", "most", "used"};
constexpr std::array<Columns, 2> kHouseRulesColumns{"name", "value"};
constexpr std::array<Columns, 11> kReportsColumns{"id",   "at",        "by_id",    "user_id",     "table_id", "line",
                                                  "said", "complaint", "answered", "answered_by", "answer"};

constexpr std::array<Columns, 7> kTurnsColumns{"user_id", "table_id", "since", "until", "due", "attempts", "told"};
constexpr std::array<Columns, 5> kPlansColumns{"table_id", "user_id", "revision", "active", "document"};
constexpr std::array<Columns, 9> kWaysColumns{"id",       "user_id", "kind",      "address", "secret",
                                              "language", "created", "confirmed", "failures"};
constexpr std::array<Columns, 4> kQuietHoursColumns{"user_id", "zone", "since_minute", "until_minute"};
constexpr std::array<Columns, 6> kLettersColumns{"token_hash", "kind", "user_id", "way_id", "created", "expires"};
constexpr std::array<Columns, 2> kSecretsColumns{"name", "value"};
constexpr std::array<Columns, 1> kUnnamedColumns{"user_id"};

constexpr std::array<Columns, 9> kTournamentsColumns{"id",      "status",   "host_id", "created", "starts",
                                                     "changed", "sequence", "setup",   "summary"};
constexpr std::array<Columns, 4> kTournamentLogColumns{"tournament_id", "sequence", "at", "entry"};
constexpr std::array<Columns, 2> kTournamentPeopleColumns{"user_id", "tournament_id"};

constexpr std::array<TableColumns, 30> kEverything{
    {{"users", "users", 1, kUsersColumns},
     {"sessions", "sessions", 1, kSessionsColumns},
     {"mutes", "mutes", 2, kMutesColumns},
     {"bonds", "bonds", 3, kBondsColumns},
     {"places", "places", 2, kPlacesColumns},
     {"tables", "tables", 1, kTablesColumns},
     {"people", "people", 2, kPeopleColumns},
     {"log", "entries", 2, kLogColumns},
     {"snapshots", "snapshots", 1, kSnapshotsColumns},
     {"chat", "chat", 2, kChatColumns},
     {"ratings", "ratings", 3, kRatingsColumns},
     {"rated_games", "rated_games", 2, kRatedGamesColumns},
     {"judged", "judged", 2, kJudgedColumns},
     {"chores", "chores", 1, kChoresColumns},
     {"sanctions", "sanctions", 2, kSanctionsColumns},
     {"audit", "audit", 1, kAuditColumns},
     {"announcements", "announcements", 1, kAnnouncementsColumns},
     {"invitations", "invitations", 1, kInvitationsColumns},
     {"house_rules", "house_rules", 1, kHouseRulesColumns},
     {"reports", "reports", 1, kReportsColumns},
     {"turns", "turns", 2, kTurnsColumns},
     {"plans", "plans", 2, kPlansColumns},
     {"ways", "ways", 1, kWaysColumns},
     {"quiet_hours", "quiet_hours", 1, kQuietHoursColumns},
     {"letters", "letters", 1, kLettersColumns},
     {"secrets", "secrets", 1, kSecretsColumns},
     {"unnamed", "unnamed", 1, kUnnamedColumns},
     {"tournaments", "tournaments", 1, kTournamentsColumns},
     {"tournament_log", "tournament_log", 2, kTournamentLogColumns},
     {"tournament_people", "tournament_people", 2, kTournamentPeopleColumns}}};

std::string_view bare(Columns column) { return column.ends_with('?') ? column.substr(0, column.size() - 1) : column; }

std::string listed(std::span<const Columns> columns) {
    std::string list;
    for (const Columns column : columns) list.append(list.empty() ? "" : ", ").append(bare(column));
    return list;
}

std::string places(std::span<const Columns> columns) {
    std::string list;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::string place = "$" + std::to_string(i + 1);
        list.append(list.empty() ? "" : ", ");
        list.append(columns[i].ends_with('?') ? "NULLIF(CAST(" + place + " AS TEXT), '')" : place);
    }
    return list;
}

// The first rows, and those after a key.
struct Reading {
    explicit Reading(const TableColumns& kind) {
        const std::string key = listed(kind.columns.first(kind.key));
        const std::string rows = "SELECT " + listed(kind.columns) + " FROM " + std::string(kind.source);
        const std::string order = " ORDER BY " + key + " LIMIT " + std::to_string(kRowsAtATime);
        first = rows + order;
        next = rows + " WHERE (" + key + ") > (" + places(kind.columns.first(kind.key)) + ")" + order;
    }
    std::string first;
    std::string next;
};

std::vector<Param> params_of(const Row& row, std::size_t count) {
    std::vector<Param> params;
    params.reserve(count);
    for (std::size_t i = 0; i < count; ++i) params.push_back(row.param(i));
    return params;
}

void copy_table(const TableColumns& kind, Connection& from, Connection& to) {
    const Reading reading(kind);
    const std::string insert = "INSERT INTO " + std::string(kind.table) + " (" + listed(kind.columns) + ") VALUES (" +
                               places(kind.columns) + ")";
    Rows rows = from.query({reading.first, {}});
    while (!rows.empty()) {
        std::vector<Statement> statements;
        statements.reserve(rows.size());
        for (const Row& row : rows) statements.push_back({insert, params_of(row, kind.columns.size())});
        to.query_all(statements);
        if (rows.size() < static_cast<std::size_t>(kRowsAtATime)) return;
        rows = from.query({reading.next, params_of(Row(rows.back()), kind.key)});
    }
}

// --- files ----------------------------------------------------------------------------------------------------------

// A database of SQLite without the habits of a store.
class PlainSqlite {
 public:
    explicit PlainSqlite(const std::string& file) : file_(file) {
        if (!std::filesystem::is_regular_file(file)) throw Failure("There is no database at " + file + ".");
        if (sqlite3_open_v2(file.c_str(), &database_, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK) {
            const std::unique_ptr<sqlite3, int (*)(sqlite3*)> closed(database_, sqlite3_close_v2);
            fail();
        }
        sqlite3_busy_timeout(database_, kWaitMilliseconds);
    }
    ~PlainSqlite() { sqlite3_close_v2(database_); }
    PlainSqlite(const PlainSqlite&) = delete;
    PlainSqlite& operator=(const PlainSqlite&) = delete;

    // The first column of the first row; `given` is the statement's parameter.
    std::string ask(const char* sql, const std::string& given = {}) {
        sqlite3_stmt* prepared = nullptr;
        if (sqlite3_prepare_v2(database_, sql, -1, &prepared, nullptr) != SQLITE_OK) fail();
        const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement(prepared, sqlite3_finalize);
        if (sqlite3_bind_parameter_count(prepared) == 1)
            sqlite3_bind_text(prepared, 1, given.c_str(), -1, SQLITE_TRANSIENT);
        const int code = sqlite3_step(prepared);
        if (code == SQLITE_DONE) return {};
        if (code != SQLITE_ROW) fail();
        const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(prepared, 0));
        return text == nullptr ? "" : text;
    }
    std::int64_t count(const char* sql) { return std::strtoll(ask(sql).c_str(), nullptr, 10); }

    // Throws if there is another thing in the file, or what this program does not know.
    std::int64_t schema() {
        if (count("SELECT count(*) FROM sqlite_master WHERE name = 'wharf_schema'") == 0)
            throw Failure(file_ + " is no database of Wharf.");
        const std::int64_t version = count("SELECT version FROM wharf_schema");
        if (version > schema_version())
            throw Failure(file_ + " is of a newer Wharf (schema " + std::to_string(version) +
                          "; this one knows up to " + std::to_string(schema_version()) + ").");
        return version;
    }

 private:
    [[noreturn]] void fail() const {
        throw Failure(file_ + " cannot be read: " + (database_ == nullptr ? "no memory" : sqlite3_errmsg(database_)) +
                      ".");
    }

    std::string file_;
    sqlite3* database_ = nullptr;
};

// A file that gets its name when it is whole.
class NewFile {
 public:
    explicit NewFile(std::string name) : name_(std::move(name)), part_(name_ + ".part") {
        // What a killed server has left beside a database would be taken for a part of the new one.
        for (const char* beside : {"", "-wal", "-shm", "-journal"})
            if (std::filesystem::symlink_status(name_ + beside).type() != std::filesystem::file_type::not_found)
                throw Failure(name_ + beside + " is there already; nothing was written.");
        std::error_code ignored;
        std::filesystem::remove(part_, ignored);  // of somebody who was killed
        const int made = open(part_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (made < 0) throw Failure(name_ + " cannot be written: " + std::strerror(errno) + ".");
        close(made);
    }
    ~NewFile() {
        std::error_code ignored;
        for (const char* beside : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(part_ + beside, ignored);
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    const std::string& part() const { return part_; }
    void finish() {
        flush(part_, O_RDONLY);
        if (std::rename(part_.c_str(), name_.c_str()) != 0)
            throw Failure(name_ + " cannot be written: " + std::strerror(errno) + ".");
        const std::string folder = std::filesystem::absolute(name_).parent_path().string();
        flush(folder, O_RDONLY | O_DIRECTORY);
    }

 private:
    void flush(const std::string& what, int flags) const {
        const int file = open(what.c_str(), flags | O_CLOEXEC);
        const bool is_flushed = file >= 0 && fsync(file) == 0;
        const int reason = errno;
        if (file >= 0) close(file);
        if (!is_flushed) throw Failure(name_ + " cannot be written: " + std::strerror(reason) + ".");
    }

    std::string name_;
    std::string part_;
};

}  // namespace

void copy_rows(Connection& from, Connection& to) {
    for (const TableColumns& kind : kEverything) copy_table(kind, from, to);
}

void copy_sqlite(const std::string& from, const std::string& to) {
    PlainSqlite database(from);
    database.schema();
    NewFile file(to);
    // In one transaction that reads: whoever writes goes on writing.
    database.ask("VACUUM INTO ?1", file.part());
    file.finish();
}

void copy_postgres(const std::string& url, const std::string& to) {
    const NewFile gathered(to + ".rows");
    {
        const std::unique_ptr<Connection> from = postgres_connector(url)->connect();
        from->execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        const Rows known = from->query({"SELECT count(*) FROM pg_tables WHERE tablename = 'wharf_schema'", {}});
        if (known.front().integer(0) == 0) throw Failure("This is no database of Wharf.");
        const Rows version = from->query({"SELECT version FROM wharf_schema", {}});
        if (version.front().integer(0) != schema_version())
            throw Failure("This database has schema " + std::to_string(version.front().integer(0)) +
                          " and this Wharf has " + std::to_string(schema_version()) + ": only its own is copied.");
        const std::unique_ptr<Connection> into = sqlite_connector(gathered.part())->connect();
        migrate(*into);
        into->begin();
        copy_rows(*from, *into);
        into->commit();
    }
    copy_sqlite(gathered.part(), to);
}

void fill_postgres(const std::string& copy, const std::string& url) {
    // An older one is brought up to date, and nobody's backup is written to.
    const TemporaryFolder aside;
    const std::string newest = aside.file("wharf.sqlite");
    copy_sqlite(copy, newest);
    const std::unique_ptr<Connection> from = sqlite_connector(newest)->connect();
    migrate(*from);
    const std::unique_ptr<Connection> into = postgres_connector(url)->connect();
    migrate(*into);
    into->begin();
    try {
        const Rows somebody = into->query({"SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM tables)", {}});
        if (somebody.front().integer(0) != 0)
            throw Failure("The PostgreSQL database is in use already: somebody or something is in it.");
        copy_rows(*from, *into);
        into->commit();
    } catch (...) {
        into->roll_back();
        throw;
    }
}

Contents contents_of(const std::string& copy) {
    PlainSqlite database(copy);
    Contents contents;
    contents.schema = database.schema();
    if (const std::string flaw = database.ask("PRAGMA integrity_check"); flaw != "ok")
        throw Failure(copy + " is damaged: " + flaw + ".");
    if (const std::string orphan = database.ask("PRAGMA foreign_key_check"); !orphan.empty())
        throw Failure(copy + " is damaged: a row of " + orphan + " refers to what is not there.");
    contents.users = database.count("SELECT count(*) FROM users");
    contents.tables = database.count("SELECT count(*) FROM tables");
    // Before the fourth schema there was no view of them.
    const bool has_view = database.count("SELECT count(*) FROM sqlite_master WHERE name = 'entries'") != 0;
    contents.entries = database.count(has_view ? "SELECT count(*) FROM entries" : "SELECT count(*) FROM log");
    return contents;
}

}  // namespace wharf::storage
