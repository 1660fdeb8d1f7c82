// Writes as SQL, within a transaction that somebody else has begun and will end.
#pragma once

#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "storage/sql.h"
#include "storage/sql_people.h"
#include "storage/writes.h"

namespace wharf::storage {

class SqlWriter {
 public:
    explicit SqlWriter(Connection& connection)
        : connection_(connection), people_(connection), administration_(connection) {}

    // One outcome per write, in order.
    std::vector<Outcome> write(std::span<const Write> writes);

 private:
    struct Pending {
        const Append* append;
        Outcome* outcome;
    };

    // Appends that stand side by side go to the database together.
    void append_all(std::vector<Pending>& appends);
    void add_riders(const Append& append, const std::string& people, std::vector<Statement>& statements);

    Outcome apply(const Touch& write);
    Outcome apply(const AddTable& write);
    Outcome apply(const PutSnapshot& write);
    Outcome apply(const AddChat& write);
    Outcome apply(const Rate& write);
    Outcome apply(const TakeChore& write);
    Outcome apply(const ForgetTables& write);

    Rows query(std::string_view sql, std::vector<Param> params) { return connection_.query({sql, std::move(params)}); }
    bool exists(std::string_view sql, std::vector<Param> params) { return !query(sql, std::move(params)).empty(); }

    Connection& connection_;
    SqlPeople people_;
    SqlAdministration administration_;
    std::unordered_set<std::string_view> refused_;  // tables whose appends were refused in this commit
};

}  // namespace wharf::storage
