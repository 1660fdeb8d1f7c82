#include "storage/sql_administration.h"

#include "storage/sql_rows.h"
#include "storage/sql_turns.h"

namespace wharf::storage {

namespace {

constexpr int kCommandLine = 3;

constexpr const char* word_of(Role role) {
    switch (role) {
        case Role::moderator: return "moderator";
        case Role::administrator: return "administrator";
        case Role::person: break;
    }
    return "person";
}

int rank(Role role) { return static_cast<int>(role); }

}  // namespace

// --- who may --------------------------------------------------------------------------------------------------------

int SqlAdministration::rank_of(const Act& act) {
    if (act.by.empty()) return kCommandLine;
    // Whoever has just lost his role must not use it: his row is held, too.
    const Target actor = hold(act.by);
    if (!actor.is_there || sanction(act.by, SanctionKind::ban, act.at)) return 0;
    return rank(actor.role);
}

bool SqlAdministration::may(const Act& act, Role least) { return rank_of(act) >= rank(least); }

bool SqlAdministration::is_below(const Target& target, const Act& act) { return rank(target.role) < rank_of(act); }

SqlAdministration::Target SqlAdministration::hold(std::string_view user) {
    const std::string sql = "SELECT kind, role FROM users WHERE id = $1 AND deleted = 0";
    const Rows rows = query(sql + std::string(connection_.locking()), {user});
    if (rows.empty()) return {};
    return {true, static_cast<UserKind>(rows.front().integer(0)), static_cast<Role>(rows.front().integer(1))};
}

bool SqlAdministration::has_another(std::string_view administrator) {
    // All of them are held, in one order: two who resign at once do not leave the house alone.
    const std::string sql = "SELECT id FROM users WHERE role = 2 AND deleted = 0 ORDER BY id";
    for (const Row& row : query(sql + std::string(connection_.locking()), {}))
        if (row.text(0) != administrator) return true;
    return false;
}

bool SqlAdministration::sanction(std::string_view user, SanctionKind kind, Time now) {
    return exists("SELECT 1 FROM sanctions WHERE user_id = $1 AND kind = $2 AND (until = 0 OR until > $3)",
                  {user, static_cast<std::int64_t>(kind), now});
}

void SqlAdministration::note(const Act& act, const AuditEntry& entry) {
    // Two nodes that take the same number at once: the key stops one, which tries again.
    query(
        "INSERT INTO audit (number, at, by_id, via, action, user_id, table_id, subject, value, reason)"
        " SELECT COALESCE(MAX(number), 0) + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT),"
        " CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS TEXT), CAST($8 AS TEXT), CAST($9 AS TEXT)"
        " FROM audit",
        {act.at, std::string_view(act.by), std::string_view(act.via), std::string_view(entry.action),
         std::string_view(entry.user), std::string_view(entry.table), std::string_view(entry.subject),
         std::string_view(entry.value), std::string_view(act.reason)});
}

// --- people ---------------------------------------------------------------------------------------------------------

Outcome SqlAdministration::apply(const SetRole& write) {
    if (!may(write.act, Role::administrator)) return {Code::forbidden};
    const std::string_view id = write.user;
    const Target target = hold(id);
    if (!target.is_there) return {Code::missing};
    if (target.role == write.role) return {Code::already};
    if (target.kind == UserKind::guest) return {Code::conflict};
    if (write.role != Role::person && sanction(id, SanctionKind::ban, write.act.at)) return {Code::conflict};
    if (target.role == Role::administrator && !has_another(id)) return {Code::last};
    query("UPDATE users SET role = $2 WHERE id = $1", {id, static_cast<std::int64_t>(write.role)});
    note(write.act, {.action = actions::kRole, .user = write.user, .value = word_of(write.role)});
    return {};
}

Outcome SqlAdministration::apply(const SetSanction& write) {
    if (!may(write.act, Role::moderator)) return {Code::forbidden};
    const std::string_view id = write.user;
    const Target target = hold(id);
    if (!target.is_there) return {Code::missing};
    if (target.role == Role::administrator || !is_below(target, write.act)) return {Code::forbidden};
    query(
        "INSERT INTO sanctions (user_id, kind, since, until, by_id, reason) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (user_id, kind) DO UPDATE SET since = excluded.since, until = excluded.until,"
        " by_id = excluded.by_id, reason = excluded.reason",
        {id, static_cast<std::int64_t>(write.kind), write.act.at, write.until, std::string_view(write.act.by),
         std::string_view(write.act.reason)});
    note(write.act, {.action = write.kind == SanctionKind::ban ? actions::kBan : actions::kSilence,
                     .user = write.user,
                     .value = write.until == 0 ? "" : std::to_string(write.until)});
    return {};
}

Outcome SqlAdministration::apply(const LiftSanction& write) {
    if (!may(write.act, Role::moderator)) return {Code::forbidden};
    const Target target = hold(write.user);
    if (!target.is_there) return {Code::missing};
    if (!is_below(target, write.act)) return {Code::forbidden};
    if (!exists("DELETE FROM sanctions WHERE user_id = $1 AND kind = $2 RETURNING 1",
                {std::string_view(write.user), static_cast<std::int64_t>(write.kind)}))
        return {Code::already};
    note(write.act,
         {.action = write.kind == SanctionKind::ban ? actions::kUnban : actions::kUnsilence, .user = write.user});
    return {};
}

Outcome SqlAdministration::apply(const ResetPassword& write) {
    if (!may(write.act, Role::administrator)) return {Code::forbidden};
    const std::string_view id = write.user;
    const Target target = hold(id);
    if (!target.is_there) return {Code::missing};
    if (!is_below(target, write.act)) return {Code::forbidden};
    if (target.kind != UserKind::account) return {Code::conflict};
    query("UPDATE users SET password_hash = $2 WHERE id = $1", {id, std::string_view(write.to_hash)});
    SqlTurns(connection_).forget_devices(id);
    Outcome outcome;
    for (const Row& row : query("DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash", {id}))
        outcome.ended.push_back(bytes_of(row.text(0)));
    note(write.act, {.action = actions::kPassword, .user = write.user});
    return outcome;
}

// --- what was said --------------------------------------------------------------------------------------------------

Outcome SqlAdministration::apply(const RemoveChat& write) {
    if (!may(write.act, Role::moderator)) return {Code::forbidden};
    const std::string_view table = write.table;
    const Rows rows =
        query("SELECT user_id, removed FROM chat WHERE table_id = $1 AND number = $2", {table, write.number});
    if (rows.empty()) return {Code::missing};
    if (rows.front().flag(1)) return {Code::already};
    const std::string author = rows.front().text(0);
    const Target target = hold(author);
    const bool own = author == write.act.by;
    if (!own && target.is_there && !is_below(target, write.act)) return {Code::forbidden};
    query("UPDATE chat SET line = '', removed = 1 WHERE table_id = $1 AND number = $2", {table, write.number});
    note(write.act, {.action = actions::kDeleteChat,
                     .user = author,
                     .table = write.table,
                     .subject = std::to_string(write.number)});
    return {Code::done, write.number};
}

Outcome SqlAdministration::apply(const AddReport& write) {
    const Report& report = write.report;
    const std::string_view by = report.by;
    const std::string_view user = report.user;
    if (!hold(by).is_there || !hold(user).is_there || report.by == report.user) return {Code::missing};
    std::string said;
    if (report.line != 0) {
        const Rows rows = query("SELECT line FROM chat WHERE table_id = $1 AND number = $2 AND user_id = $3",
                                {std::string_view(report.table), report.line, user});
        if (rows.empty()) return {Code::missing};
        said = rows.front().text(0);
    }
    if (count("SELECT COUNT(*) FROM reports WHERE by_id = $1 AND answered = 0", {by}) >= kMostOpenReports)
        return {Code::too_many};
    query(
        "INSERT INTO reports (id, at, by_id, user_id, table_id, line, said, complaint, answered, answered_by, answer)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, '', '')",
        {std::string_view(report.id), report.at, by, user, std::string_view(report.table), report.line,
         std::string_view(said), std::string_view(report.text)});
    return {};
}

Outcome SqlAdministration::apply(const AnswerReport& write) {
    if (!may(write.act, Role::moderator)) return {Code::forbidden};
    const std::string_view id = write.id;
    const std::string sql = "SELECT user_id, answered FROM reports WHERE id = $1";
    const Rows rows = query(sql + std::string(connection_.locking()), {id});
    if (rows.empty()) return {Code::missing};
    const std::string user = rows.front().text(0);
    const Target target = hold(user);
    if (user == write.act.by || (target.role != Role::person && !may(write.act, Role::administrator)))
        return {Code::forbidden};
    if (rows.front().integer(1) != 0) return {Code::already};
    query("UPDATE reports SET answered = $2, answered_by = $3, answer = $4 WHERE id = $1",
          {id, write.act.at, std::string_view(write.act.by), std::string_view(write.answer)});
    note(write.act, {.action = actions::kAnswerReport, .user = user, .subject = write.id});
    return {};
}

// --- the house ------------------------------------------------------------------------------------------------------

Outcome SqlAdministration::apply(const Announce& write) {
    if (!may(write.act, Role::administrator)) return {Code::forbidden};
    const Announcement& wanted = write.announcement;
    if (count("SELECT COUNT(*) FROM announcements WHERE until = 0 OR until > $1", {write.act.at}) >= kMostAnnouncements)
        return {Code::too_many};
    query("INSERT INTO announcements (id, at, until, by_id, line) VALUES ($1, $2, $3, $4, $5)",
          {std::string_view(wanted.id), write.act.at, wanted.until, std::string_view(write.act.by),
           std::string_view(wanted.text)});
    note(write.act, {.action = actions::kAnnounce,
                     .subject = wanted.text,
                     .value = wanted.until == 0 ? "" : std::to_string(wanted.until)});
    return {};
}

Outcome SqlAdministration::apply(const EndAnnouncement& write) {
    if (!may(write.act, Role::administrator)) return {Code::forbidden};
    const Rows rows = query("DELETE FROM announcements WHERE id = $1 RETURNING line", {std::string_view(write.id)});
    if (rows.empty()) return {Code::missing};
    note(write.act, {.action = actions::kEndAnnouncement, .subject = rows.front().text(0)});
    return {};
}

Outcome SqlAdministration::apply(const SetHouseRule& write) {
    if (!may(write.act, Role::administrator)) return {Code::forbidden};
    query(
        "INSERT INTO house_rules (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        {std::string_view(write.rule.name), std::string_view(write.rule.value)});
    note(write.act, {.action = actions::kRule, .subject = write.rule.name, .value = write.rule.value});
    return {};
}

Outcome SqlAdministration::apply(const AddInvitation& write) {
    if (!may(write.act, Role::administrator)) return {Code::forbidden};
    const Invitation& wanted = write.invitation;
    if (count("SELECT COUNT(*) FROM invitations WHERE used < most AND (expires = 0 OR expires > $1)", {write.act.at}) >=
        kMostInvitations)
        return {Code::too_many};
    query(
        "INSERT INTO invitations (code, created, expires, by_id, note, most, used) VALUES ($1, $2, $3, $4, $5, $6, 0)",
        {std::string_view(wanted.code), write.act.at, wanted.expires, std::string_view(write.act.by),
         std::string_view(wanted.note), std::int64_t{wanted.most}});
    note(write.act, {.action = actions::kInvite, .subject = wanted.note, .value = std::to_string(wanted.most)});
    return {};
}

Outcome SqlAdministration::apply(const EndInvitation& write) {
    if (!may(write.act, Role::administrator)) return {Code::forbidden};
    const Rows rows = query("DELETE FROM invitations WHERE code = $1 RETURNING note", {std::string_view(write.code)});
    if (rows.empty()) return {Code::missing};
    note(write.act, {.action = actions::kEndInvitation, .subject = rows.front().text(0)});
    return {};
}

bool SqlAdministration::lets_in(std::string_view invitation, Time now) {
    const std::string sql =
        "SELECT 1 FROM invitations WHERE code = $1 AND used < most AND (expires = 0 OR expires > $2)";
    return exists(sql + std::string(connection_.locking()), {invitation, now});
}

void SqlAdministration::use(std::string_view invitation) {
    query("UPDATE invitations SET used = used + 1 WHERE code = $1", {invitation});
}

Outcome SqlAdministration::apply(const NoteAct& write) {
    if (!may(write.act, write.least)) return {Code::forbidden};
    note(write.act, {.action = write.action, .user = write.user, .table = write.table});
    return {};
}

}  // namespace wharf::storage
