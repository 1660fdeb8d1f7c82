// What is read of turns, of plans for them, and of ways to tell people of them.
#include <utility>

#include "storage/sql_rows.h"
#include "storage/sql_store.h"

namespace wharf::storage {

namespace {

constexpr const char* kTurnColumns = "SELECT user_id, table_id, since, until, due, attempts, told FROM turns WHERE ";

Turn turn_of(const Row& row) {
    return {row.text(0),    row.text(1),    row.integer(2),     row.integer(3),
            row.integer(4), row.integer(5), ids_in(row.text(6))};
}

constexpr const char* kPlanColumns = "SELECT table_id, user_id, revision, active, document FROM plans WHERE ";

Plan plan_of(const Row& row) { return {row.text(0), row.text(1), row.integer(2), row.flag(3), row.text(4)}; }

}  // namespace

// Whose time is never up comes last.
std::vector<Turn> SqlStore::turns_of(std::string_view user) {
    std::vector<Turn> found;
    for (const Row& row : read(std::string(kTurnColumns) +
                                   "user_id = $1 ORDER BY CASE WHEN until = 0 THEN 1 ELSE 0 END, until, since, table_id"
                                   " LIMIT $2",
                               {user, std::int64_t{kMostRows}}))
        found.push_back(turn_of(row));
    return found;
}

std::vector<Turn> SqlStore::due_turns(Time now, int limit) {
    std::vector<Turn> found;
    for (const Row& row : read(std::string(kTurnColumns) +
                                   "due > 0 AND due <= $1 AND NOT EXISTS (SELECT 1 FROM turns o WHERE o.user_id = "
                                   "turns.user_id AND o.due > 0 AND (o.due, o.table_id) < (turns.due, turns.table_id))"
                                   " ORDER BY due, user_id LIMIT $2",
                               {now, bounded(limit)}))
        found.push_back(turn_of(row));
    return found;
}

std::optional<Plan> SqlStore::plan(std::string_view table, std::string_view user) {
    const Rows rows = read(std::string(kPlanColumns) + "table_id = $1 AND user_id = $2", {table, user});
    if (rows.empty()) return std::nullopt;
    return plan_of(rows.front());
}

std::vector<Plan> SqlStore::plans_of(std::string_view user) {
    std::vector<Plan> found;
    for (const Row& row :
         read(std::string(kPlanColumns) + "user_id = $1 ORDER BY table_id LIMIT $2", {user, std::int64_t{kMostRows}}))
        found.push_back(plan_of(row));
    return found;
}

std::vector<Plan> SqlStore::plans_at(std::string_view table) {
    std::vector<Plan> found;
    for (const Row& row : read(std::string(kPlanColumns) + "table_id = $1 ORDER BY user_id", {table}))
        found.push_back(plan_of(row));
    return found;
}

std::vector<Id> SqlStore::planned_tables(int limit) {
    std::vector<Id> found;
    for (const Row& row : read("SELECT DISTINCT p.table_id FROM plans p JOIN turns t ON t.user_id = p.user_id"
                               " AND t.table_id = p.table_id WHERE p.active = 1 ORDER BY p.table_id LIMIT $1",
                               {bounded(limit)}))
        found.push_back(row.text(0));
    return found;
}

std::vector<Way> SqlStore::ways_of(std::string_view user) {
    std::vector<Way> found;
    for (const Row& row : read("SELECT id, user_id, kind, address, secret, language, created, confirmed, failures"
                               " FROM ways WHERE user_id = $1 ORDER BY kind, created, id",
                               {user}))
        found.push_back({row.text(0), row.text(1), static_cast<WayKind>(row.integer(2)), row.text(3), row.text(4),
                         row.text(5), row.integer(6), row.flag(7), row.integer(8)});
    return found;
}

std::vector<User> SqlStore::users_at(std::string_view mail, int limit) {
    std::vector<User> found;
    for (const Row& row : read(std::string("SELECT ") + kUserColumns +
                                   " FROM users u JOIN ways w ON w.user_id = u.id WHERE w.kind = $1 AND w.address = $2"
                                   " AND w.confirmed = 1 AND u.deleted = 0 ORDER BY u.id LIMIT $3",
                               {static_cast<std::int64_t>(WayKind::mail), mail, bounded(limit)}))
        found.push_back(user_of(row));
    return found;
}

std::optional<QuietHours> SqlStore::quiet_hours(std::string_view user) {
    const Rows rows = read("SELECT zone, since_minute, until_minute FROM quiet_hours WHERE user_id = $1", {user});
    if (rows.empty()) return std::nullopt;
    return QuietHours{rows.front().text(0), rows.front().integer(1), rows.front().integer(2)};
}

std::vector<Id> SqlStore::unnamed(std::span<const Id> users) {
    std::vector<Statement> statements;
    statements.reserve(users.size());
    for (const Id& user : users)
        statements.push_back({"SELECT user_id FROM unnamed WHERE user_id = $1", {std::string_view(user)}});
    std::vector<Id> found;
    for (const Rows& rows : read_all(statements))
        if (!rows.empty()) found.push_back(rows.front().text(0));
    return found;
}

std::optional<std::string> SqlStore::secret(std::string_view name) {
    const Rows rows = read("SELECT value FROM secrets WHERE name = $1", {name});
    if (rows.empty()) return std::nullopt;
    return rows.front().text(0);
}

}  // namespace wharf::storage
