// What is read of tournaments.
#include <string>

#include "storage/sql_rows.h"
#include "storage/sql_store.h"

namespace wharf::storage {

namespace {

constexpr const char* kTournamentRows =
    "SELECT t.id, t.status, t.host_id, t.created, t.starts, t.changed, t.sequence, t.setup, t.summary"
    " FROM tournaments t ";

std::vector<TournamentRow> tournaments_in(const Rows& rows) {
    std::vector<TournamentRow> found;
    for (const Row& row : rows)
        found.push_back({row.text(0), static_cast<TournamentStatus>(row.integer(1)), row.text(2), row.integer(3),
                         row.integer(4), row.integer(5), row.integer(6), row.text(7), row.text(8)});
    return found;
}

}  // namespace

std::optional<TournamentRow> SqlStore::tournament(std::string_view id) {
    std::vector<TournamentRow> found = tournaments_in(read(std::string(kTournamentRows) + "WHERE id = $1", {id}));
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<LogEntry> SqlStore::tournament_log(std::string_view tournament, std::int64_t after, int limit) {
    std::vector<LogEntry> found;
    for (const Row& row : read("SELECT sequence, at, entry FROM tournament_log WHERE tournament_id = $1"
                               " AND sequence > $2 ORDER BY sequence LIMIT $3",
                               {tournament, after, bounded(limit)}))
        found.push_back({row.integer(0), row.integer(1), row.text(2)});
    return found;
}

std::vector<TournamentRow> SqlStore::unfinished_tournaments(int limit) {
    return tournaments_in(
        read(std::string(kTournamentRows) + "WHERE status < 2 ORDER BY created, id LIMIT $1", {bounded(limit)}));
}

std::vector<TournamentRow> SqlStore::finished_tournaments(const Page& page) {
    return tournaments_in(
        read(std::string(kTournamentRows) +
                 "WHERE status = 2 AND (changed, id) < ($1, $2) ORDER BY changed DESC, id DESC LIMIT $3",
             {beginning_of(page), std::string_view(page.before_id), bounded(page.limit)}));
}

std::vector<TournamentRow> SqlStore::tournaments_of(std::string_view user, const Page& page) {
    return tournaments_in(read(std::string(kTournamentRows) +
                                   "JOIN tournament_people p ON p.tournament_id = t.id WHERE p.user_id = $1"
                                   " AND (t.changed, t.id) < ($2, $3) ORDER BY t.changed DESC, t.id DESC LIMIT $4",
                               {user, beginning_of(page), std::string_view(page.before_id), bounded(page.limit)}));
}

}  // namespace wharf::storage
