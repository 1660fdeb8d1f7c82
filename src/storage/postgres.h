// The store in PostgreSQL: for several nodes.
#pragma once

#include <memory>
#include <string>

#include "storage/sql.h"
#include "storage/store.h"

namespace wharf::storage {

// `url` as libpq reads it: postgresql://user:password@host:port/database. Brings the database up to date; nodes that
// start together take turns. Throws Failure, also for a database of a newer Wharf. A lost connection is made again by
// the next call.
std::unique_ptr<Store> open_postgres(const std::string& url);

// Bare connections, as the store uses them.
std::unique_ptr<Connector> postgres_connector(const std::string& url);

}  // namespace wharf::storage
