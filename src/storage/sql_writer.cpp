#include "storage/sql_writer.h"

#include <algorithm>
#include <list>
#include <string>
#include <type_traits>

#include "storage/limits.h"
#include "storage/sql_rows.h"

namespace wharf::storage {

namespace {

constexpr const char* kPutSnapshot =
    "INSERT INTO snapshots (table_id, sequence, document) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE"
    " SET sequence = excluded.sequence, document = excluded.document WHERE excluded.sequence >= snapshots.sequence";
// A person unknown by now is passed over: deleted users keep their rows, so this is only somebody else's mistake.
constexpr const char* kAddPerson =
    "INSERT INTO people (table_id, user_id) SELECT CAST($1 AS TEXT), id FROM users WHERE id = $2"
    " ON CONFLICT DO NOTHING";
constexpr const char* kLivingUser = "SELECT 1 FROM users WHERE id = $1 AND deleted = 0";
constexpr const char* kTable = "SELECT 1 FROM tables WHERE id = $1";

constexpr std::size_t kTouchBytes = 256U << 10U;

std::int64_t number(TableStatus status) { return static_cast<std::int64_t>(status); }
std::int64_t number(bool flag) { return flag ? 1 : 0; }

}  // namespace

std::vector<Outcome> SqlWriter::write(std::span<const Write> writes) {
    std::vector<Outcome> outcomes(writes.size());
    std::vector<Pending> appends;
    for (std::size_t i = 0; i < writes.size(); ++i) {
        if (!valid(writes[i])) {
            outcomes[i].code = Code::invalid;
            if (const auto* append = std::get_if<Append>(&writes[i])) refused_.insert(append->table);
            continue;
        }
        if (const auto* append = std::get_if<Append>(&writes[i])) {
            appends.push_back({append, &outcomes[i]});
            continue;
        }
        append_all(appends);
        outcomes[i] = std::visit(
            [&](const auto& write) -> Outcome {
                if constexpr (std::is_same_v<std::decay_t<decltype(write)>, Append>)
                    return {};  // handled above
                else if constexpr (requires { people_.apply(write); })
                    return people_.apply(write);
                else if constexpr (requires { administration_.apply(write); })
                    return administration_.apply(write);
                else if constexpr (requires { turns_.apply(write); })
                    return turns_.apply(write);
                else if constexpr (requires { plans_.apply(write); })
                    return plans_.apply(write);
                else if constexpr (requires { tournaments_.apply(write); })
                    return tournaments_.apply(write);
                else
                    return apply(write);
            },
            writes[i]);
    }
    append_all(appends);
    return outcomes;
}

// --- appends --------------------------------------------------------------------------------------------------------

void SqlWriter::append_all(std::vector<Pending>& appends) {
    if (appends.empty()) return;
    // In the order of tables, so that two nodes never wait for each other crosswise.
    std::sort(appends.begin(), appends.end(), [](const Pending& a, const Pending& b) {
        const int order = a.append->table.compare(b.append->table);
        return order != 0 ? order < 0 : a.outcome < b.outcome;
    });
    while (!appends.empty()) {
        // One entry per table at a time: whether the second may be written depends on the first.
        std::vector<Pending> now;
        std::vector<Pending> later;
        for (const Pending& pending : appends) {
            if (refused_.contains(pending.append->table))
                pending.outcome->code = Code::conflict;
            else if (!now.empty() && now.back().append->table == pending.append->table)
                later.push_back(pending);
            else if (pending.append->plan && !plans_.follows(*pending.append->plan))
                refuse(pending, Code::conflict);
            else
                now.push_back(pending);
        }
        std::vector<NewLogEntry> entries;
        entries.reserve(now.size());
        for (const Pending& pending : now) {
            const LogEntry& entry = pending.append->entry;
            entries.push_back({pending.append->table, entry.sequence, entry.at, entry.entry});
        }
        const std::vector<bool> appended = connection_.append(entries);
        std::vector<Statement> statements;
        std::list<std::string> people;  // texts the statements borrow
        for (std::size_t i = 0; i < now.size(); ++i) {
            const Append& append = *now[i].append;
            if (!appended[i]) {
                refuse(now[i], exists(kTable, {std::string_view(append.table)}) ? Code::conflict : Code::missing);
            } else if (append.row || append.snapshot || append.turns || append.plan) {
                people.push_back(append.row ? joined(append.row->people) : "");
                add_riders(append, people.back(), statements);
            }
        }
        connection_.query_all(statements);
        appends = std::move(later);
    }
}

// What was to follow it at its table is refused with it.
void SqlWriter::refuse(const Pending& pending, Code code) {
    refused_.insert(pending.append->table);
    pending.outcome->code = code;
}

void SqlWriter::add_riders(const Append& append, const std::string& people, std::vector<Statement>& statements) {
    const std::string_view id = append.table;
    if (append.row) {
        const TableRow& row = *append.row;
        statements.push_back(
            {"UPDATE tables SET status = $2, listed = $3, rated = $4, changed = $5, finished = $6,"
             " deadline = $7, sequence = $8, setup = $9, seats = $10, result = $11, people = $12, paused = $13"
             " WHERE id = $1",
             {id, number(row.status), number(row.listed), number(row.rated), row.changed, row.finished, row.deadline,
              append.entry.sequence, std::string_view(row.setup), std::string_view(row.seats),
              std::string_view(row.result), std::string_view(people), row.paused}});
        if (row.status == TableStatus::open) statements.push_back({"DELETE FROM people WHERE table_id = $1", {id}});
        for (const Id& person : row.people) statements.push_back({kAddPerson, {id, std::string_view(person)}});
    }
    if (append.turns) SqlTurns::add(append, statements);
    SqlPlans::add(append, statements);
    if (append.snapshot)
        statements.push_back({kPutSnapshot, {id, append.entry.sequence, std::string_view(*append.snapshot)}});
}

Outcome SqlWriter::apply(const Touch&) {
    // As much as a busy moment writes: a last free page must not pass for a disk with room.
    const std::string document(kTouchBytes, 'x');
    connection_.execute("CREATE TABLE IF NOT EXISTS wharf_touch (document TEXT NOT NULL)");
    connection_.query({"DELETE FROM wharf_touch", {}});
    connection_.query({"INSERT INTO wharf_touch VALUES ($1)", {std::string_view(document)}});
    return {};
}

// --- tables ---------------------------------------------------------------------------------------------------------

Outcome SqlWriter::apply(const AddTable& write) {
    const TableRow& table = write.table;
    const std::string_view id = table.id;
    for (const Id& person : table.people)
        if (!exists("SELECT 1 FROM users WHERE id = $1", {std::string_view(person)})) return {Code::missing};
    const std::string people = joined(table.people);
    if (!exists("INSERT INTO tables (id, game, players, status, listed, rated, created, changed, finished, deadline,"
                " sequence, setup, seats, result, people)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12, $13, $14)"
                " ON CONFLICT DO NOTHING RETURNING 1",
                {id, std::string_view(table.game), std::int64_t{table.players}, number(table.status),
                 number(table.listed), number(table.rated), table.created, table.changed, table.finished,
                 table.deadline, std::string_view(table.setup), std::string_view(table.seats),
                 std::string_view(table.result), std::string_view(people)}))
        return {Code::conflict};
    for (const Id& person : table.people) query(kAddPerson, {id, std::string_view(person)});
    return {};
}

Outcome SqlWriter::apply(const PutSnapshot& write) {
    const std::string_view id = write.table;
    if (!exists(kTable, {id})) return {Code::missing};
    query(kPutSnapshot, {id, write.snapshot.sequence, std::string_view(write.snapshot.document)});
    return {};
}

Outcome SqlWriter::apply(const AddChat& write) {
    const std::string_view id = write.table;
    // Lines of one table are numbered one after the other, whichever node writes them.
    const std::string lock = std::string(kTable) + std::string(connection_.locking());
    if (!exists(lock, {id}) || !exists(kLivingUser, {std::string_view(write.user)})) return {Code::missing};
    if (administration_.sanction(write.user, SanctionKind::silence, write.at)) return {Code::silenced};
    // Full is full: nothing makes room by going. Reports and whoever follows the chat name lines by number, and who
    // comes late reads from the beginning; lines that vanish would also let somebody flush away what he was reported
    // for.
    const Rows rows = query(
        "INSERT INTO chat (table_id, number, user_id, at, line)"
        " SELECT CAST($1 AS TEXT), last + 1, CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT)"
        " FROM (SELECT COALESCE(MAX(number), 0) AS last FROM chat WHERE table_id = $1) AS lines"
        " WHERE last < CAST($5 AS BIGINT) RETURNING number",
        {id, std::string_view(write.user), write.at, std::string_view(write.text), kMostChat});
    if (rows.empty()) return {Code::too_many};
    return {Code::done, rows.front().integer(0)};
}

// --- ratings --------------------------------------------------------------------------------------------------------

Outcome SqlWriter::apply(const Rate& write) {
    const std::string_view table = write.table;
    const std::string_view game = write.key.game;
    const std::string_view players = write.key.players;
    const std::string lock(connection_.locking());
    const Rows state = query("SELECT ratings_moved FROM tables WHERE id = $1" + lock, {table});
    if (state.empty()) return {Code::missing};
    if (state.front().flag(0)) return {Code::already};

    // Locked in one order, so that two nodes never wait for each other crosswise.
    std::vector<const Rate::Change*> changes;
    for (const Rate::Change& change : write.changes) changes.push_back(&change);
    std::sort(changes.begin(), changes.end(), [](const auto* a, const auto* b) { return a->user < b->user; });
    std::erase_if(changes, [&](const Rate::Change* change) {
        return !exists(kLivingUser + lock, {std::string_view(change->user)});
    });
    for (const Rate::Change* change : changes) {
        const Rows rows = query("SELECT games FROM ratings WHERE user_id = $1 AND game = $2 AND players = $3",
                                {std::string_view(change->user), game, players});
        if ((rows.empty() ? 0 : rows.front().integer(0)) != change->games_before) return {Code::conflict};
    }
    for (const Rate::Change* change : changes) {
        const std::string_view user = change->user;
        query(
            "INSERT INTO ratings (user_id, game, players, mean, deviation, games) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT (user_id, game, players) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,"
            " games = excluded.games",
            {user, game, players, change->mean, change->deviation, change->games_before + 1});
        query(
            "INSERT INTO rated_games (user_id, table_id, at, game, players, place, mean, deviation, reason)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            {user, table, write.at, game, players, std::int64_t{change->rank}, change->mean, change->deviation,
             std::string_view(change->reason)});
    }
    query("UPDATE tables SET ratings_moved = 1 WHERE id = $1", {table});
    return {};
}

// --- retention ------------------------------------------------------------------------------------------------------

// A time far ahead was written by a clock that was wrong.
Outcome SqlWriter::apply(const TakeChore& write) {
    const bool is_taken = exists(
        "INSERT INTO chores (name, at) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET at = excluded.at"
        " WHERE chores.at <= excluded.at - $3 OR chores.at > excluded.at + $3 RETURNING 1",
        {std::string_view(write.name), write.at, write.every});
    return {is_taken ? Code::done : Code::already};
}

// Entries that are still fresh (sqlite_fresh.h) are filed before their table may go.
Outcome SqlWriter::apply(const ForgetTables& write) {
    const std::string_view old = write.status == TableStatus::finished  ? "status = 2 AND finished < $1"
                                 : write.status == TableStatus::playing ? "status = 1 AND deadline = 0 AND rated = 0"
                                                                          " AND changed < $1"
                                                                        : "status = 3 AND changed < $1";
    const std::string quiet =
        " AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = t.id AND at >= $1)"
        " AND NOT EXISTS (SELECT 1 FROM fresh_even WHERE table_id = t.id)"
        " AND NOT EXISTS (SELECT 1 FROM fresh_odd WHERE table_id = t.id)";
    const std::string candidates = "SELECT id FROM tables t WHERE " + std::string(old) + quiet + " LIMIT $2";
    const std::string lock = std::string(kTable) + std::string(connection_.locking_for_deletion());
    const std::string remove = "DELETE FROM tables AS t WHERE " + std::string(old) + quiet + " AND id = $2";
    std::int64_t removed = 0;
    for (const Row& row : query(candidates, {write.before, std::int64_t{write.most}})) {
        const std::string id = row.text(0);
        // Nobody writes to it any more, so what is looked at now is still so when it goes.
        query(lock, {std::string_view(id)});
        removed += query(remove, {write.before, std::string_view(id)}).changed;
    }
    return {Code::done, removed};
}

}  // namespace wharf::storage
