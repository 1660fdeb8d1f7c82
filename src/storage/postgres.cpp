#include "storage/postgres.h"

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <string>
#include <unordered_map>

#include "storage/migrations.h"
#include "storage/postgres_node.h"
#include "storage/sql.h"
#include "storage/sql_store.h"

namespace wharf::storage {

namespace {

// Statements sent before their answers are read: one journey for all of them, and little enough that the buffers on
// the way hold it.
constexpr std::size_t kPipelined = 128;

// A node's transaction is idle for microseconds. One that is longer has lost its node, and PostgreSQL would keep its
// locks for hours.
constexpr const char* kNodePatience =
    "SET idle_in_transaction_session_timeout = '3s'; SET tcp_user_timeout = '3s'; SET tcp_keepalives_idle = 3;"
    " SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3";

struct ClearResult {
    void operator()(PGresult* result) const { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, ClearResult>;

// A statement's parameters as libpq wants them: pointers to texts.
class Texts {
 public:
    explicit Texts(const std::vector<Param>& params) {
        owned_.reserve(params.size());
        for (const Param& param : params) {
            std::string& text = owned_.emplace_back();
            if (const auto* number = std::get_if<std::int64_t>(&param)) {
                text = std::to_string(*number);
            } else if (const auto* real = std::get_if<double>(&param)) {
                std::array<char, 32> digits{};
                text.assign(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), *real).ptr);
            } else {
                text = std::get<std::string_view>(param);
            }
        }
        for (const std::string& text : owned_) pointers_.push_back(text.c_str());
    }
    int count() const { return static_cast<int>(pointers_.size()); }
    const char* const* data() const { return pointers_.data(); }

 private:
    std::vector<std::string> owned_;
    std::vector<const char*> pointers_;
};

class PostgresConnection final : public Connection {
 public:
    explicit PostgresConnection(const std::string& url) {
        // What the URL says comes last and wins.
        constexpr std::array<const char*, 5> kWords{"connect_timeout", "application_name", "tcp_user_timeout", "dbname",
                                                    nullptr};
        const std::array<const char*, 5> values{"5", "wharf", "10000", url.c_str(), nullptr};
        connection_ = PQconnectdbParams(kWords.data(), values.data(), 1);
        if (!alive()) {
            const std::string reason = message();
            PQfinish(connection_);
            throw Failure("PostgreSQL cannot be reached: " + reason);
        }
        PQsetNoticeProcessor(connection_, [](void*, const char*) {}, nullptr);
    }
    ~PostgresConnection() override { PQfinish(connection_); }
    PostgresConnection(const PostgresConnection&) = delete;
    PostgresConnection& operator=(const PostgresConnection&) = delete;

    void execute(const std::string& sql) override { check(Result(PQexec(connection_, sql.c_str()))); }

    Rows query(const Statement& statement) override {
        const std::string& name = prepare(statement.sql);
        const Texts texts(statement.params);
        const Result result(
            PQexecPrepared(connection_, name.c_str(), texts.count(), texts.data(), nullptr, nullptr, 0));
        check(result);
        return rows_of(result.get());
    }

    std::vector<Rows> query_all(std::span<const Statement> statements) override {
        std::vector<Rows> answers;
        answers.reserve(statements.size());
        if (statements.size() == 1) {
            answers.push_back(query(statements.front()));
            return answers;
        }
        for (std::size_t begin = 0; begin < statements.size(); begin += kPipelined)
            pipeline(statements.subspan(begin, std::min(kPipelined, statements.size() - begin)), answers);
        return answers;
    }

    void begin() override { execute("BEGIN"); }
    void commit() override {
        // COMMIT of a transaction in which something failed is answered with a polite ROLLBACK.
        const Result result(PQexec(connection_, "COMMIT"));
        check(result);
        if (std::string_view(PQcmdStatus(result.get())) != "COMMIT") throw Failure("PostgreSQL did not commit.");
    }
    void roll_back() noexcept override {
        if (PQtransactionStatus(connection_) != PQTRANS_IDLE) PQclear(PQexec(connection_, "ROLLBACK"));
    }
    bool alive() const override { return PQstatus(connection_) == CONNECTION_OK; }
    bool lost_race() const override {
        constexpr std::array<std::string_view, 4> kRaces{"40001", "40P01", "23505", "23503"};
        return std::find(kRaces.begin(), kRaces.end(), last_state_) != kRaces.end();
    }
    // What was appended is counted, not returned: a RETURNING costs as much as the append.
    std::vector<bool> append(std::span<const NewLogEntry> entries) override {
        constexpr std::string_view kFirstEntry =
            "INSERT INTO log (table_id, sequence, at, entry)"
            " SELECT id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT) FROM tables WHERE id = $1"
            " ON CONFLICT DO NOTHING";
        constexpr std::string_view kNextEntry =
            "INSERT INTO log (table_id, sequence, at, entry)"
            " SELECT table_id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT) FROM log"
            " WHERE table_id = $1 AND sequence = $2 - 1 ON CONFLICT DO NOTHING";
        std::vector<Statement> statements;
        statements.reserve(entries.size());
        for (const NewLogEntry& entry : entries)
            statements.push_back(
                {entry.sequence == 1 ? kFirstEntry : kNextEntry, {entry.table, entry.sequence, entry.at, entry.entry}});
        std::vector<bool> appended;
        for (const Rows& rows : query_all(statements)) appended.push_back(rows.changed != 0);
        return appended;
    }
    // References to a row that is locked in this way are still allowed: appends go on.
    std::string_view locking() const override { return " FOR NO KEY UPDATE"; }
    std::string_view locking_for_deletion() const override { return " FOR UPDATE"; }
    std::string schema_lock() const override { return "SELECT pg_advisory_xact_lock(7746734)"; }
    std::string append_only(const std::string& table) const override {
        return "CREATE FUNCTION " + table +
               "_append_only() RETURNS trigger LANGUAGE plpgsql AS"
               " $$BEGIN RAISE EXCEPTION 'only appended to'; END$$;"
               "CREATE TRIGGER " +
               table + "_append_only BEFORE UPDATE OR DELETE ON " + table + " FOR EACH ROW EXECUTE FUNCTION " + table +
               "_append_only();";
    }
    // Schemas that this user may not look into are no part of his search path: nothing is found there, nor made.
    bool is_fresh() override {
        const Rows found =
            query({"SELECT CASE WHEN to_regclass('wharf_schema') IS NOT NULL THEN 0"
                   " WHEN has_schema_privilege(current_schema(), 'CREATE') THEN 1 ELSE 2 END",
                   {}});
        const std::int64_t what = found.front().integer(0);
        if (what == 2)
            throw Failure("PostgreSQL lets this user make no tables: nothing of Wharf can be found, nor begun.");
        return what == 1;
    }
    std::string translate(std::string schema) const override {
        return in_words(std::move(schema), "TEXT COLLATE \"C\"", "");
    }

 private:
    std::string message() const {
        std::string text = PQerrorMessage(connection_);
        while (!text.empty() && text.back() == '\n') text.pop_back();
        std::replace(text.begin(), text.end(), '\n', ' ');
        return text;
    }

    static bool good(const PGresult* result) {
        const ExecStatusType status = PQresultStatus(result);
        return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY;
    }
    void check(const Result& result) {
        if (good(result.get())) return;
        remember_state(result.get());
        throw Failure("PostgreSQL says: " + message());
    }
    void remember_state(const PGresult* result) {
        const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
        last_state_ = state == nullptr ? "" : state;
    }

    const std::string& prepare(std::string_view sql) {
        auto found = prepared_.find(std::string(sql));
        if (found == prepared_.end()) {
            const std::string name = "w" + std::to_string(prepared_.size());
            check(Result(PQprepare(connection_, name.c_str(), std::string(sql).c_str(), 0, nullptr)));
            found = prepared_.emplace(sql, name).first;
        }
        return found->second;
    }

    void pipeline(std::span<const Statement> statements, std::vector<Rows>& answers) {
        std::vector<const std::string*> names;
        names.reserve(statements.size());
        for (const Statement& statement : statements) names.push_back(&prepare(statement.sql));
        if (PQenterPipelineMode(connection_) != 1) throw Failure("PostgreSQL says: " + message());
        bool sent = true;
        for (std::size_t i = 0; i < statements.size() && sent; ++i) {
            const Texts texts(statements[i].params);
            sent = PQsendQueryPrepared(connection_, names[i]->c_str(), texts.count(), texts.data(), nullptr, nullptr,
                                       0) == 1;
        }
        sent = sent && PQpipelineSync(connection_) == 1;
        std::string trouble = sent ? "" : message();
        if (sent) trouble = receive(statements.size(), answers);
        PQexitPipelineMode(connection_);
        if (!trouble.empty()) throw Failure("PostgreSQL says: " + trouble);
    }

    // Reads every answer up to the synchronisation; returns what the first failure said.
    std::string receive(std::size_t count, std::vector<Rows>& answers) {
        std::string trouble;
        for (std::size_t i = 0; i < count; ++i) {
            const Result result(PQgetResult(connection_));
            if (good(result.get())) {
                answers.push_back(rows_of(result.get()));
            } else if (trouble.empty()) {
                remember_state(result.get());
                trouble = message().empty() ? "The connection was lost." : message();
            }
            if (!alive()) return trouble;
            if (result) PQclear(PQgetResult(connection_));  // the null between two answers
        }
        PQclear(PQgetResult(connection_));  // the synchronisation
        return trouble;
    }

    static Rows rows_of(PGresult* result) {
        Rows rows;
        rows.changed = std::strtoll(PQcmdTuples(result), nullptr, 10);
        const int count = PQntuples(result);
        const int columns = PQnfields(result);
        rows.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) {
            std::vector<Row::Value> values;
            values.reserve(static_cast<std::size_t>(columns));
            for (int k = 0; k < columns; ++k)
                values.emplace_back(
                    std::string(PQgetvalue(result, i, k), static_cast<std::size_t>(PQgetlength(result, i, k))));
            rows.emplace_back(std::move(values));
        }
        return rows;
    }

    PGconn* connection_ = nullptr;
    std::string last_state_;
    std::unordered_map<std::string, std::string> prepared_;
};

class PostgresConnector final : public Connector {
 public:
    PostgresConnector(std::string url, bool is_of_node) : url_(std::move(url)), is_of_node_(is_of_node) {}
    std::unique_ptr<Connection> connect() override {
        auto connection = std::make_unique<PostgresConnection>(url_);
        if (is_of_node_) connection->execute(kNodePatience);
        return connection;
    }

 private:
    std::string url_;
    bool is_of_node_;
};

}  // namespace

std::unique_ptr<Connector> postgres_connector(const std::string& url) {
    return std::make_unique<PostgresConnector>(url, false);
}

std::unique_ptr<Connector> postgres_node_connector(const std::string& url) {
    return std::make_unique<PostgresConnector>(url, true);
}

std::unique_ptr<Store> open_postgres(const std::string& url) {
    return std::make_unique<SqlStore>(postgres_node_connector(url));
}

}  // namespace wharf::storage
