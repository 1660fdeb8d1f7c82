// Computer players as they are written: a level ("easy", "normal", "hard"), or a method ("random", "greedy",
// "search:1000", "search:0.5s", and "search:0.5s*4" on four threads).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "text/problem.h"

namespace wharf::players {

enum class Method { random, easy, greedy, search };

struct Spec {
    Method method;
    std::string text;    // as it was written
    int iterations = 0;  // search: how long it thinks, in iterations …
    double seconds = 0;  // … or in seconds; if both are given, what ends first
    int threads = 1;     // search: trees grown side by side, whose visits are added
};

// What the levels mean, the same on every surface. The seconds are for slow machines.
//   easy    looks one move ahead and takes a good move more often than a bad one
//   normal  1,500 iterations, within 0.45 s
//   hard    thinks for 1.8 s
inline constexpr int kNormalIterations = 1500;
inline constexpr double kNormalSeconds = 0.45;
inline constexpr double kHardSeconds = 1.8;

std::variant<Spec, text::Problem> read_spec(std::string_view text);

}  // namespace wharf::players
