#include "storage/sql_people.h"

#include <algorithm>
#include <set>

#include "storage/name_key.h"
#include "storage/sql_rows.h"

namespace wharf::storage {

namespace {

std::int64_t number(UserKind kind) { return static_cast<std::int64_t>(kind); }
std::int64_t number(LetterKind kind) { return static_cast<std::int64_t>(kind); }
std::int64_t number(SessionKind kind) { return static_cast<std::int64_t>(kind); }

}  // namespace

SqlPeople::Held SqlPeople::hold(std::string_view user) {
    const std::string sql = "SELECT password_hash, role FROM users WHERE id = $1 AND deleted = 0";
    const Rows rows = query(sql + std::string(connection_.locking()), {user});
    if (rows.empty()) return {};
    return {true, rows.front().text(0), static_cast<Role>(rows.front().integer(1))};
}

bool SqlPeople::name_is_taken(std::string_view key, std::string_view skeleton, std::string_view but_by) {
    return exists("SELECT 1 FROM users WHERE (name_key = $1 OR skeleton = $2) AND id <> $3", {key, skeleton, but_by});
}

Outcome SqlPeople::end(std::string_view condition, std::vector<Param> params) {
    Outcome outcome;
    std::set<std::string> users;
    const std::string sql = "DELETE FROM sessions WHERE " + std::string(condition) + " RETURNING token_hash, user_id";
    for (const Row& row : query(sql, std::move(params))) {
        outcome.ended.push_back(bytes_of(row.text(0)));
        users.insert(row.text(1));
    }
    for (const std::string& user : users) forget_guest(user);
    return outcome;
}

void SqlPeople::forget_guest(std::string_view user) {
    if (!exists("SELECT 1 FROM users u WHERE id = $1 AND kind = $2"
                " AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id)"
                " AND NOT EXISTS (SELECT 1 FROM sanctions WHERE user_id = u.id)"
                " AND NOT EXISTS (SELECT 1 FROM people WHERE user_id = u.id)"
                " AND NOT EXISTS (SELECT 1 FROM chat WHERE user_id = u.id)",
                {user, number(UserKind::guest)}))
        return;
    query("DELETE FROM mutes WHERE user_id = $1", {user});
    query("DELETE FROM mutes WHERE other_id = $1", {user});
    query("DELETE FROM bonds WHERE user_id = $1 OR other_id = $1", {user});
    query("DELETE FROM places WHERE user_id = $1", {user});
    turns_.forget(user);
    query("DELETE FROM users WHERE id = $1", {user});
}

// --- users ----------------------------------------------------------------------------------------------------------

Outcome SqlPeople::apply(const AddUser& write) {
    const User& user = write.user;
    const std::string key = name_key(user.name);
    const std::string skeleton = name_skeleton(user.name);
    if (write.invitation && !administration_.lets_in(*write.invitation, user.created)) return {Code::no_invitation};
    if (exists("INSERT INTO users (id, name, name_key, skeleton, kind, password_hash, created)"
               " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1",
               {std::string_view(user.id), std::string_view(user.name), std::string_view(key),
                std::string_view(skeleton), number(user.kind), std::string_view(user.password_hash), user.created})) {
        if (write.invitation) administration_.use(*write.invitation);
        return {};
    }
    const bool same_id = exists("SELECT 1 FROM users WHERE id = $1", {std::string_view(user.id)});
    return {same_id ? Code::conflict : Code::name_taken};
}

Outcome SqlPeople::apply(const MakeAccount& write) {
    const std::string_view id = write.user;
    if (!hold(id).is_there) return {Code::missing};
    if (!exists("SELECT 1 FROM users WHERE id = $1 AND kind = $2", {id, number(UserKind::guest)}))
        return {Code::conflict};
    const std::string key = name_key(write.name);
    const std::string skeleton = name_skeleton(write.name);
    // Two nodes that give the same name at once: the unique key stops one, which tries again and finds it taken.
    if (name_is_taken(key, skeleton, id)) return {Code::name_taken};
    if (write.invitation && !administration_.lets_in(*write.invitation, write.at)) return {Code::no_invitation};
    if (write.invitation) administration_.use(*write.invitation);
    query("UPDATE users SET name = $2, name_key = $3, skeleton = $4, kind = $5, password_hash = $6 WHERE id = $1",
          {id, std::string_view(write.name), std::string_view(key), std::string_view(skeleton),
           number(UserKind::account), std::string_view(write.password_hash)});
    // A device that somebody else has put there hears nothing of the account.
    query("DELETE FROM ways WHERE user_id = $1", {id});
    return end("user_id = $1", {id});
}

Outcome SqlPeople::apply(const SetPassword& write) {
    const std::string_view id = write.user;
    const Held held = hold(id);
    if (!held.is_there) return {Code::missing};
    if (held.password_hash != write.from_hash) return {Code::conflict};
    query("UPDATE users SET password_hash = $2 WHERE id = $1", {id, std::string_view(write.to_hash)});
    query("DELETE FROM letters WHERE user_id = $1 AND kind = $2", {id, number(LetterKind::recovery)});
    turns_.forget_devices(id);
    return end("user_id = $1", {id});
}

Outcome SqlPeople::apply(const RecoverPassword& write) {
    const std::string hash = hexadecimal(write.token_hash);
    const Rows used =
        query("DELETE FROM letters WHERE token_hash = $1 AND kind = $2 AND expires > $3 RETURNING user_id",
              {std::string_view(hash), number(LetterKind::recovery), write.at});
    if (used.empty()) return {Code::missing};
    const std::string id = used.front().text(0);
    return apply(SetPassword{id, hold(id).password_hash, write.to_hash});
}

Outcome SqlPeople::apply(const DeleteUser& write) {
    const std::string_view id = write.user;
    const Held held = hold(id);
    if (!held.is_there) return {Code::missing};
    if (write.password_hash && held.password_hash != *write.password_hash) return {Code::conflict};
    if (write.act) {
        if (!administration_.may(*write.act, Role::administrator) || held.role == Role::administrator)
            return {Code::forbidden};
    } else if (held.role == Role::administrator && !administration_.has_another(id)) {
        return {Code::last};
    }
    query(
        "UPDATE users SET name = '', name_key = NULL, skeleton = NULL, password_hash = '', role = 0, hidden = 0, "
        "deleted = $2"
        " WHERE id = $1",
        {id, std::max<Time>(write.at, 1)});
    query("UPDATE chat SET line = '', removed = 1 WHERE user_id = $1", {id});
    query("DELETE FROM sanctions WHERE user_id = $1", {id});
    query("UPDATE reports SET complaint = '' WHERE by_id = $1", {id});
    query("UPDATE reports SET said = '' WHERE user_id = $1", {id});
    query("DELETE FROM mutes WHERE user_id = $1", {id});
    query("DELETE FROM mutes WHERE other_id = $1", {id});
    query("DELETE FROM bonds WHERE user_id = $1 OR other_id = $1", {id});
    query("DELETE FROM places WHERE user_id = $1", {id});
    query("DELETE FROM ratings WHERE user_id = $1", {id});
    query("DELETE FROM rated_games WHERE user_id = $1", {id});
    query("DELETE FROM judged WHERE user_id = $1", {id});
    turns_.forget(id);
    if (write.act) administration_.note(*write.act, {.action = actions::kDelete, .user = write.user});
    Outcome outcome = end("user_id = $1", {id});
    outcome.number = count("SELECT COUNT(*) FROM people WHERE user_id = $1", {id});
    return outcome;
}

Outcome SqlPeople::apply(const ForgetGuests& write) {
    const Rows guests = query(
        "SELECT id FROM users u WHERE kind = $1 AND deleted = 0 AND created < $2"
        " AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = u.id)"
        " AND NOT EXISTS (SELECT 1 FROM people p JOIN tables t ON t.id = p.table_id"
        " WHERE p.user_id = u.id AND t.changed >= $2) ORDER BY id LIMIT $3",
        {number(UserKind::guest), write.before, std::int64_t{write.most}});
    for (const Row& row : guests) {
        const std::string guest = row.text(0);
        forget_guest(guest);
        apply(DeleteUser{guest, write.at, std::nullopt});  // whose name stands in the archive
    }
    return {Code::done, static_cast<std::int64_t>(guests.size())};
}

// --- sessions -------------------------------------------------------------------------------------------------------

bool SqlPeople::insert(const Session& session) {
    const std::string hash = hexadecimal(session.token_hash);
    return exists(
        "INSERT INTO sessions (token_hash, kind, user_id, label, created, expires)"
        " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1",
        {std::string_view(hash), number(session.kind), std::string_view(session.user), std::string_view(session.label),
         session.created, session.expires});
}

Outcome SqlPeople::apply(const AddSession& write) {
    const std::string_view user = write.session.user;
    const Held held = hold(user);
    if (!held.is_there) return {Code::missing};
    if (write.password_hash && held.password_hash != *write.password_hash) return {Code::conflict};
    if (!insert(write.session)) return {Code::conflict};
    const std::string hash = hexadecimal(write.session.token_hash);
    return end(
        "token_hash IN (SELECT token_hash FROM sessions WHERE user_id = $1 AND kind = 0 AND token_hash <> $2"
        " ORDER BY created DESC, token_hash LIMIT 1000 OFFSET $3)",
        {user, std::string_view(hash), std::int64_t{kMostSessions - 1}});
}

Outcome SqlPeople::apply(const AddToken& write) {
    const std::string_view user = write.session.user;
    const std::string by = hexadecimal(write.by);
    if (!hold(user).is_there ||
        !exists("SELECT 1 FROM sessions WHERE token_hash = $1 AND user_id = $2", {std::string_view(by), user}))
        return {Code::missing};
    if (count("SELECT COUNT(*) FROM sessions WHERE user_id = $1 AND kind = $2",
              {user, number(SessionKind::api_token)}) >= write.most)
        return {Code::too_many};
    return {insert(write.session) ? Code::done : Code::conflict};
}

Outcome SqlPeople::apply(const DeleteSession& write) {
    const std::string hash = hexadecimal(write.token_hash);
    return end("token_hash = $1", {std::string_view(hash)});
}

Outcome SqlPeople::apply(const DeleteSessions& write) {
    hold(write.user);  // a session that is being added ends too
    turns_.forget_devices(write.user);
    return end("user_id = $1 AND (kind = 0 OR $2 = 1)",
               {std::string_view(write.user), std::int64_t{write.api_tokens ? 1 : 0}});
}

Outcome SqlPeople::apply(const ForgetExpired& write) { return end("expires > 0 AND expires <= $1", {write.now}); }

// --- mutes, bonds and places ----------------------------------------------------------------------------------------

Outcome SqlPeople::apply(const Mute& write) {
    const std::string_view user = write.user;
    const std::string_view other = write.other;
    if (!hold(user).is_there || !exists("SELECT 1 FROM users WHERE id = $1 AND deleted = 0", {other}))
        return {Code::missing};
    if (exists("SELECT 1 FROM mutes WHERE user_id = $1 AND other_id = $2", {user, other})) return {};
    if (count("SELECT COUNT(*) FROM mutes WHERE user_id = $1", {user}) >= write.most) return {Code::too_many};
    query("INSERT INTO mutes (user_id, other_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", {user, other});
    return {};
}

Outcome SqlPeople::apply(const Unmute& write) {
    query("DELETE FROM mutes WHERE user_id = $1 AND other_id = $2",
          {std::string_view(write.user), std::string_view(write.other)});
    return {};
}

Outcome SqlPeople::apply(const AddBond& write) {
    const std::string_view user = write.user;
    const std::string_view other = write.bond.other;
    const auto kind = static_cast<std::int64_t>(write.bond.kind);
    if (user == other || !hold(user).is_there || !exists("SELECT 1 FROM users WHERE id = $1 AND deleted = 0", {other}))
        return {Code::missing};
    if (exists("SELECT 1 FROM bonds WHERE user_id = $1 AND kind = $2 AND other_id = $3", {user, kind, other}))
        return {};
    if (count("SELECT COUNT(*) FROM bonds WHERE user_id = $1 AND kind = $2", {user, kind}) >= write.most)
        return {Code::too_many};
    query("INSERT INTO bonds (user_id, other_id, kind, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
          {user, other, kind, write.bond.at});
    if (write.bond.kind == BondKind::block) apply(EndBond{write.user, write.bond.other, BondKind::follow});
    return {};
}

Outcome SqlPeople::apply(const EndBond& write) {
    query("DELETE FROM bonds WHERE user_id = $1 AND kind = $2 AND other_id = $3",
          {std::string_view(write.user), static_cast<std::int64_t>(write.kind), std::string_view(write.other)});
    return {};
}

Outcome SqlPeople::apply(const SetHidden& write) {
    if (!hold(write.user).is_there) return {Code::missing};
    query("UPDATE users SET hidden = $2 WHERE id = $1",
          {std::string_view(write.user), std::int64_t{write.hidden ? 1 : 0}});
    return {};
}

Outcome SqlPeople::apply(const SeeAt& write) {
    const std::string_view user = write.user;
    if (!hold(user).is_there) return {Code::missing};
    query(
        "INSERT INTO places (user_id, place, at) VALUES ($1, $2, $3)"
        " ON CONFLICT (user_id, place) DO UPDATE SET at = excluded.at WHERE excluded.at > places.at",
        {user, std::string_view(write.place), write.at});
    // Of each kind so many: who makes up devices does not hide the networks where he was.
    const std::string kind(write.place.substr(0, write.place.find(' ') + 1));
    query(
        "DELETE FROM places WHERE user_id = $1 AND place IN (SELECT place FROM places WHERE user_id = $1"
        " AND SUBSTR(place, 1, $3) = $4 ORDER BY at DESC, place LIMIT 1000 OFFSET $2)",
        {user, std::int64_t{kMostPlaces}, static_cast<std::int64_t>(kind.size()), std::string_view(kind)});
    return {};
}

// --- judged games ---------------------------------------------------------------------------------------------------

Outcome SqlPeople::apply(const KeepJudged& write) {
    const std::string_view user = write.user;
    const std::string_view table = write.game.table;
    if (!hold(user).is_there) return {Code::missing};
    const bool is_kept = exists(
        "INSERT INTO judged (user_id, table_id, moves)"
        " SELECT p.user_id, p.table_id, CAST($3 AS TEXT) FROM people p JOIN tables t ON t.id = p.table_id"
        " JOIN users u ON u.id = p.user_id WHERE p.user_id = $1 AND p.table_id = $2 AND t.status = $4 AND u.kind <> $5"
        " ON CONFLICT (user_id, table_id) DO UPDATE SET moves = excluded.moves RETURNING 1",
        {user, table, std::string_view(write.game.moves), static_cast<std::int64_t>(TableStatus::finished),
         number(UserKind::guest)});
    return {is_kept ? Code::done : Code::missing};
}

}  // namespace wharf::storage
