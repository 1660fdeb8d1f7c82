// A table as the store lists it, read as what people are shown of it.
#pragma once

#include "protocol/messages.h"
#include "server/people.h"
#include "storage/records.h"

namespace wharf::server {

// Without its invitation; nothing if its documents are of another making. Names are those that are known.
std::optional<protocol::TableInfo> info_of(const storage::TableRow& row, const People& people);

}  // namespace wharf::server
