#include "cli/lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "report/messages.h"

namespace wharf::cli {

std::string line_text(const language::Speaker& speaker, const std::vector<players::LineStep>& line) {
    constexpr std::size_t kMost = 8;  // further on it is no more than a guess
    std::string text;
    for (const players::LineStep& step : std::span(line).first(std::min(line.size(), kMost))) {
        std::string told = speaker.name(step.move.seat) + ": " + step.move.text;
        if (!step.condition.empty())
            told = speaker.say(report::says::kIf(fmt::format("{}", fmt::join(step.condition, ", ")), told));
        text += (text.empty() ? "" : " · ") + told;
    }
    return line.size() > kMost ? text + " · …" : text;
}

int widest_name(const language::Speaker& speaker, int players) {
    int widest = 0;
    for (Seat seat = 0; seat < players; ++seat) widest = std::max(widest, text::width(speaker.name(seat)));
    return widest;
}

std::string signed_percent(const language::Speaker& speaker, report::Share share) {
    return speaker.decimal(100 * share.value(), 1, true);
}

std::string percent(const language::Speaker& speaker, double share) { return speaker.decimal(100 * share, 1); }

}  // namespace wharf::cli
