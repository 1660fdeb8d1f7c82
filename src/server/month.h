// Months of the calendar, in UTC: "2026-11", and when they begin.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "server/time.h"

namespace wharf::server {

using Month = std::chrono::year_month;

Month month_of(Time at);
Time beginning_of_month(Month month);
std::string month_text(Month month);
// Nothing if it is none of this house's time: before 2000, or after 9999.
std::optional<Month> read_month(std::string_view text);

}  // namespace wharf::server
