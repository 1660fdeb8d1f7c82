// A whole database in one file of SQLite, as it was at one moment, made while others write: to be kept, to be put into
// another database of either kind, to be checked.
#pragma once

#include <cstdint>
#include <string>

#include "storage/sql.h"

namespace wharf::storage {

// Makes the file `to`, readable by its owner alone. Throws Failure, and leaves nothing behind then; also if there is
// such a file already, and if `from` is no database of Wharf.
void copy_sqlite(const std::string& from, const std::string& to);
// The same. The database must be of this Wharf's schema.
void copy_postgres(const std::string& url, const std::string& to);

// Puts a copy into a PostgreSQL database in which nobody is yet, all or nothing.
void fill_postgres(const std::string& copy, const std::string& url);

// What is in a copy.
struct Contents {
    std::int64_t schema = 0;
    std::int64_t users = 0;
    std::int64_t tables = 0;
    std::int64_t entries = 0;  // of the tables' logs

    friend bool operator==(const Contents&, const Contents&) = default;
};
// Reads all of it. Throws Failure if it is damaged, no database of Wharf, or of a newer one.
Contents contents_of(const std::string& copy);

// Every row of a database, in an order in which rows come after those they refer to. Both are of this schema.
void copy_rows(Connection& from, Connection& to);

}  // namespace wharf::storage
