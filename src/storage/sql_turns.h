// Writes about turns and ways to tell of them as SQL; within a transaction that somebody else has begun and will end.
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <vector>

#include "storage/sql_questions.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlTurns : SqlQuestions {
 public:
    explicit SqlTurns(Connection& connection) : SqlQuestions(connection) {}

    // Who is waited for at a table from now on; goes along with an append. Texts are borrowed from it.
    static void add(const Append& append, std::vector<Statement>& statements);

    Outcome apply(const PutOffTurn& write);
    Outcome apply(const AddWay& write);
    Outcome apply(const RemoveWay& write);
    Outcome apply(const NoteWay& write);
    Outcome apply(const SetQuietHours& write);
    Outcome apply(const AddLetter& write);
    Outcome apply(const ConfirmWay& write);
    Outcome apply(const SetUnnamed& write);
    Outcome apply(const KeepSecret& write);

    // Those of a user, who is signed in nowhere any more: they tell nothing to whoever has them.
    void forget_devices(std::string_view user);
    // All of a user, who goes.
    void forget(std::string_view user);
};

}  // namespace wharf::storage
