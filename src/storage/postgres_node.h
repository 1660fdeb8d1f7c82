// Connections to PostgreSQL as a node has them, apart from postgres.h: only the store makes them.
#pragma once

#include <memory>
#include <string>

#include "storage/sql.h"

namespace wharf::storage {

// What one has begun and does not go on with, because nobody hears of it any more, is undone within some seconds. Until
// then others may wait for it.
std::unique_ptr<Connector> postgres_node_connector(const std::string& url);

}  // namespace wharf::storage
