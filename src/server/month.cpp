#include "server/month.h"

#include <fmt/format.h>

#include <charconv>

namespace wharf::server {

Month month_of(Time at) {
    const std::chrono::sys_time<std::chrono::milliseconds> moment{std::chrono::milliseconds(at)};
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(moment));
    return day.year() / day.month();
}

Time beginning_of_month(Month month) {
    const std::chrono::sys_days first(month / std::chrono::day(1));
    return std::chrono::duration_cast<std::chrono::milliseconds>(first.time_since_epoch()).count();
}

std::string month_text(Month month) {
    return fmt::format("{:04}-{:02}", static_cast<int>(month.year()), static_cast<unsigned>(month.month()));
}

std::optional<Month> read_month(std::string_view text) {
    int year = 0;
    unsigned month = 0;
    if (text.size() != 7 || text[4] != '-' ||
        std::from_chars(text.data(), text.data() + 4, year).ptr != text.data() + 4 ||
        std::from_chars(text.data() + 5, text.data() + 7, month).ptr != text.data() + 7)
        return std::nullopt;
    if (year < 2000 || month < 1 || month > 12) return std::nullopt;
    return std::chrono::year(year) / std::chrono::month(month);
}

}  // namespace wharf::server
