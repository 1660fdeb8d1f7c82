// Writes about plans as SQL; within a transaction that somebody else has begun and will end.
#pragma once

#include <string_view>
#include <vector>

#include "storage/sql_questions.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlPlans : SqlQuestions {
 public:
    explicit SqlPlans(Connection& connection) : SqlQuestions(connection) {}

    // Whether an append's plan follows the one there is, which nobody changes until the transaction ends.
    bool follows(const Plan& plan);
    // The riders of an append: its plan, and that plans end with their game. Texts are borrowed from it.
    static void add(const Append& append, std::vector<Statement>& statements);

    Outcome apply(const KeepPlan& write);
};

}  // namespace wharf::storage
