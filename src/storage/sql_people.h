// Writes about people as SQL: users, sessions, mutes, places, judged games. Every one changes only what it means to
// change, and says what it was computed from; within a transaction that somebody else has begun and will end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "storage/sql.h"
#include "storage/sql_administration.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlPeople {
 public:
    explicit SqlPeople(Connection& connection) : connection_(connection), administration_(connection) {}

    Outcome apply(const AddUser& write);
    Outcome apply(const MakeAccount& write);
    Outcome apply(const SetPassword& write);
    Outcome apply(const DeleteUser& write);
    Outcome apply(const AddSession& write);
    Outcome apply(const AddToken& write);
    Outcome apply(const DeleteSession& write);
    Outcome apply(const DeleteSessions& write);
    Outcome apply(const ForgetExpired& write);
    Outcome apply(const Mute& write);
    Outcome apply(const Unmute& write);
    Outcome apply(const SeeAt& write);
    Outcome apply(const KeepJudged& write);
    Outcome apply(const ForgetGuests& write);

 private:
    // The living user's password hash and role; his row cannot change until the transaction ends.
    struct Held {
        bool is_there = false;
        std::string password_hash{};
        Role role = Role::person;
    };
    Held hold(std::string_view user);
    bool name_is_taken(std::string_view key, std::string_view skeleton, std::string_view but_by);
    bool insert(const Session& session);
    // Deletes the sessions that fulfil a condition.
    Outcome end(std::string_view condition, std::vector<Param> params);
    // A guest without a session can never come back: if no table knows him, nothing of him stays.
    void forget_guest(std::string_view user);

    Rows query(std::string_view sql, std::vector<Param> params) { return connection_.query({sql, std::move(params)}); }
    bool exists(std::string_view sql, std::vector<Param> params) { return !query(sql, std::move(params)).empty(); }
    std::int64_t count(std::string_view sql, std::vector<Param> params) {
        return query(sql, std::move(params)).front().integer(0);
    }

    Connection& connection_;
    SqlAdministration administration_;
};

}  // namespace wharf::storage
