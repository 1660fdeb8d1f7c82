// What is asked of a database in SQL, for those who write to it.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "storage/sql.h"

namespace wharf::storage {

class SqlQuestions {
 protected:
    explicit SqlQuestions(Connection& connection) : connection_(connection) {}

    Rows query(std::string_view sql, std::vector<Param> params) { return connection_.query({sql, std::move(params)}); }
    bool exists(std::string_view sql, std::vector<Param> params) { return !query(sql, std::move(params)).empty(); }
    std::int64_t count(std::string_view sql, std::vector<Param> params) {
        return query(sql, std::move(params)).front().integer(0);
    }

    Connection& connection_;
};

}  // namespace wharf::storage
