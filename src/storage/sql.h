// The little that SQLite and PostgreSQL must do for the store: statements in their common dialect, with $1, $2, ….
#pragma once

#include <charconv>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wharf::storage {

// Texts are borrowed: they live until the statement has run.
using Param = std::variant<std::int64_t, double, std::string_view>;

struct Statement {
    std::string_view sql;
    std::vector<Param> params;
};

// One row of an answer. PostgreSQL gives numbers as texts.
class Row {
 public:
    using Value = std::variant<std::int64_t, double, std::string>;

    explicit Row(std::vector<Value> values) : values_(std::move(values)) {}

    std::int64_t integer(std::size_t column) const;
    double real(std::size_t column) const;
    bool flag(std::size_t column) const { return integer(column) != 0; }
    std::string text(std::size_t column) const { return std::get<std::string>(values_[column]); }
    // As it came, for another statement; a text is borrowed from this row.
    Param param(std::size_t column) const;

 private:
    std::vector<Value> values_;
};

// An entry at its place in a table's log. Texts are borrowed here too.
struct NewLogEntry {
    std::string_view table;
    std::int64_t sequence = 0;
    std::int64_t at = 0;
    std::string_view entry;
};

struct Rows : std::vector<Row> {
    std::int64_t changed = 0;  // rows that an INSERT, UPDATE or DELETE concerned
};

// A connection, used by one thread at a time. Everything throws Failure.
class Connection {
 public:
    virtual ~Connection() = default;

    // Statements without parameters and answers, several in one text.
    virtual void execute(const std::string& sql) = 0;
    virtual Rows query(const Statement& statement) = 0;
    // All of them, in order; none may depend on an answer to another.
    virtual std::vector<Rows> query_all(std::span<const Statement> statements) = 0;

    // A store begins to write through it.
    virtual void take_over() {}
    virtual void begin() = 0;
    virtual void commit() = 0;
    virtual void roll_back() noexcept = 0;
    // False: lost for good, to be replaced.
    virtual bool alive() const = 0;
    // The last Failure came of a race with another node; the same transaction may succeed when tried again.
    virtual bool lost_race() const = 0;

    // Appends each to the entry before it, the first one of a log to its table; not where there is none, or the place
    // is taken. Says for each whether it was appended. At most one for a table at a time.
    virtual std::vector<bool> append(std::span<const NewLogEntry> entries) = 0;
    // Words at the end of a SELECT that keep its rows from changing until the transaction ends.
    virtual std::string_view locking() const = 0;
    // Words that also keep others from referring to them: before rows are deleted.
    virtual std::string_view locking_for_deletion() const = 0;
    // A statement that lets one node at a time change the schema; may be empty.
    virtual std::string schema_lock() const = 0;
    // Statements after which the rows of a table can neither be changed nor deleted.
    virtual std::string append_only(const std::string& table) const = 0;
    // Whether no Wharf has been here yet. Throws where one could not begin either: this user may make no tables.
    virtual bool is_fresh() = 0;
    // The words of the schema in which the databases differ.
    virtual std::string translate(std::string schema) const = 0;
};

class Connector {
 public:
    virtual ~Connector() = default;
    virtual std::unique_ptr<Connection> connect() = 0;
};

}  // namespace wharf::storage
