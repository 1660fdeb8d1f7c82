#include "storage/sql_tournaments.h"

#include <string>

namespace wharf::storage {

Outcome SqlTournaments::apply(const AddTournament& write) {
    const TournamentRow& row = write.tournament;
    const std::string_view host = row.host;
    // Held, so that one host's are counted one after the other.
    const std::string living = "SELECT 1 FROM users WHERE id = $1 AND deleted = 0";
    if (query(living + std::string(connection_.locking()), {host}).empty()) return {Code::missing};
    if (count("SELECT COUNT(*) FROM tournaments WHERE status < 2 AND host_id = $1", {host}) >= write.most_of_host ||
        count("SELECT COUNT(*) FROM tournaments WHERE status < 2", {}) >= write.most)
        return {Code::too_many};
    const Rows added = query(
        "INSERT INTO tournaments (id, status, host_id, created, starts, changed, sequence, setup, summary)"
        " VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8) ON CONFLICT DO NOTHING RETURNING 1",
        {std::string_view(row.id), static_cast<std::int64_t>(row.status), host, row.created, row.starts, row.changed,
         std::string_view(row.setup), std::string_view(row.summary)});
    return {added.empty() ? Code::conflict : Code::done};
}

Outcome SqlTournaments::apply(const AppendTournament& write) {
    const std::string_view id = write.tournament;
    const std::string held = "SELECT sequence FROM tournaments WHERE id = $1";
    const Rows state = query(held + std::string(connection_.locking()), {id});
    if (state.empty()) return {Code::missing};
    if (state.front().integer(0) != write.entry.sequence - 1) return {Code::conflict};
    query("INSERT INTO tournament_log (tournament_id, sequence, at, entry) VALUES ($1, $2, $3, $4)",
          {id, write.entry.sequence, write.entry.at, std::string_view(write.entry.entry)});
    query("UPDATE tournaments SET status = $2, starts = $3, changed = $4, sequence = $5, summary = $6 WHERE id = $1",
          {id, static_cast<std::int64_t>(write.row.status), write.row.starts, write.row.changed, write.entry.sequence,
           std::string_view(write.row.summary)});
    if (write.joined)
        query(
            "INSERT INTO tournament_people (user_id, tournament_id) SELECT id, CAST($2 AS TEXT) FROM users"
            " WHERE id = $1 ON CONFLICT DO NOTHING",
            {std::string_view(*write.joined), id});
    return {};
}

// What is over stays so: nobody can have begun it again since it was found.
Outcome SqlTournaments::apply(const ForgetTournaments& write) {
    return {Code::done,
            query("DELETE FROM tournaments WHERE id IN (SELECT id FROM tournaments WHERE status = $1 AND changed < $2"
                  " ORDER BY changed, id LIMIT $3)",
                  {static_cast<std::int64_t>(write.status), write.before, std::int64_t{write.most}})
                .changed};
}

}  // namespace wharf::storage
