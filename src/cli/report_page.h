// The report of a game for eyes: a graph of the shares of the win, and a page around it.
#pragma once

#include <string>

#include "language/language.h"
#include "match/record.h"
#include "report/report.h"

namespace wharf::cli {

// The shares over the events with the rounds; readable on light and dark ground.
std::string report_svg(const report::Report& report, const language::Speaker& speaker);
// One file that needs no other.
std::string report_page(const report::Report& report, const match::Record& record, const language::Speaker& speaker);

}  // namespace wharf::cli
