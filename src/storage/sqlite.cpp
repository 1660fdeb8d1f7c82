#include "storage/sqlite.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <unordered_map>

#include "storage/migrations.h"
#include "storage/sql.h"
#include "storage/sql_store.h"
#include "storage/sqlite_checkpoints.h"
#include "storage/sqlite_fresh.h"

namespace wharf::storage {

namespace {

// How long a statement waits for another process (a backup, a shell) before it fails.
constexpr int kBusyMilliseconds = 5000;

class SqliteConnection final : public Connection {
 public:
    SqliteConnection(const std::string& file, std::shared_ptr<SqliteCheckpoints> checkpoints)
        : checkpoints_(std::move(checkpoints)) {
        // Without counting its memory, which takes a lock at every allocation. Too late after the first connection.
        [[maybe_unused]] static const int uncounted = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
        const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
        const int code = sqlite3_open_v2(file.c_str(), &database_, flags, nullptr);
        if (code != SQLITE_OK) {
            const std::string reason = database_ == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(database_);
            sqlite3_close_v2(database_);
            throw Failure("The database " + file + " cannot be opened: " + reason + ".");
        }
        sqlite3_busy_timeout(database_, kBusyMilliseconds);
        try {
            execute(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                "PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 67108864;");
            checkpoints_->take_over(database_);
        } catch (...) {
            sqlite3_close_v2(database_);
            throw;
        }
    }
    ~SqliteConnection() override {
        // Whoever looks into the file is to find all of a log in one place. What fails is done at the next opening.
        try {
            if (fresh_.is_used()) SqliteConnection::take_over();
        } catch (const std::exception&) {
            roll_back();
        }
        for (auto& [sql, prepared] : prepared_) sqlite3_finalize(prepared.statement);
        sqlite3_close_v2(database_);
    }
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;

    void execute(const std::string& sql) override {
        if (sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
    }

    Rows query(const Statement& statement) override {
        const Prepared& prepared = prepare(statement.sql);
        const Reset reset{prepared.statement};
        for (std::size_t i = 0; i < prepared.places.size(); ++i)
            bind(prepared.statement, prepared.places[i], statement.params.at(i));
        Rows rows;
        for (;;) {
            const int code = sqlite3_step(prepared.statement);
            if (code == SQLITE_DONE) {
                rows.changed = sqlite3_changes64(database_);
                return rows;
            }
            if (code != SQLITE_ROW) fail();
            rows.push_back(row_of(prepared.statement));
        }
    }

    std::vector<Rows> query_all(std::span<const Statement> statements) override {
        std::vector<Rows> answers;
        answers.reserve(statements.size());
        for (const Statement& statement : statements) answers.push_back(query(statement));
        return answers;
    }

    // What a server that was killed has left is filed.
    void take_over() override {
        begin();
        fresh_.file_all();
        commit();
    }
    // At once as a writer: a transaction that turns into one can fail in between.
    void begin() override { query({"BEGIN IMMEDIATE", {}}); }
    void commit() override {
        fresh_.before_commit();
        query({"COMMIT", {}});
    }
    void roll_back() noexcept override {
        fresh_.forget();
        if (sqlite3_get_autocommit(database_) == 0) sqlite3_exec(database_, "ROLLBACK", nullptr, nullptr, nullptr);
    }
    bool alive() const override { return true; }
    bool lost_race() const override { return false; }
    std::vector<bool> append(std::span<const NewLogEntry> entries) override { return fresh_.append(entries); }
    std::string_view locking() const override { return ""; }
    std::string_view locking_for_deletion() const override { return ""; }
    std::string schema_lock() const override { return ""; }
    std::string append_only(const std::string& table) const override {
        std::string sql;
        for (const std::string change : {"UPDATE", "DELETE"})
            sql += "CREATE TRIGGER " + table + "_no_" + change + " BEFORE " + change + " ON " + table +
                   " BEGIN SELECT RAISE(ABORT, 'only appended to'); END;";
        return sql;
    }
    bool is_fresh() override { return query({"SELECT 1 FROM sqlite_master WHERE name = 'wharf_schema'", {}}).empty(); }
    std::string translate(std::string schema) const override {
        return in_words(std::move(schema), "TEXT", "WITHOUT ROWID");
    }

 private:
    struct Prepared {
        sqlite3_stmt* statement = nullptr;
        std::vector<int> places;  // of $1, $2, …: SQLite numbers them by their first use
    };
    struct Reset {
        sqlite3_stmt* statement;
        ~Reset() { sqlite3_reset(statement); }
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };

    [[noreturn]] void fail() const { throw Failure(std::string("The database says: ") + sqlite3_errmsg(database_)); }

    const Prepared& prepare(std::string_view sql) {
        const auto found = prepared_.find(sql);
        if (found != prepared_.end()) return found->second;
        Prepared prepared;
        if (sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                               &prepared.statement, nullptr) != SQLITE_OK)
            fail();
        const int count = sqlite3_bind_parameter_count(prepared.statement);
        for (int i = 1; i <= count; ++i)
            prepared.places.push_back(
                sqlite3_bind_parameter_index(prepared.statement, ("$" + std::to_string(i)).c_str()));
        return prepared_.emplace(sql, std::move(prepared)).first->second;
    }

    void bind(sqlite3_stmt* statement, int place, const Param& param) {
        int code = SQLITE_OK;
        if (const auto* number = std::get_if<std::int64_t>(&param)) {
            code = sqlite3_bind_int64(statement, place, *number);
        } else if (const auto* real = std::get_if<double>(&param)) {
            code = sqlite3_bind_double(statement, place, *real);
        } else {
            const auto text = std::get<std::string_view>(param);
            // A null pointer would be NULL instead of the empty text.
            code = sqlite3_bind_text64(statement, place, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC,
                                       SQLITE_UTF8);
        }
        if (code != SQLITE_OK) fail();
    }

    static Row row_of(sqlite3_stmt* statement) {
        const int columns = sqlite3_column_count(statement);
        std::vector<Row::Value> values;
        values.reserve(static_cast<std::size_t>(columns));
        for (int i = 0; i < columns; ++i) {
            const int type = sqlite3_column_type(statement, i);
            if (type == SQLITE_INTEGER) {
                values.emplace_back(std::int64_t{sqlite3_column_int64(statement, i)});
            } else if (type == SQLITE_FLOAT) {
                values.emplace_back(sqlite3_column_double(statement, i));
            } else {
                const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
                const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, i));
                values.emplace_back(text == nullptr ? std::string() : std::string(text, size));
            }
        }
        return Row(std::move(values));
    }

    std::shared_ptr<SqliteCheckpoints> checkpoints_;
    sqlite3* database_ = nullptr;
    std::unordered_map<std::string, Prepared, Hash, std::equal_to<>> prepared_;
    FreshEntries fresh_{*this};
};

// Passwords' hashes and sessions are in it: for nobody's eyes but its owner's. SQLite gives the files beside it the
// same rights. Before SQLite opens it: to close a file again would drop the locks that this process has on it.
void make_private(const std::string& file) {
    if (file.empty() || file.front() == ':') return;  // not in a file
    const int made = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made >= 0) close(made);
    for (const char* beside : {"", "-wal", "-shm"})
        if (chmod((file + beside).c_str(), S_IRUSR | S_IWUSR) != 0 && errno != ENOENT)
            throw Failure("The database " + file + " cannot be made private: " + std::strerror(errno) + ".");
}

class SqliteConnector final : public Connector {
 public:
    explicit SqliteConnector(std::string file)
        : file_(std::move(file)), checkpoints_(std::make_shared<SqliteCheckpoints>(file_)) {
        make_private(file_);
    }
    std::unique_ptr<Connection> connect() override { return std::make_unique<SqliteConnection>(file_, checkpoints_); }

 private:
    std::string file_;
    std::shared_ptr<SqliteCheckpoints> checkpoints_;
};

}  // namespace

std::unique_ptr<Connector> sqlite_connector(const std::string& file) { return std::make_unique<SqliteConnector>(file); }

std::unique_ptr<Store> open_sqlite(const std::string& file) {
    return std::make_unique<SqlStore>(sqlite_connector(file));
}

}  // namespace wharf::storage
