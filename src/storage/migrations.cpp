#include "storage/migrations.h"

#include <array>
#include <string>

#include "storage/store.h"

namespace wharf::storage {

namespace {

// Words in braces are translated: {text} compares by bytes; {clustered} keeps rows in the order of their key.
constexpr std::array<const char*, 1> kSteps{
    R"sql(
CREATE TABLE users (
    id {text} PRIMARY KEY,
    name TEXT NOT NULL,
    name_key {text} UNIQUE,                      -- NULL once deleted
    kind BIGINT NOT NULL,
    password_hash TEXT NOT NULL,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL,
    deleted BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE sessions (
    token_hash {text} PRIMARY KEY,               -- hexadecimal
    kind BIGINT NOT NULL,
    user_id {text} NOT NULL REFERENCES users(id),
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions(user_id);
CREATE INDEX sessions_by_expiry ON sessions(expires) WHERE expires > 0;
CREATE TABLE tables (
    id {text} PRIMARY KEY,
    game {text} NOT NULL,
    players BIGINT NOT NULL,
    status BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    ratings_moved BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    deadline BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    result TEXT NOT NULL,
    people TEXT NOT NULL                         -- ids with spaces between them; the table people is its index
);
CREATE INDEX tables_open ON tables(created, id) WHERE status = 0;
CREATE INDEX tables_running ON tables(id) WHERE status < 2;
CREATE INDEX tables_due ON tables(deadline) WHERE status = 1 AND deadline > 0;
CREATE INDEX tables_finished ON tables(finished, id) WHERE status = 2;
CREATE INDEX tables_unrated ON tables(finished) WHERE status = 2 AND rated = 1 AND ratings_moved = 0;
CREATE TABLE people (
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    user_id {text} NOT NULL REFERENCES users(id),
    PRIMARY KEY (user_id, table_id)
) {clustered};
CREATE INDEX people_by_table ON people(table_id);
CREATE TABLE log (
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
) {clustered};
CREATE TABLE snapshots (
    table_id {text} PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE TABLE chat (
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    user_id {text} NOT NULL REFERENCES users(id),
    at BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};
CREATE TABLE ratings (
    user_id {text} NOT NULL REFERENCES users(id),
    game {text} NOT NULL,
    players {text} NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, players)
) {clustered};
CREATE INDEX ratings_best ON ratings(game, players, (mean - 3 * deviation));
CREATE TABLE rated_games (
    user_id {text} NOT NULL REFERENCES users(id),
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    game {text} NOT NULL,
    players {text} NOT NULL,
    place BIGINT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, table_id)
) {clustered};
CREATE INDEX rated_games_by_table ON rated_games(table_id);
CREATE INDEX rated_games_in_time ON rated_games(user_id, game, players, at);
)sql"};

}  // namespace

std::string in_words(std::string schema, std::string_view text, std::string_view clustered) {
    const auto replace = [&](std::string_view word, std::string_view by) {
        for (std::size_t at = schema.find(word); at != std::string::npos; at = schema.find(word, at))
            schema.replace(at, word.size(), by);
    };
    replace("{text}", text);
    replace("{clustered}", clustered);
    return schema;
}

int schema_version() { return static_cast<int>(kSteps.size()); }

void migrate(Connection& connection) {
    connection.begin();
    try {
        connection.execute(connection.schema_lock());
        connection.execute("CREATE TABLE IF NOT EXISTS wharf_schema (version BIGINT NOT NULL)");
        const Rows rows = connection.query({"SELECT version FROM wharf_schema", {}});
        const int stored = rows.empty() ? 0 : static_cast<int>(rows.front().integer(0));
        if (stored > schema_version())
            throw Failure("This database is of a newer Wharf (schema " + std::to_string(stored) +
                          "; this one knows up to " + std::to_string(schema_version()) + "). It was left as it is.");
        for (int step = stored; step < schema_version(); ++step)
            connection.execute(connection.translate(kSteps[static_cast<std::size_t>(step)]));
        if (rows.empty()) connection.execute("INSERT INTO wharf_schema VALUES (0)");
        if (stored < schema_version())
            connection.execute("UPDATE wharf_schema SET version = " + std::to_string(schema_version()));
        connection.commit();
    } catch (...) {
        connection.roll_back();
        throw;
    }
}

}  // namespace wharf::storage
