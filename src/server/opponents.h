// Whom somebody met in finished games, and how they ended between the two.
#pragma once

#include "protocol/people.h"
#include "storage/store.h"

namespace wharf::server {

// Those met most often first, of his last games; of games at private tables only for himself.
std::vector<protocol::OpponentInfo> opponents_of(storage::Store& store, const std::string& user, bool is_himself);

}  // namespace wharf::server
