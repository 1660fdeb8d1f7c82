// Every stored game played again: each log is folded entry by entry, each move by the rules, and what is kept beside it
// is compared with what comes out.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "storage/store.h"

namespace wharf::server {

struct StoredTables {
    std::int64_t tables = 0;
    std::int64_t entries = 0;
    std::int64_t snapshots = 0;             // that say the same as their logs
    std::int64_t unreadable_snapshots = 0;  // of another version: their logs are read instead
    std::int64_t flaws = 0;
};

// `flaw` hears of the first thing that differs at a table, in the words of whoever looks after the server.
using Flaw = std::function<void(const std::string& table, const std::string& what)>;

// Throws storage::Failure if the store cannot be read.
StoredTables check_tables(storage::Store& store, const Flaw& flaw);

}  // namespace wharf::server
