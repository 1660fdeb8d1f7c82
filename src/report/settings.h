// How thoroughly a report judges.
#pragma once

#include <cstddef>
#include <cstdint>

namespace wharf::report {

struct Settings {
    std::size_t outcomes = 64;    // of a chance event: all, if there are no more; else so many drawn by their odds
    std::uint32_t visits = 600;   // of the moves of a decision; 0: decisions are not judged
    std::uint32_t checks = 3000;  // of the two moves, before a decision is called a mistake
    std::uint64_t seed = 1;
    double seconds = 0;  // for a search of a decision's moves; 0: visits alone end it, and the report can be repeated

    // Ten times as much of everything that is searched, four times the outcomes.
    static Settings thorough(std::uint64_t seed) { return {256, 6000, 30000, seed, 0}; }
};

// A decision that costs so much of the win is called a mistake.
inline constexpr float kMistake = 0.05F;

}  // namespace wharf::report
