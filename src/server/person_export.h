// All that is kept of one person, as one document for programs.
#pragma once

#include <string>

#include "storage/store.h"

namespace wharf::server {

// Blocks. Of games that are not over the moves are left out, and secrets always; so are moves beyond `most_bytes`, each
// such game marked. Empty: there is nobody.
std::string export_person(storage::Store& store, const std::string& user, std::size_t most_bytes);

}  // namespace wharf::server
