#include "storage/sql_plans.h"

#include <string>

namespace wharf::storage {

namespace {

Statement change(const Plan& plan) {
    return {"UPDATE plans SET revision = $3, active = $4, document = $5 WHERE table_id = $1 AND user_id = $2",
            {std::string_view(plan.table), std::string_view(plan.user), plan.revision,
             std::int64_t{plan.active ? 1 : 0}, std::string_view(plan.document)}};
}

bool has_ended(TableStatus status) { return status == TableStatus::finished || status == TableStatus::abandoned; }

}  // namespace

bool SqlPlans::follows(const Plan& plan) {
    return exists("SELECT 1 FROM plans WHERE table_id = $1 AND user_id = $2 AND revision = $3" +
                      std::string(connection_.locking()),
                  {std::string_view(plan.table), std::string_view(plan.user), plan.revision - 1});
}

void SqlPlans::add(const Append& append, std::vector<Statement>& statements) {
    if (append.plan) statements.push_back(change(*append.plan));
    if (append.row && has_ended(append.row->status))
        statements.push_back({"DELETE FROM plans WHERE table_id = $1", {std::string_view(append.table)}});
}

// Whoever ends the game waits for this table, or this for him: no plan is left of a game that is over.
Outcome SqlPlans::apply(const KeepPlan& write) {
    const Plan& plan = write.plan;
    const std::string lock(connection_.locking());
    if (!exists("SELECT 1 FROM users WHERE id = $1 AND deleted = 0" + lock, {std::string_view(plan.user)}) ||
        !exists("SELECT 1 FROM tables WHERE id = $1 AND status = $2" + lock,
                {std::string_view(plan.table), static_cast<std::int64_t>(TableStatus::playing)}))
        return {Code::missing};
    if (plan.revision > 1) {
        if (!follows(plan)) return {Code::conflict};
        connection_.query(change(plan));
        return {};
    }
    return {exists("INSERT INTO plans (table_id, user_id, revision, active, document) VALUES ($1, $2, $3, $4, $5)"
                   " ON CONFLICT DO NOTHING RETURNING 1",
                   {std::string_view(plan.table), std::string_view(plan.user), plan.revision,
                    std::int64_t{plan.active ? 1 : 0}, std::string_view(plan.document)})
                ? Code::done
                : Code::conflict};
}

}  // namespace wharf::storage
