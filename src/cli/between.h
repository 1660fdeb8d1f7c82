// A number that an option takes, and how it is refused.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>

namespace wharf::cli {

// CLI::Range of numbers with a fraction, but "nan" is not within: it is neither less nor more than anything.
inline CLI::Validator between(double least, double most) {
    const auto check = [least, most](const std::string& input) {
        double number = 0;
        const bool is_within = CLI::detail::lexical_cast(input, number) && number >= least && number <= most;
        return is_within ? "" : fmt::format("Value {} not in range {} to {}", input, least, most);
    };
    return {check, fmt::format("FLOAT in [{} - {}]", least, most)};
}

}  // namespace wharf::cli
