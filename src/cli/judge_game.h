// The report of a game by several threads, with progress on the terminal.
#pragma once

#include "nets/net.h"
#include "report/report.h"

namespace wharf::cli {

// Ctrl-C ends the command. Threads change the time, never the report.
report::Report judge_game(const match::Record& record, const report::Settings& settings, int threads,
                          const nets::Net* net);

}  // namespace wharf::cli
