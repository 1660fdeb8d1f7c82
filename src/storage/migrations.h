// The schema, as numbered steps that are applied in order and never changed once released.
#pragma once

#include <optional>

#include "storage/sql.h"

namespace wharf::storage {

int schema_version();

// Of a database; nothing where no Wharf has been yet. Throws where this user may not see it, or could not begin one.
std::optional<int> stored_version(Connection& connection);

// The schema in the words of one database.
std::string in_words(std::string schema, std::string_view text, std::string_view clustered);

// Brings a database up to date, or to an older version for tests, within one transaction; refuses one that is newer
// than this program.
void migrate(Connection& connection, int version = schema_version());

// Gives room that deleted rows have left back to the disk, and lets the database look at what it has; refuses one that
// is none of ours.
void vacuum(Connection& connection);

}  // namespace wharf::storage
