#include "storage/sql_store.h"

#include <string>
#include <utility>

#include "storage/migrations.h"
#include "storage/name_key.h"
#include "storage/sql_rows.h"

namespace wharf::storage {

SqlStore::SqlStore(std::unique_ptr<Connector> connector)
    : connector_(std::move(connector)), writer_(connector_->connect()) {
    migrate(*writer_);
    writer_->take_over();
}

std::unique_ptr<Connection> SqlStore::take_reader() {
    std::unique_lock lock(reading_);
    reader_free_.wait(lock, [&] { return readers_out_ < kReaders; });
    ++readers_out_;
    if (readers_.empty()) return nullptr;
    std::unique_ptr<Connection> reader = std::move(readers_.back());
    readers_.pop_back();
    return reader;
}

void SqlStore::give_back(std::unique_ptr<Connection> reader) {
    {
        const std::lock_guard lock(reading_);
        --readers_out_;
        if (reader && reader->alive()) readers_.push_back(std::move(reader));
    }
    reader_free_.notify_one();
}

std::vector<Rows> SqlStore::read_all(std::span<const Statement> statements) {
    std::unique_ptr<Connection> reader = take_reader();
    for (bool again = reader != nullptr;; again = false) {
        try {
            if (!reader) reader = connector_->connect();
            std::vector<Rows> rows = reader->query_all(statements);
            give_back(std::move(reader));
            return rows;
        } catch (...) {
            if (reader && !reader->alive()) {
                reader.reset();
                if (again) continue;
            }
            give_back(std::move(reader));
            throw;
        }
    }
}

Rows SqlStore::read(std::string_view sql, std::vector<Param> params) {
    const Statement statement{sql, std::move(params)};
    return std::move(read_all({&statement, 1}).front());
}

// --- people ---------------------------------------------------------------------------------------------------------

std::optional<User> SqlStore::user(std::string_view id) {
    const Rows rows = read(std::string("SELECT ") + kUserColumns + " FROM users u WHERE id = $1", {id});
    return rows.empty() ? std::nullopt : std::optional(user_of(rows.front()));
}

std::optional<User> SqlStore::user_named(std::string_view name) {
    const std::string key = name_key(name);
    const Rows rows = read(std::string("SELECT ") + kUserColumns + " FROM users u WHERE name_key = $1", {key});
    return rows.empty() ? std::nullopt : std::optional(user_of(rows.front()));
}

std::vector<User> SqlStore::users(std::span<const Id> ids) {
    const std::string sql = std::string("SELECT ") + kUserColumns + " FROM users u WHERE id = $1";
    std::vector<Statement> statements;
    statements.reserve(ids.size());
    for (const Id& id : ids) statements.push_back({sql, {std::string_view(id)}});
    std::vector<User> found;
    for (const Rows& rows : read_all(statements))
        if (!rows.empty()) found.push_back(user_of(rows.front()));
    return found;
}

std::optional<SignedIn> SqlStore::session(std::string_view token_hash, Time now) {
    const std::string hash = hexadecimal(token_hash);
    const Rows rows = read(std::string("SELECT ") + kUserColumns + ", " + kSessionColumns +
                               ", COALESCE(b.since, 0), COALESCE(b.until, 0), COALESCE(b.by_id, ''),"
                               " COALESCE(b.reason, '') FROM sessions s JOIN users u ON u.id = s.user_id"
                               " LEFT JOIN sanctions b ON b.user_id = u.id AND b.kind = 0"
                               " AND (b.until = 0 OR b.until > $2)"
                               " WHERE s.token_hash = $1 AND (s.expires = 0 OR s.expires > $2) AND u.deleted = 0",
                           {hash, now});
    if (rows.empty()) return std::nullopt;
    const Row& row = rows.front();
    SignedIn found{session_of(row, kUserColumnCount), user_of(row), {}};
    constexpr std::size_t kBan = kUserColumnCount + kSessionColumnCount;
    if (row.integer(kBan) != 0)
        found.ban = Sanction{found.user.id,         SanctionKind::ban,  row.integer(kBan),
                             row.integer(kBan + 1), row.text(kBan + 2), row.text(kBan + 3)};
    return found;
}

std::vector<Session> SqlStore::sessions(std::string_view user, SessionKind kind) {
    std::vector<Session> found;
    for (const Row& row : read(std::string("SELECT ") + kSessionColumns +
                                   " FROM sessions s WHERE user_id = $1 AND kind = $2"
                                   " ORDER BY created DESC, token_hash LIMIT $3",
                               {user, static_cast<std::int64_t>(kind), bounded(kMostRows)}))
        found.push_back(session_of(row));
    return found;
}

std::vector<std::string> SqlStore::living_sessions(std::span<const std::string> token_hashes, Time now) {
    std::vector<std::string> hashes;
    hashes.reserve(token_hashes.size());
    for (const std::string& hash : token_hashes) hashes.push_back(hexadecimal(hash));
    std::vector<Statement> statements;
    statements.reserve(hashes.size());
    for (const std::string& hash : hashes)
        statements.push_back(
            {"SELECT 1 FROM sessions s WHERE token_hash = $1 AND (expires = 0 OR expires > $2)"
             " AND NOT EXISTS (SELECT 1 FROM sanctions b WHERE b.user_id = s.user_id AND b.kind = 0"
             " AND (b.until = 0 OR b.until > $2))",
             {std::string_view(hash), now}});
    std::vector<std::string> found;
    const std::vector<Rows> answers = read_all(statements);
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (!answers[i].empty()) found.push_back(token_hashes[i]);
    return found;
}

std::vector<Id> SqlStore::muted_by(std::string_view user) {
    std::vector<Id> found;
    for (const Row& row :
         read("SELECT other_id FROM mutes WHERE user_id = $1 ORDER BY other_id LIMIT $2", {user, bounded(kMostRows)}))
        found.push_back(row.text(0));
    return found;
}

std::vector<Bond> SqlStore::bonds(std::string_view user) {
    std::vector<Bond> found;
    for (const Row& row :
         read("SELECT other_id, kind, at FROM bonds WHERE user_id = $1 ORDER BY at DESC, other_id LIMIT $2",
              {user, bounded(kMostRows)}))
        found.push_back({row.text(0), static_cast<BondKind>(row.integer(1)), row.integer(2)});
    return found;
}

std::vector<Id> SqlStore::bound_to(std::string_view other, BondKind kind, std::span<const Id> users) {
    std::vector<Statement> statements;
    for (const Id& user : users)
        statements.push_back({"SELECT 1 FROM bonds WHERE user_id = $1 AND kind = $2 AND other_id = $3",
                              {std::string_view(user), static_cast<std::int64_t>(kind), other}});
    std::vector<Id> found;
    const std::vector<Rows> answers = read_all(statements);
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (!answers[i].empty()) found.push_back(users[i]);
    return found;
}

std::vector<std::string> SqlStore::places_of(std::string_view user) {
    std::vector<std::string> found;
    for (const Row& row : read("SELECT place FROM places WHERE user_id = $1 ORDER BY at DESC, place LIMIT $2",
                               {user, bounded(kMostRows)}))
        found.push_back(row.text(0));
    return found;
}

std::vector<JudgedGame> SqlStore::judged_games(std::string_view user, const Page& page) {
    std::vector<JudgedGame> found;
    for (const Row& row : read("SELECT j.table_id, j.moves FROM judged j JOIN tables t ON t.id = j.table_id"
                               " WHERE j.user_id = $1 AND (t.changed, t.id) < ($2, $3)"
                               " ORDER BY t.changed DESC, t.id DESC LIMIT $4",
                               {user, beginning_of(page), std::string_view(page.before_id), bounded(page.limit)}))
        found.push_back({row.text(0), row.text(1)});
    return found;
}

// --- tables ---------------------------------------------------------------------------------------------------------

std::vector<TableRow> SqlStore::read_tables(const std::string& condition, std::vector<Param> params) {
    std::vector<TableRow> found;
    for (const Row& row : read(std::string("SELECT ") + kTableColumns + " FROM " + condition, std::move(params)))
        found.push_back(table_of(row));
    return found;
}

std::optional<TableRow> SqlStore::table(std::string_view id) {
    std::vector<TableRow> found = read_tables("tables t WHERE id = $1", {id});
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<TableRow> SqlStore::tables(std::span<const Id> ids) {
    const std::string sql = std::string("SELECT ") + kTableColumns + " FROM tables t WHERE id = $1";
    std::vector<Statement> statements;
    statements.reserve(ids.size());
    for (const Id& id : ids) statements.push_back({sql, {std::string_view(id)}});
    std::vector<TableRow> found;
    if (statements.empty()) return found;
    for (const Rows& rows : read_all(statements))
        if (!rows.empty()) found.push_back(table_of(rows.front()));
    return found;
}

std::vector<LogEntry> SqlStore::log(std::string_view table, std::int64_t after, int limit) {
    std::vector<LogEntry> found;
    for (const Row& row : read("SELECT sequence, at, entry FROM entries WHERE table_id = $1 AND sequence > $2"
                               " ORDER BY sequence LIMIT $3",
                               {table, after, bounded(limit)}))
        found.push_back({row.integer(0), row.integer(1), row.text(2)});
    return found;
}

std::optional<Snapshot> SqlStore::snapshot(std::string_view table) {
    const Rows rows = read("SELECT sequence, document FROM snapshots WHERE table_id = $1", {table});
    return rows.empty() ? std::nullopt : std::optional(Snapshot{rows.front().integer(0), rows.front().text(1)});
}

std::vector<TableProgress> SqlStore::progress(std::span<const Id> tables) {
    constexpr std::string_view kSql =
        "SELECT COALESCE((SELECT sequence FROM entries WHERE table_id = $1 ORDER BY sequence DESC LIMIT 1), 0),"
        " COALESCE((SELECT MAX(number) FROM chat WHERE table_id = $1), 0)";
    std::vector<Statement> statements;
    statements.reserve(tables.size());
    for (const Id& id : tables) statements.push_back({kSql, {std::string_view(id)}});
    std::vector<TableProgress> found;
    if (statements.empty()) return found;
    for (const Rows& rows : read_all(statements))
        found.push_back({tables[found.size()], rows.front().integer(0), rows.front().integer(1)});
    return found;
}

std::vector<TableRow> SqlStore::open_tables(const Page& page, std::string_view game) {
    std::vector<Param> params{beginning_of(page), std::string_view(page.before_id), bounded(page.limit)};
    if (!game.empty()) params.emplace_back(game);
    return read_tables(std::string("tables t WHERE status = 0 AND listed = 1 AND (created, id) < ($1, $2)") +
                           (game.empty() ? "" : " AND game = $4") + " ORDER BY created DESC, id DESC LIMIT $3",
                       std::move(params));
}

std::vector<TableRow> SqlStore::waiting_tables(std::string_view game, int players, bool rated, const After& after) {
    return read_tables(
        "tables t WHERE status = 0 AND listed = 1 AND game = $1 AND players = $2 AND rated = $3"
        " AND (created, id) > ($4, $5) ORDER BY created, id LIMIT $6",
        {game, std::int64_t{players}, std::int64_t{rated}, after.created, std::string_view(after.id),
         bounded(kMostRows)});
}

std::vector<TableRow> SqlStore::tables_of(std::string_view user, TableStatus status, const Page& page) {
    return read_tables(
        "people p JOIN tables t ON t.id = p.table_id WHERE p.user_id = $1 AND t.status = $2"
        " AND (t.changed, t.id) < ($3, $4) ORDER BY t.changed DESC, t.id DESC LIMIT $5",
        {user, static_cast<std::int64_t>(status), beginning_of(page), std::string_view(page.before_id),
         bounded(page.limit)});
}

std::vector<TableRow> SqlStore::finished_games(const GameFilter& filter, const Page& page) {
    std::vector<Param> params{beginning_of(page), std::string_view(page.before_id), bounded(page.limit)};
    std::string condition = "tables t WHERE status = 2 AND (finished, id) < ($1, $2)";
    const auto restrict = [&](const char* begin, Param value, const char* end = "") {
        params.push_back(value);
        condition += std::string(begin) + "$" + std::to_string(params.size()) + end;
    };
    constexpr const char* kTookPart = " AND EXISTS (SELECT 1 FROM people p WHERE p.table_id = t.id AND p.user_id = ";
    if (!filter.game.empty()) restrict(" AND game = ", std::string_view(filter.game));
    if (filter.players != 0) restrict(" AND players = ", std::int64_t{filter.players});
    if (filter.rated) restrict(" AND rated = ", std::int64_t{*filter.rated});
    if (!filter.user.empty()) restrict(kTookPart, std::string_view(filter.user), ")");
    if (!filter.other.empty()) restrict(kTookPart, std::string_view(filter.other), ")");
    if (filter.from != 0) restrict(" AND finished >= ", filter.from);
    if (filter.until != 0) restrict(" AND finished <= ", filter.until);
    if (!filter.unlisted) condition += " AND listed = 1";
    return read_tables(condition + " ORDER BY finished DESC, id DESC LIMIT $3", std::move(params));
}

std::vector<std::pair<std::string, Time>> SqlStore::first_finished() {
    std::vector<std::pair<std::string, Time>> found;
    for (const Row& row :
         read("SELECT game, MIN(finished) FROM tables WHERE status = 2 AND listed = 1 GROUP BY game ORDER BY game", {}))
        found.emplace_back(row.text(0), row.integer(1));
    return found;
}

std::int64_t SqlStore::count_finished(std::string_view game, Time from, Time until) {
    return read(
               "SELECT COUNT(*) FROM tables WHERE status = 2 AND listed = 1 AND game = $1 AND finished >= $2"
               " AND finished <= $3",
               {game, from, until})
        .front()
        .integer(0);
}

std::vector<TableRow> SqlStore::running_tables(std::string_view after_id, int limit) {
    return read_tables("tables t WHERE status < 2 AND id > $1 ORDER BY id LIMIT $2", {after_id, bounded(limit)});
}

std::vector<TableRow> SqlStore::all_tables(std::string_view after_id, int limit) {
    return read_tables("tables t WHERE id > $1 ORDER BY id LIMIT $2", {after_id, bounded(limit)});
}

std::vector<TableRow> SqlStore::due_tables(Time now, int limit) {
    return read_tables("tables t WHERE status = 1 AND deadline > 0 AND deadline <= $1 ORDER BY deadline LIMIT $2",
                       {now, bounded(limit)});
}

std::vector<TableRow> SqlStore::unrated_tables(int limit) {
    return read_tables("tables t WHERE status = 2 AND rated = 1 AND ratings_moved = 0 ORDER BY finished LIMIT $1",
                       {bounded(limit)});
}

std::vector<ChatLine> SqlStore::chat(std::string_view table, std::int64_t after, int limit) {
    std::vector<ChatLine> found;
    for (const Row& row : read("SELECT number, user_id, at, line, removed FROM chat WHERE table_id = $1 AND number > $2"
                               " ORDER BY number LIMIT $3",
                               {table, after, bounded(limit)}))
        found.push_back({row.integer(0), row.text(1), row.integer(2), row.text(3), row.flag(4)});
    return found;
}

// --- ratings --------------------------------------------------------------------------------------------------------

namespace {

constexpr const char* kRatingColumns = "SELECT user_id, game, players, mean, deviation, games FROM ratings WHERE ";

Rating rating_of(const Row& row) {
    return {row.text(0), {row.text(1), row.text(2)}, row.real(3), row.real(4), row.integer(5)};
}

}  // namespace

std::vector<Rating> SqlStore::ratings(std::string_view user) {
    std::vector<Rating> found;
    for (const Row& row :
         read(std::string(kRatingColumns) + "user_id = $1 ORDER BY game, players LIMIT $2", {user, bounded(kMostRows)}))
        found.push_back(rating_of(row));
    return found;
}

std::vector<Rating> SqlStore::ratings(std::span<const Id> users, const RatingKey& key) {
    const std::string sql = std::string(kRatingColumns) + "user_id = $1 AND game = $2 AND players = $3";
    std::vector<Statement> statements;
    for (const Id& user : users)
        statements.push_back(
            {sql, {std::string_view(user), std::string_view(key.game), std::string_view(key.players)}});
    std::vector<Rating> found;
    for (const Rows& rows : read_all(statements))
        if (!rows.empty()) found.push_back(rating_of(rows.front()));
    return found;
}

std::vector<Rating> SqlStore::best(const RatingKey& key, int least_games, int most_games, int limit) {
    std::vector<Rating> found;
    for (const Row& row : read(std::string(kRatingColumns) + "game = $1 AND players = $2 AND games BETWEEN $3 AND $4"
                                                             " ORDER BY mean DESC, user_id LIMIT $5",
                               {std::string_view(key.game), std::string_view(key.players), std::int64_t{least_games},
                                std::int64_t{most_games}, bounded(limit)}))
        found.push_back(rating_of(row));
    return found;
}

namespace {

constexpr const char* kRatedGameColumns =
    "SELECT table_id, at, game, players, place, mean, deviation, reason, user_id FROM rated_games WHERE ";

RatedGame rated_game_of(const Row& row) {
    return {row.text(0), row.integer(1), {row.text(2), row.text(3)}, static_cast<int>(row.integer(4)), row.real(5),
            row.real(6), row.text(7)};
}

}  // namespace

std::vector<RatedGame> SqlStore::rating_history(std::string_view user, const RatingKey& key, int limit) {
    std::vector<RatedGame> found;
    for (const Row& row : read(std::string(kRatedGameColumns) +
                                   "user_id = $1 AND game = $2 AND players = $3 ORDER BY at DESC, table_id LIMIT $4",
                               {user, std::string_view(key.game), std::string_view(key.players), bounded(limit)}))
        found.push_back(rated_game_of(row));
    return found;
}

RatedTable SqlStore::rated_table(std::string_view table) {
    const std::string games = std::string(kRatedGameColumns) + "table_id = $1 ORDER BY user_id";
    const std::vector<Statement> statements{{"SELECT ratings_moved FROM tables WHERE id = $1", {table}},
                                            {games, {table}}};
    const std::vector<Rows> found = read_all(statements);
    RatedTable rated;
    rated.is_rated = !found[0].empty() && found[0].front().flag(0);
    for (const Row& row : found[1]) rated.seats.push_back({row.text(8), rated_game_of(row)});
    return rated;
}

}  // namespace wharf::storage
