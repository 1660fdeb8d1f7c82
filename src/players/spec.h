// Computer players as they are written: "random", "greedy", "search:1000", "search:0.5s".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "text/problem.h"

namespace wharf::players {

enum class Method { random, greedy, search };

struct Spec {
    Method method;
    std::string text;    // as it was written
    int iterations = 0;  // search: how long it thinks, in iterations …
    double seconds = 0;  // … or in seconds
};

std::variant<Spec, text::Problem> read_spec(std::string_view text);

}  // namespace wharf::players
