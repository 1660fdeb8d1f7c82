// Writes as SQL, within a transaction that somebody else has begun and will end.
#pragma once

#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "storage/sql_people.h"
#include "storage/sql_plans.h"
#include "storage/sql_questions.h"
#include "storage/sql_tournaments.h"
#include "storage/sql_turns.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlWriter : SqlQuestions {
 public:
    explicit SqlWriter(Connection& connection)
        : SqlQuestions(connection),
          people_(connection),
          administration_(connection),
          turns_(connection),
          plans_(connection),
          tournaments_(connection) {}

    // One outcome per write, in order.
    std::vector<Outcome> write(std::span<const Write> writes);

 private:
    struct Pending {
        const Append* append;
        Outcome* outcome;
    };

    // Appends that stand side by side go to the database together.
    void append_all(std::vector<Pending>& appends);
    void refuse(const Pending& pending, Code code);
    void add_riders(const Append& append, const std::string& people, std::vector<Statement>& statements);

    Outcome apply(const Touch& write);
    Outcome apply(const AddTable& write);
    Outcome apply(const PutSnapshot& write);
    Outcome apply(const AddChat& write);
    Outcome apply(const Rate& write);
    Outcome apply(const TakeChore& write);
    Outcome apply(const ForgetTables& write);

    SqlPeople people_;
    SqlAdministration administration_;
    SqlTurns turns_;
    SqlPlans plans_;
    SqlTournaments tournaments_;
    std::unordered_set<std::string_view> refused_;  // tables whose appends were refused in this commit
};

}  // namespace wharf::storage
