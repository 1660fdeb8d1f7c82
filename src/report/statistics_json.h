// Statistics as JSON.
#pragma once

#include <boost/json.hpp>

#include "report/game_statistics.h"

namespace wharf::report {

boost::json::object statistics_json(const GameStatistics& statistics);

}  // namespace wharf::report
