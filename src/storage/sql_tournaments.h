// Writes about tournaments as SQL, within a transaction that somebody else has begun and will end.
#pragma once

#include <string_view>
#include <vector>

#include "storage/sql_questions.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlTournaments : SqlQuestions {
 public:
    explicit SqlTournaments(Connection& connection) : SqlQuestions(connection) {}

    Outcome apply(const AddTournament& write);
    Outcome apply(const AppendTournament& write);
    Outcome apply(const ForgetTournaments& write);
};

}  // namespace wharf::storage
