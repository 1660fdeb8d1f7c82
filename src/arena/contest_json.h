// Contests and blocks as JSON: in files, and between machines.
#pragma once

#include <boost/json.hpp>
#include <optional>

#include "arena/contest.h"

namespace wharf::arena {

// What must be the same for blocks to belong together; the number of games may grow.
boost::json::object contest_json(const Contest& contest);

boost::json::object block_json(const Block& block);
// Nothing if it is no block of this contest.
std::optional<Block> read_block(const boost::json::value& json, const Contest& contest);

}  // namespace wharf::arena
