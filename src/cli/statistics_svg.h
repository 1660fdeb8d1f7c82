// Statistics drawn: the scores of every kind of game, and the win shares of its seats.
#pragma once

#include <string>
#include <vector>

#include "report/game_statistics.h"

namespace wharf::cli {

struct Drawn {
    std::string title;
    const report::GameStatistics* statistics;
};

// Readable on light and dark ground.
std::string statistics_svg(const std::vector<Drawn>& kinds);

}  // namespace wharf::cli
