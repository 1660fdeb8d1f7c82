#include "players/spec.h"

#include <cmath>

#include "text/plain.h"

namespace wharf::players {

namespace {

constexpr int kMostIterations = 10'000'000;
constexpr double kMostSeconds = 3600;

std::variant<Spec, text::Problem> read_search(std::string_view text) {
    const std::string amount(text.substr(text.find(':') + 1));
    std::size_t read = 0;
    double number = 0;
    if (!amount.empty() && amount[0] >= '0' && amount[0] <= '9' && amount.size() < 12)
        number = std::stod(amount, &read);
    Spec spec{Method::search, std::string(text)};
    if (read == amount.size() && number >= 1 && number <= kMostIterations && number == std::floor(number)) {
        spec.iterations = static_cast<int>(number);
        return spec;
    }
    if (read + 1 == amount.size() && amount.back() == 's' && number > 0 && number <= kMostSeconds) {
        spec.seconds = number;
        return spec;
    }
    return text::Problem{"", "\"" + text::plain(text, 40) +
                                 "\": after search: stands a number of iterations, as 1000, or of seconds, as 0.5s"};
}

}  // namespace

std::variant<Spec, text::Problem> read_spec(std::string_view text) {
    if (text == "random") return Spec{Method::random, std::string(text)};
    if (text == "greedy") return Spec{Method::greedy, std::string(text)};
    if (text.starts_with("search:")) return read_search(text);
    return text::Problem{"", "there is no player \"" + text::plain(text, 40) +
                                 "\"; players are: random, greedy, search:1000 (iterations), search:0.5s"};
}

}  // namespace wharf::players
