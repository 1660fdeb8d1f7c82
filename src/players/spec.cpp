#include "players/spec.h"

#include <cmath>

#include "players/faults.h"
#include "text/plain.h"

namespace wharf::players {

namespace {

constexpr std::string_view kKnown =
    "beginner, easy, normal, hard, expert, master, random, greedy, search:1000, search:0.5s, net, net:100, net:0.5s, "
    "net~0.5, novice";
constexpr int kMostIterations = 10'000'000;
constexpr double kMostSeconds = 3600;
constexpr int kMostThreads = 64;
constexpr double kMostTemperature = 100;

// A number without sign that fills the text, "12" or "0.5", or -1. A library that reads all numbers there are is a
// large part of a page.
double read_number(std::string_view text) {
    constexpr std::size_t kMostLetters = 11;  // their digits are exact
    if (text.empty() || text.front() == '.' || text.size() > kMostLetters) return -1;
    double digits = 0;
    double unit = 0;  // of the last digit; 0: before the point
    for (const char letter : text) {
        if (letter == '.' && unit == 0) {
            unit = 1;
        } else if (letter >= '0' && letter <= '9') {
            digits = 10 * digits + (letter - '0');
            unit *= 10;
        } else {
            return -1;
        }
    }
    return unit == 0 ? digits : digits / unit;
}

std::variant<Spec, text::Problem> read_budget(Method method, std::string_view text) {
    Spec spec{method, std::string(text)};
    const std::size_t colon = text.find(':');
    std::string_view amount = text.substr(colon + 1);
    double threads = 1;
    if (const std::size_t star = amount.find('*'); star != std::string_view::npos) {
        threads = read_number(amount.substr(star + 1));
        amount = amount.substr(0, star);
    }
    spec.threads =
        threads >= 1 && threads <= kMostThreads && threads == std::floor(threads) ? static_cast<int>(threads) : 0;
    if (amount.ends_with('s')) {
        spec.seconds = read_number(amount.substr(0, amount.size() - 1));
        if (spec.threads > 0 && spec.seconds > 0 && spec.seconds <= kMostSeconds) return spec;
    } else {
        const double number = read_number(amount);
        spec.iterations =
            number >= 1 && number <= kMostIterations && number == std::floor(number) ? static_cast<int>(number) : 0;
        if (spec.threads > 0 && spec.iterations > 0) return spec;
    }
    return text::Problem{"", faults::kNoBudget(text::plain(text, 40))};
}

std::variant<Spec, text::Problem> read_temperature(std::string_view text) {
    Spec spec{Method::net, std::string(text)};
    const double temperature = read_number(text.substr(text.find('~') + 1));
    if (!(temperature > 0 && temperature <= kMostTemperature))
        return text::Problem{"", faults::kNoTemperature(text::plain(text, 40))};
    spec.temperature = static_cast<float>(temperature);
    spec.novice = text.starts_with("novice");
    return spec;
}

// A level from 1 to 6, with what it plays where there is no net.
Spec at_level(int level, std::string_view text) {
    Spec spec{Method::search, std::string(text), 0, kHardSeconds};
    if (level <= 2) spec = Spec{Method::easy, std::string(text)};
    if (level == 3) spec = Spec{Method::search, std::string(text), kNormalIterations, kNormalSeconds};
    spec.level = level;
    return spec;
}

}  // namespace

std::variant<Spec, text::Problem> read_spec(std::string_view text) {
    if (text == "random") return Spec{Method::random, std::string(text)};
    if (text == "greedy") return Spec{Method::greedy, std::string(text)};
    if (text == "net" || text == "novice") {
        Spec spec{Method::net, std::string(text)};
        spec.novice = text == "novice";
        return spec;
    }
    for (int i = 0; i < kLevels; ++i)
        if (text == kLevelNames[i]) return at_level(i + 1, text);
    if (text.starts_with("search:")) return read_budget(Method::search, text);
    if (text.starts_with("net:")) return read_budget(Method::net, text);
    if (text.starts_with("net~") || text.starts_with("novice~")) return read_temperature(text);
    return text::Problem{"", faults::kNoSuchPlayer(text::plain(text, 40), kKnown)};
}

}  // namespace wharf::players
