// What those who look after a house read: people, sanctions, the audit log, reports, announcements, invitations.
#include <string>
#include <utility>

#include "storage/name_key.h"
#include "storage/sql_rows.h"
#include "storage/sql_store.h"

namespace wharf::storage {

namespace {

constexpr const char* kAuditRows =
    "SELECT number, at, by_id, via, action, user_id, table_id, subject, value, reason FROM audit WHERE ";
constexpr const char* kReportRows =
    "SELECT r.id, r.at, r.by_id, r.user_id, r.table_id, r.line, r.said, r.complaint, r.answered, r.answered_by,"
    " r.answer FROM reports r WHERE ";

AuditEntry audit_entry_of(const Row& row) {
    return {row.integer(0), row.integer(1), row.text(2), row.text(3), row.text(4),
            row.text(5),    row.text(6),    row.text(7), row.text(8), row.text(9)};
}

Report report_of(const Row& row) {
    return {row.text(0), row.integer(1), row.text(2),    row.text(3), row.text(4), row.integer(5),
            row.text(6), row.text(7),    row.integer(8), row.text(9), row.text(10)};
}

// A part of a name as a pattern: what LIKE would take for a sign of its own stands for itself.
std::string pattern_of(const std::string& part) {
    std::string pattern = "%";
    for (const char sign : name_key(part)) {
        if (sign == '%' || sign == '_' || sign == '\\') pattern += '\\';
        pattern += sign;
    }
    return pattern + "%";
}

}  // namespace

std::vector<Sanction> SqlStore::sanctions(std::string_view user, Time now) {
    std::vector<Sanction> found;
    for (const Row& row : read("SELECT user_id, kind, since, until, by_id, reason FROM sanctions"
                               " WHERE user_id = $1 AND (until = 0 OR until > $2) ORDER BY kind",
                               {user, now}))
        found.push_back({row.text(0), static_cast<SanctionKind>(row.integer(1)), row.integer(2), row.integer(3),
                         row.text(4), row.text(5)});
    return found;
}

std::vector<User> SqlStore::find_users(const UserFilter& filter, Time now, const Page& page) {
    std::vector<Param> params{beginning_of(page), std::string_view(page.before_id), bounded(page.limit)};
    std::string sql =
        std::string("SELECT ") + kUserColumns + " FROM users u WHERE deleted = 0 AND (created, id) < ($1, $2)";
    const std::string pattern = pattern_of(filter.part);
    if (!filter.part.empty()) {
        params.emplace_back(std::string_view(pattern));
        sql += " AND name_key LIKE $" + std::to_string(params.size()) + " ESCAPE '\\'";
    }
    if (filter.has_role) sql += " AND role > 0";
    if (filter.sanctioned) {
        params.emplace_back(now);
        sql += " AND EXISTS (SELECT 1 FROM sanctions s WHERE s.user_id = u.id AND (until = 0 OR until > $" +
               std::to_string(params.size()) + "))";
    }
    std::vector<User> found;
    for (const Row& row : read(sql + " ORDER BY created DESC, id DESC LIMIT $3", std::move(params)))
        found.push_back(user_of(row));
    return found;
}

std::vector<Id> SqlStore::departed(int limit) {
    std::vector<Id> found;
    for (const Row& row :
         read("SELECT id FROM users u WHERE deleted > 0 AND kind <> $1"
              " AND (EXISTS (SELECT 1 FROM people p JOIN tables t ON t.id = p.table_id"
              " WHERE p.user_id = u.id AND t.status < 2)"
              " OR EXISTS (SELECT 1 FROM tournament_people p JOIN tournaments c ON c.id = p.tournament_id"
              " WHERE p.user_id = u.id AND c.status < 2)"
              " OR EXISTS (SELECT 1 FROM tournaments c WHERE c.host_id = u.id AND c.status < 2))"
              " ORDER BY deleted DESC, id LIMIT $2",
              {static_cast<std::int64_t>(UserKind::guest), bounded(limit)}))
        found.push_back(row.text(0));
    return found;
}

std::vector<TableRow> SqlStore::unfinished_tables(const Page& page) {
    return read_tables("tables t WHERE status < 2 AND (created, id) < ($1, $2) ORDER BY created DESC, id DESC LIMIT $3",
                       {beginning_of(page), std::string_view(page.before_id), bounded(page.limit)});
}

std::optional<ChatLine> SqlStore::chat_line(std::string_view table, std::int64_t number) {
    const Rows rows = read("SELECT number, user_id, at, line, removed FROM chat WHERE table_id = $1 AND number = $2",
                           {table, number});
    if (rows.empty()) return std::nullopt;
    const Row& row = rows.front();
    return ChatLine{row.integer(0), row.text(1), row.integer(2), row.text(3), row.flag(4)};
}

std::vector<Store::Said> SqlStore::said_by(std::string_view user, const Said& after, int limit) {
    std::vector<Said> found;
    for (const Row& row : read("SELECT table_id, number, user_id, at, line, removed FROM chat WHERE user_id = $1"
                               " AND (table_id, number) > ($2, $3) ORDER BY table_id, number LIMIT $4",
                               {user, std::string_view(after.table), after.line.number, bounded(limit)}))
        found.push_back({row.text(0), {row.integer(1), row.text(2), row.integer(3), row.text(4), row.flag(5)}});
    return found;
}

// --- the audit log --------------------------------------------------------------------------------------------------

std::vector<AuditEntry> SqlStore::audit(std::int64_t before, std::string_view user, int limit) {
    const std::int64_t end = before == 0 ? std::numeric_limits<std::int64_t>::max() : before;
    std::vector<Param> params{end, bounded(limit)};
    std::string sql = std::string(kAuditRows) + "number < $1";
    if (!user.empty()) {
        params.emplace_back(user);
        sql += " AND (user_id = $3 OR by_id = $3)";
    }
    std::vector<AuditEntry> found;
    for (const Row& row : read(sql + " ORDER BY number DESC LIMIT $2", std::move(params)))
        found.push_back(audit_entry_of(row));
    return found;
}

std::vector<AuditEntry> SqlStore::audit_after(std::int64_t number, int limit) {
    std::vector<AuditEntry> found;
    for (const Row& row :
         read(std::string(kAuditRows) + "number > $1 ORDER BY number LIMIT $2", {number, bounded(limit)}))
        found.push_back(audit_entry_of(row));
    return found;
}

std::int64_t SqlStore::last_audit() {
    return read("SELECT COALESCE(MAX(number), 0) FROM audit", {}).front().integer(0);
}

// --- the house ------------------------------------------------------------------------------------------------------

std::vector<Announcement> SqlStore::announcements(Time now) {
    std::vector<Announcement> found;
    for (const Row& row : read("SELECT id, at, until, by_id, line FROM announcements WHERE until = 0 OR until > $1"
                               " ORDER BY at DESC, id LIMIT $2",
                               {now, bounded(kMostAnnouncements)}))
        found.push_back({row.text(0), row.integer(1), row.integer(2), row.text(3), row.text(4)});
    return found;
}

std::vector<Invitation> SqlStore::invitations(Time now) {
    std::vector<Invitation> found;
    for (const Row& row : read("SELECT code, created, expires, by_id, note, most, used FROM invitations"
                               " WHERE used < most AND (expires = 0 OR expires > $1)"
                               " ORDER BY created DESC, code LIMIT $2",
                               {now, bounded(kMostInvitations)}))
        found.push_back({row.text(0), row.integer(1), row.integer(2), row.text(3), row.text(4),
                         static_cast<int>(row.integer(5)), static_cast<int>(row.integer(6))});
    return found;
}

std::vector<HouseRule> SqlStore::house_rules() {
    std::vector<HouseRule> found;
    for (const Row& row : read("SELECT name, value FROM house_rules ORDER BY name LIMIT $1", {bounded(kMostRows)}))
        found.push_back({row.text(0), row.text(1)});
    return found;
}

std::optional<Report> SqlStore::report(std::string_view id) {
    const Rows rows = read(std::string(kReportRows) + "r.id = $1", {id});
    return rows.empty() ? std::nullopt : std::optional(report_of(rows.front()));
}

std::vector<Report> SqlStore::reports(const ReportFilter& filter, const Page& page) {
    std::vector<Param> params{beginning_of(page), std::string_view(page.before_id), bounded(page.limit)};
    std::string sql = std::string(kReportRows) + "(r.at, r.id) < ($1, $2)";
    const auto restrict = [&](const char* column, const Id& id) {
        if (id.empty()) return;
        params.emplace_back(std::string_view(id));
        sql += std::string(" AND ") + column + " = $" + std::to_string(params.size());
    };
    restrict("r.by_id", filter.by);
    restrict("r.user_id", filter.user);
    if (filter.open) sql += " AND r.answered = 0";
    if (filter.below_role) sql += " AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = r.user_id AND u.role > 0)";
    std::vector<Report> found;
    for (const Row& row : read(sql + " ORDER BY r.at DESC, r.id DESC LIMIT $3", std::move(params)))
        found.push_back(report_of(row));
    return found;
}

Figures SqlStore::figures(Time now, Time since) {
    const std::vector<Statement> statements{
        {"SELECT COALESCE(SUM(CASE kind WHEN 0 THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE kind WHEN 1 THEN 1 ELSE 0 "
         "END),"
         " 0), COALESCE(SUM(CASE kind WHEN 2 THEN 1 ELSE 0 END), 0),"
         " COALESCE(SUM(CASE WHEN kind = 1 AND created >= $1 THEN 1 ELSE 0 END), 0) FROM users WHERE deleted = 0",
         {since}},
        {"SELECT COALESCE(SUM(CASE status WHEN 0 THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE status WHEN 1 THEN 1 ELSE 0"
         " END), 0), COALESCE(SUM(CASE status WHEN 2 THEN 1 ELSE 0 END), 0),"
         " COALESCE(SUM(CASE WHEN status IN (1, 2) AND created >= $1 THEN 1 ELSE 0 END), 0),"
         " COALESCE(SUM(CASE WHEN status = 2 AND finished >= $1 THEN 1 ELSE 0 END), 0) FROM tables",
         {since}},
        {"SELECT COUNT(DISTINCT p.user_id) FROM people p JOIN tables t ON t.id = p.table_id WHERE t.changed >= $1",
         {since}},
        {"SELECT COALESCE(SUM(CASE kind WHEN 0 THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE kind WHEN 1 THEN 1 ELSE 0 "
         "END),"
         " 0) FROM sanctions WHERE until = 0 OR until > $1",
         {now}},
        {"SELECT COUNT(*) FROM reports WHERE answered = 0", {}}};
    const std::vector<Rows> answers = read_all(statements);
    const auto figure = [&](std::size_t statement, std::size_t column) {
        return answers[statement].front().integer(column);
    };
    Figures figures;
    figures.guests = figure(0, 0);
    figures.accounts = figure(0, 1);
    figures.bots = figure(0, 2);
    figures.new_accounts = figure(0, 3);
    figures.open_tables = figure(1, 0);
    figures.playing_tables = figure(1, 1);
    figures.finished_tables = figure(1, 2);
    figures.games_begun = figure(1, 3);
    figures.games_finished = figure(1, 4);
    figures.players = figure(2, 0);
    figures.bans = figure(3, 0);
    figures.silences = figure(3, 1);
    figures.open_reports = figure(4, 0);
    return figures;
}

}  // namespace wharf::storage
