// Writes about people as SQL: users, sessions, mutes, bonds, places, judged games. Every one changes only what it means
// to change, and says what it was computed from; within a transaction that somebody else has begun and will end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "storage/sql_administration.h"
#include "storage/sql_questions.h"
#include "storage/sql_turns.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlPeople : SqlQuestions {
 public:
    explicit SqlPeople(Connection& connection)
        : SqlQuestions(connection), administration_(connection), turns_(connection) {}

    Outcome apply(const AddUser& write);
    Outcome apply(const MakeAccount& write);
    Outcome apply(const SetPassword& write);
    Outcome apply(const RecoverPassword& write);
    Outcome apply(const DeleteUser& write);
    Outcome apply(const AddSession& write);
    Outcome apply(const AddToken& write);
    Outcome apply(const DeleteSession& write);
    Outcome apply(const DeleteSessions& write);
    Outcome apply(const ForgetExpired& write);
    Outcome apply(const Mute& write);
    Outcome apply(const Unmute& write);
    Outcome apply(const AddBond& write);
    Outcome apply(const EndBond& write);
    Outcome apply(const SetHidden& write);
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

    SqlAdministration administration_;
    SqlTurns turns_;
};

}  // namespace wharf::storage
