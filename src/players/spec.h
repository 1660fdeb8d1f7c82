// Computer players as they are written: "random", "greedy".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "text/problem.h"

namespace wharf::players {

enum class Method { random, greedy };

struct Spec {
    Method method;
    std::string text;  // as it was written
};

std::variant<Spec, text::Problem> read_spec(std::string_view text);

}  // namespace wharf::players
