#include "storage/sql_turns.h"

#include "storage/limits.h"
#include "storage/sql_rows.h"

namespace wharf::storage {

namespace {

constexpr const char* kLivingPerson = "SELECT 1 FROM users WHERE id = $1 AND deleted = 0";

}  // namespace

// Who was waited for before keeps his moment; only people who can be reached are ever to be told.
void SqlTurns::add(const Append& append, std::vector<Statement>& statements) {
    const std::string_view table = append.table;
    std::vector<Param> others{table};
    for (std::size_t i = 0; i < kMostWaitedFor; ++i)
        others.emplace_back(i < append.turns->size() ? std::string_view((*append.turns)[i].user) : "");
    statements.push_back(
        {"DELETE FROM turns WHERE table_id = $1 AND user_id NOT IN ($2, $3, $4, $5, $6)", std::move(others)});
    for (const Turn& turn : *append.turns)
        statements.push_back(
            {"INSERT INTO turns (user_id, table_id, since, until, due) SELECT u.id, CAST($1 AS TEXT), CAST($3 AS "
             "BIGINT),"
             " CAST($4 AS BIGINT), CASE WHEN EXISTS (SELECT 1 FROM ways w WHERE w.user_id = u.id AND w.confirmed = 1)"
             " THEN CAST($5 AS BIGINT) ELSE 0 END FROM users u WHERE u.id = $2 AND u.deleted = 0"
             " ON CONFLICT (user_id, table_id) DO UPDATE SET until = excluded.until",
             {table, std::string_view(turn.user), turn.since, turn.until, turn.due}});
}

Outcome SqlTurns::apply(const PutOffTurn& write) {
    const std::string told = joined(write.turn.told);
    const bool is_taken = exists(
        "UPDATE turns SET due = $5, attempts = $6, told = $7"
        " WHERE user_id = $1 AND table_id = $2 AND since = $3 AND due = $4 RETURNING 1",
        {std::string_view(write.turn.user), std::string_view(write.turn.table), write.turn.since, write.turn.due,
         write.due, write.turn.attempts, std::string_view(told)});
    return {is_taken ? Code::done : Code::already};
}

Outcome SqlTurns::apply(const AddWay& write) {
    const Way& way = write.way;
    const std::string_view user = way.user;
    if (!exists(kLivingPerson + std::string(connection_.locking()), {user})) return {Code::missing};
    const std::string by = hexadecimal(write.by);
    if (!by.empty() &&
        !exists("SELECT 1 FROM sessions WHERE token_hash = $1 AND user_id = $2", {std::string_view(by), user}))
        return {Code::missing};
    // A device belongs to whoever uses it now; and nobody is reached twice at one address.
    query("DELETE FROM ways WHERE kind = $1 AND address = $2 AND (user_id = $3 OR kind = 0)",
          {static_cast<std::int64_t>(way.kind), std::string_view(way.address), user});
    if (count("SELECT COUNT(*) FROM ways WHERE user_id = $1 AND kind = $2",
              {user, static_cast<std::int64_t>(way.kind)}) >= write.most)
        return {Code::too_many};
    return {exists("INSERT INTO ways (id, user_id, kind, address, secret, language, created, confirmed, failures)"
                   " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT DO NOTHING RETURNING 1",
                   {std::string_view(way.id), user, static_cast<std::int64_t>(way.kind), std::string_view(way.address),
                    std::string_view(way.secret), std::string_view(way.language), way.created,
                    std::int64_t{way.confirmed ? 1 : 0}})
                ? Code::done
                : Code::conflict};
}

// Links that were sent there are void too.
Outcome SqlTurns::apply(const RemoveWay& write) {
    if (!exists("DELETE FROM ways WHERE id = $1 AND user_id = $2 RETURNING 1",
                {std::string_view(write.id), std::string_view(write.user)}))
        return {Code::missing};
    query("DELETE FROM letters WHERE way_id = $1", {std::string_view(write.id)});
    return {};
}

Outcome SqlTurns::apply(const NoteWay& write) {
    const std::string_view id = write.id;
    if (write.is_reached) {
        query("UPDATE ways SET failures = 0 WHERE id = $1 AND failures > 0", {id});
    } else {
        query("UPDATE ways SET failures = failures + 1 WHERE id = $1", {id});
        query("DELETE FROM ways WHERE id = $1 AND failures >= $2", {id, std::int64_t{write.most}});
    }
    return {};
}

Outcome SqlTurns::apply(const SetQuietHours& write) {
    const std::string_view user = write.user;
    if (!exists(kLivingPerson + std::string(connection_.locking()), {user})) return {Code::missing};
    query("DELETE FROM quiet_hours WHERE user_id = $1", {user});
    if (write.hours)
        query("INSERT INTO quiet_hours (user_id, zone, since_minute, until_minute) VALUES ($1, $2, $3, $4)",
              {user, std::string_view(write.hours->zone), write.hours->from, write.hours->until});
    return {};
}

Outcome SqlTurns::apply(const AddLetter& write) {
    const Letter& letter = write.letter;
    query("DELETE FROM letters WHERE expires <= $1", {letter.created});
    if (!exists(kLivingPerson + std::string(connection_.locking()), {std::string_view(letter.user)}))
        return {Code::missing};
    if (count("SELECT COUNT(*) FROM letters WHERE user_id = $1 AND kind = $2",
              {std::string_view(letter.user), static_cast<std::int64_t>(letter.kind)}) >= write.most)
        return {Code::too_many};
    const std::string hash = hexadecimal(letter.token_hash);
    query("INSERT INTO letters (token_hash, kind, user_id, way_id, created, expires) VALUES ($1, $2, $3, $4, $5, $6)",
          {std::string_view(hash), static_cast<std::int64_t>(letter.kind), std::string_view(letter.user),
           std::string_view(letter.way), letter.created, letter.expires});
    return {};
}

Outcome SqlTurns::apply(const ConfirmWay& write) {
    const std::string hash = hexadecimal(write.token_hash);
    const Rows used = query("DELETE FROM letters WHERE token_hash = $1 AND kind = $2 AND expires > $3 RETURNING way_id",
                            {std::string_view(hash), static_cast<std::int64_t>(LetterKind::confirmation), write.at});
    if (used.empty()) return {Code::missing};
    const std::string way = used.front().text(0);
    return {exists("UPDATE ways SET confirmed = 1 WHERE id = $1 RETURNING 1", {std::string_view(way)}) ? Code::done
                                                                                                       : Code::missing};
}

Outcome SqlTurns::apply(const SetUnnamed& write) {
    const std::string_view user = write.user;
    if (!exists(kLivingPerson + std::string(connection_.locking()), {user})) return {Code::missing};
    query(write.on ? "INSERT INTO unnamed (user_id) VALUES ($1) ON CONFLICT DO NOTHING"
                   : "DELETE FROM unnamed WHERE user_id = $1",
          {user});
    return {};
}

Outcome SqlTurns::apply(const KeepSecret& write) {
    return {exists("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1",
                   {std::string_view(write.name), std::string_view(write.value)})
                ? Code::done
                : Code::already};
}

void SqlTurns::forget_devices(std::string_view user) {
    query("DELETE FROM ways WHERE user_id = $1 AND kind = $2", {user, static_cast<std::int64_t>(WayKind::push)});
}

void SqlTurns::forget(std::string_view user) {
    for (const std::string_view sql :
         {"DELETE FROM turns WHERE user_id = $1", "DELETE FROM plans WHERE user_id = $1",
          "DELETE FROM ways WHERE user_id = $1", "DELETE FROM quiet_hours WHERE user_id = $1",
          "DELETE FROM letters WHERE user_id = $1", "DELETE FROM unnamed WHERE user_id = $1"})
        query(sql, {user});
}

}  // namespace wharf::storage
