// A contest that is played on many machines: its blocks are jobs on the bus, for any worker. What a block holds depends
// on nothing but the contest and its number, so it does not matter who plays it, nor how often: a worker that dies
// costs time, never a result.
#pragma once

#include <boost/json.hpp>
#include <variant>

#include "arena/contest.h"
#include "bus/bus.h"

namespace wharf::arena {

// As `run`, but workers play the blocks; nobody hears when a single game is over. Throws std::runtime_error if a worker
// cannot play the contest. While the bus is away everything waits.
std::vector<Block> run_shared(const Contest& contest, const std::vector<Block>& known, const std::atomic<bool>& stop,
                              const Watch& watch, bus::Bus& bus);

// The contest that `contest_json` wrote, with players; or why there is none.
using ReadContest = std::function<std::variant<Contest, std::string>(const boost::json::object& json)>;

// Plays blocks of any contest on so many threads, until `stop` is set; a block that is dropped then is given to others.
void work(bus::Bus& bus, const ReadContest& read, int threads, const std::atomic<bool>& stop);

}  // namespace wharf::arena
