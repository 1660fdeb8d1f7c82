// The schema, as numbered steps that are applied in order and never changed once released.
#pragma once

#include "storage/sql.h"

namespace wharf::storage {

int schema_version();

// Brings a database up to date within one transaction; refuses one that is newer than this program.
void migrate(Connection& connection);

}  // namespace wharf::storage
