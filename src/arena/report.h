// The report of a contest, for programs (JSON), people (Markdown) and eyes (SVG).
#pragma once

#include <boost/json.hpp>
#include <optional>

#include "arena/contest.h"
#include "arena/ratings.h"
#include "arena/sequential.h"
#include "arena/tally.h"

namespace wharf::arena {

struct Report {
    std::string game;
    std::uint64_t seed = 0;
    int games = 0;
    int wanted = 0;  // games asked for
    int seats = 0;
    std::vector<std::string> players;
    std::vector<Standing> standings;  // by player
    std::vector<Lost> losses;
    std::vector<Rating> ratings;         // of a pool, else empty
    std::optional<SequentialTest> test;  // if one was asked for
    bool interrupted = false;

    // Players as they are listed: as written, or the best rated first.
    std::vector<std::size_t> order() const;
};

Report make_report(const Contest& contest, const std::vector<Block>& blocks, const std::optional<SequentialTest>& test);

boost::json::object report_json(const Report& report);
// With `seats` also every player at every seat.
std::string report_markdown(const Report& report, bool seats);
// Ratings or win shares with their intervals; readable on light and dark ground.
std::string report_svg(const Report& report);

std::string_view word(Verdict verdict);

}  // namespace wharf::arena
