// The record of a finished game as everybody may have it: whole, and without the names of those who do not want to be
// named. Guests never are, nor is who has gone.
#pragma once

#include <optional>
#include <string>

#include "storage/store.h"

namespace wharf::server {

// One line, a document "wharf-match/1"; nothing where the stored game is damaged, or of rules that are not known.
// Blocks.
std::optional<std::string> public_record(storage::Store& store, const storage::TableRow& row);

}  // namespace wharf::server
