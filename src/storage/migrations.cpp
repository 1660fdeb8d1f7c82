#include "storage/migrations.h"

#include <array>
#include <string>
#include <unordered_set>

#include "storage/name_key.h"
#include "storage/store.h"

namespace wharf::storage {

namespace {

// Words in braces are translated: {text} compares by bytes; {clustered} keeps rows in the order of their key.
constexpr const char* kFirst = R"sql(
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
)sql";

// Names that look alike; what a user has muted, and where he was seen, as rows of their own.
constexpr const char* kPeople = R"sql(
ALTER TABLE users ADD COLUMN skeleton {text};    -- NULL once deleted, and for names older than this rule
CREATE TABLE mutes (
    user_id {text} NOT NULL REFERENCES users(id),
    other_id {text} NOT NULL REFERENCES users(id),
    PRIMARY KEY (user_id, other_id)
) {clustered};
CREATE INDEX mutes_by_other ON mutes(other_id);
CREATE TABLE places (
    user_id {text} NOT NULL REFERENCES users(id),
    place {text} NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, place)
) {clustered};
)sql";

// Entries as they come, in one place, until they are filed in the log in its order. PostgreSQL files them at once: its
// log needs no rewriting of pages.
constexpr const char* kFresh = R"sql(
CREATE TABLE fresh (
    table_id {text} NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);
CREATE VIEW entries AS
    SELECT table_id, sequence, at, entry FROM log UNION ALL SELECT table_id, sequence, at, entry FROM fresh;
)sql";

// Two such places take turns (sqlite_fresh.h). What is being filed from one may stand in the log already.
constexpr const char* kFreshSegments = R"sql(
DROP VIEW entries;
INSERT INTO log (table_id, sequence, at, entry) SELECT table_id, sequence, at, entry FROM fresh;
DROP TABLE fresh;
CREATE TABLE fresh_even (
    table_id {text} NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);
CREATE TABLE fresh_odd (
    table_id {text} NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);
CREATE VIEW entries AS
    SELECT table_id, sequence, at, entry FROM log
    UNION ALL
    SELECT table_id, sequence, at, entry FROM fresh_even f
    WHERE NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = f.table_id AND l.sequence = f.sequence)
    UNION ALL
    SELECT table_id, sequence, at, entry FROM fresh_odd f
    WHERE NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = f.table_id AND l.sequence = f.sequence);
)sql";

// Mutes were kept in the settings, as {"muted":["id","id"]}, and nothing else was.
void move_mutes(Connection& connection) {
    for (const Row& row : connection.query({"SELECT id, settings FROM users WHERE settings <> '{}'", {}})) {
        const std::string user = row.text(0);
        const std::string settings = row.text(1);
        const std::size_t list = settings.find("\"muted\":[");
        if (list == std::string::npos) continue;
        std::size_t at = settings.find('[', list);
        while (at != std::string::npos && settings[at] != ']') {
            const std::size_t begin = settings.find('"', at) + 1;
            const std::size_t end = settings.find('"', begin);
            if (begin == 0 || end == std::string::npos) break;
            connection.query(
                {"INSERT INTO mutes (user_id, other_id) SELECT CAST($1 AS TEXT), id FROM users"
                 " WHERE id = $2 AND deleted = 0 ON CONFLICT DO NOTHING",
                 {std::string_view(user), std::string_view(settings).substr(begin, end - begin)}});
            at = end + 1;
        }
    }
    connection.execute("ALTER TABLE users DROP COLUMN settings");
}

// Accounts come before guests, the older before the younger. Who now has the same name as somebody gets a number behind
// it; who only looks like somebody keeps his name, and is no obstacle to others.
void fold_names(Connection& connection) {
    const Rows users = connection.query(
        {"SELECT id, name FROM users WHERE deleted = 0 ORDER BY CASE kind WHEN 0 THEN 1 ELSE 0 END, created, id", {}});
    connection.execute("UPDATE users SET name_key = NULL");
    std::unordered_set<std::string> keys;
    std::unordered_set<std::string> skeletons;
    for (const Row& row : users) {
        const std::string id = row.text(0);
        std::string name = row.text(1);
        for (int number = 2; !keys.insert(name_key(name)).second; ++number)
            name = row.text(1) + " " + std::to_string(number);
        const std::string key = name_key(name);
        const std::string skeleton = name_skeleton(name);
        connection.query({"UPDATE users SET name = $2, name_key = $3 WHERE id = $1",
                          {std::string_view(id), std::string_view(name), std::string_view(key)}});
        if (skeletons.insert(skeleton).second)
            connection.query(
                {"UPDATE users SET skeleton = $2 WHERE id = $1", {std::string_view(id), std::string_view(skeleton)}});
    }
    connection.execute("CREATE UNIQUE INDEX users_by_skeleton ON users(skeleton)");
}

// Who has said something is not forgotten.
constexpr const char* kChatByUser = "CREATE INDEX chat_by_user ON chat(user_id);";

// What one's own decisions cost in games that are over.
constexpr const char* kJudged = R"sql(
CREATE TABLE judged (
    user_id {text} NOT NULL REFERENCES users(id),
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    moves TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id)
) {clustered};
CREATE INDEX judged_by_table ON judged(table_id);
)sql";

// When what is done now and then was done last, whichever node did it; tables that were given up are found by age.
constexpr const char* kChores = R"sql(
CREATE TABLE chores (
    name {text} PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX tables_abandoned ON tables(changed, id) WHERE status = 3;
)sql";

// Those who look after the house, and what they do.
constexpr const char* kAdministration = R"sql(
ALTER TABLE users ADD COLUMN role BIGINT NOT NULL DEFAULT 0;
CREATE INDEX users_with_role ON users(role) WHERE role > 0;
CREATE INDEX users_in_time ON users(created, id) WHERE deleted = 0;
ALTER TABLE chat ADD COLUMN removed BIGINT NOT NULL DEFAULT 0;
CREATE TABLE sanctions (
    user_id {text} NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    kind BIGINT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    by_id {text} NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (user_id, kind)
) {clustered};
CREATE TABLE audit (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    by_id {text} NOT NULL,
    via TEXT NOT NULL,
    action {text} NOT NULL,
    user_id {text} NOT NULL,
    table_id {text} NOT NULL,
    subject TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX audit_by_user ON audit(user_id, number) WHERE user_id <> '';
CREATE TABLE announcements (
    id {text} PRIMARY KEY,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL,
    by_id {text} NOT NULL,
    line TEXT NOT NULL
);
CREATE TABLE invitations (
    code {text} PRIMARY KEY,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    by_id {text} NOT NULL,
    note TEXT NOT NULL,
    most BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE TABLE house_rules (
    name {text} PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE reports (
    id {text} PRIMARY KEY,
    at BIGINT NOT NULL,
    by_id {text} NOT NULL,
    user_id {text} NOT NULL,
    table_id {text} NOT NULL,
    line BIGINT NOT NULL,
    said TEXT NOT NULL,
    complaint TEXT NOT NULL,
    answered BIGINT NOT NULL,
    answered_by {text} NOT NULL,
    answer TEXT NOT NULL
);
CREATE INDEX reports_in_time ON reports(at, id);
CREATE INDEX reports_by_user ON reports(user_id);
CREATE INDEX reports_by_author ON reports(by_id);
)sql";

// Whose turn it is where games are played turn by turn, and how people are told; what all nodes share.
constexpr const char* kTurns = R"sql(
CREATE TABLE turns (
    user_id {text} NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
) {clustered};
CREATE INDEX turns_by_table ON turns(table_id);
CREATE INDEX turns_due ON turns(due) WHERE due > 0;
CREATE TABLE ways (
    id {text} PRIMARY KEY,
    user_id {text} NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    kind BIGINT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    language {text} NOT NULL,
    created BIGINT NOT NULL,
    confirmed BIGINT NOT NULL,
    failures BIGINT NOT NULL
);
CREATE INDEX ways_by_user ON ways(user_id);
CREATE INDEX ways_by_address ON ways(address);
CREATE TABLE quiet_hours (
    user_id {text} PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
    zone TEXT NOT NULL,
    since_minute BIGINT NOT NULL,
    until_minute BIGINT NOT NULL
);
CREATE TABLE letters (
    token_hash {text} PRIMARY KEY,
    kind BIGINT NOT NULL,
    user_id {text} NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    way_id {text} NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX letters_by_user ON letters(user_id);
CREATE TABLE secrets (
    name {text} PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE unnamed (
    user_id {text} PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE
);
)sql";

// Whom somebody follows (0) or has blocked (1); who does not show whether he is there; why a rating has moved. The best
// are those with the highest estimate.
constexpr const char* kBonds = R"sql(
CREATE TABLE bonds (
    user_id {text} NOT NULL REFERENCES users(id),
    other_id {text} NOT NULL REFERENCES users(id),
    kind BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, kind, other_id)
) {clustered};
CREATE INDEX bonds_by_other ON bonds(other_id);
ALTER TABLE users ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
ALTER TABLE rated_games ADD COLUMN reason TEXT NOT NULL DEFAULT '';
DROP INDEX ratings_best;
CREATE INDEX ratings_highest ON ratings(game, players, mean);
)sql";

// Tournaments, as the fold of their logs, and who has ever joined them.
constexpr const char* kTournaments = R"sql(
CREATE TABLE tournaments (
    id {text} PRIMARY KEY,
    status BIGINT NOT NULL,
    host_id {text} NOT NULL REFERENCES users(id),
    created BIGINT NOT NULL,
    starts BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    setup TEXT NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX tournaments_unfinished ON tournaments(created, id) WHERE status < 2;
CREATE INDEX tournaments_over ON tournaments(changed, id) WHERE status = 2;
CREATE TABLE tournament_log (
    tournament_id {text} NOT NULL REFERENCES tournaments(id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (tournament_id, sequence)
) {clustered};
CREATE TABLE tournament_people (
    user_id {text} NOT NULL REFERENCES users(id),
    tournament_id {text} NOT NULL REFERENCES tournaments(id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, tournament_id)
) {clustered};
)sql";

// What people mean to play, where games are played turn by turn: nobody else's to read.
constexpr const char* kPlans = R"sql(
CREATE TABLE plans (
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    user_id {text} NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    revision BIGINT NOT NULL,
    active BIGINT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) {clustered};
CREATE INDEX plans_by_user ON plans(user_id);
CREATE INDEX plans_active ON plans(table_id, user_id) WHERE active = 1;
)sql";

// A notice that could not be told at once is tried again, also after a restart and by other nodes. Lists of games say
// which are paused.
constexpr const char* kAttemptsAndPauses = R"sql(
ALTER TABLE turns ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN told TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN paused BIGINT NOT NULL DEFAULT 0;
)sql";

void seal_audit(Connection& connection) { connection.execute(connection.append_only("audit")); }

struct Step {
    const char* schema;
    void (*then)(Connection&);  // what the common dialect cannot say; may be null
};

void tell_people_apart(Connection& connection) {
    move_mutes(connection);
    fold_names(connection);
}

constexpr std::array<Step, 13> kSteps{Step{kFirst, nullptr},
                                      Step{kPeople, tell_people_apart},
                                      Step{kChatByUser, nullptr},
                                      Step{kFresh, nullptr},
                                      Step{kFreshSegments, nullptr},
                                      Step{kJudged, nullptr},
                                      Step{kChores, nullptr},
                                      Step{kAdministration, seal_audit},
                                      Step{kTurns, nullptr},
                                      Step{kBonds, nullptr},
                                      Step{kTournaments, nullptr},
                                      Step{kPlans, nullptr},
                                      Step{kAttemptsAndPauses, nullptr}};

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

std::optional<int> stored_version(Connection& connection) {
    if (connection.is_fresh()) return std::nullopt;
    const Rows rows = connection.query({"SELECT version FROM wharf_schema", {}});
    return rows.empty() ? 0 : static_cast<int>(rows.front().integer(0));
}

void vacuum(Connection& connection) {
    if (!stored_version(connection)) throw Failure("This is no database of Wharf.");
    connection.execute("VACUUM");
    connection.execute("ANALYZE");
}

void migrate(Connection& connection, int version) {
    connection.begin();
    try {
        connection.execute(connection.schema_lock());
        connection.execute("CREATE TABLE IF NOT EXISTS wharf_schema (version BIGINT NOT NULL)");
        const Rows rows = connection.query({"SELECT version FROM wharf_schema", {}});
        const int stored = rows.empty() ? 0 : static_cast<int>(rows.front().integer(0));
        if (stored > schema_version())
            throw Failure("This database is of a newer Wharf (schema " + std::to_string(stored) +
                          "; this one knows up to " + std::to_string(schema_version()) + "). It was left as it is.");
        for (int number = stored; number < version; ++number) {
            const Step& step = kSteps.at(static_cast<std::size_t>(number));
            connection.execute(connection.translate(step.schema));
            if (step.then != nullptr) step.then(connection);
        }
        if (rows.empty()) connection.execute("INSERT INTO wharf_schema VALUES (0)");
        if (stored < version) connection.execute("UPDATE wharf_schema SET version = " + std::to_string(version));
        connection.commit();
    } catch (...) {
        connection.roll_back();
        throw;
    }
}

}  // namespace wharf::storage
