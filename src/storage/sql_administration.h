// What those who look after a house write, as SQL: who may, to whom, and the entry in the audit log that goes with it;
// within a transaction that somebody else has begun and will end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "storage/sql_questions.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlAdministration : SqlQuestions {
 public:
    explicit SqlAdministration(Connection& connection) : SqlQuestions(connection) {}

    Outcome apply(const SetRole& write);
    Outcome apply(const SetSanction& write);
    Outcome apply(const LiftSanction& write);
    Outcome apply(const ResetPassword& write);
    Outcome apply(const RemoveChat& write);
    Outcome apply(const Announce& write);
    Outcome apply(const EndAnnouncement& write);
    Outcome apply(const SetHouseRule& write);
    Outcome apply(const AddInvitation& write);
    Outcome apply(const EndInvitation& write);
    Outcome apply(const NoteAct& write);
    Outcome apply(const AddReport& write);
    Outcome apply(const AnswerReport& write);

    // Whether who acts has a role, or a higher one. The command line has all.
    bool may(const Act& act, Role least);
    // Whether somebody is administrator besides; nobody else can change that until the transaction ends.
    bool has_another(std::string_view administrator);
    bool lets_in(std::string_view invitation, Time now);
    void use(std::string_view invitation);
    bool sanction(std::string_view user, SanctionKind kind, Time now);
    // An entry about this act.
    void note(const Act& act, const AuditEntry& entry);

 private:
    // A living user; his row cannot change until the transaction ends.
    struct Target {
        bool is_there = false;
        UserKind kind = UserKind::guest;
        Role role = Role::person;
    };
    Target hold(std::string_view user);
    // The command line stands above all roles.
    int rank_of(const Act& act);
    bool is_below(const Target& target, const Act& act);
};

}  // namespace wharf::storage
