// The store in one SQLite file: the embedded default.
#pragma once

#include <memory>
#include <string>

#include "storage/sql.h"
#include "storage/store.h"

namespace wharf::storage {

// Opens or makes the file and brings it up to date. Throws Failure, also for a database of a newer Wharf.
std::unique_ptr<Store> open_sqlite(const std::string& file);

// Bare connections, as the store uses them.
std::unique_ptr<Connector> sqlite_connector(const std::string& file);

}  // namespace wharf::storage
