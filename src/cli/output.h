// Standard output that is checked, and what the terminal can do.
#pragma once

#include <boost/json.hpp>
#include <string_view>

#include "match/any_match.h"
#include "text/paint.h"

namespace wharf::cli {

void print(std::string_view text);
void print_json(const boost::json::value& value);
// Throws CommandError if something could not be written (a full disk, a closed pipe).
void flush_output();

// Colour if standard output is a terminal, NO_COLOR is not set and --no-color was not given; the terminal's width.
text::Paint paint_for_terminal(const text::Voice& voice, bool no_color);

// Columns for the moves of a list, so that the remarks behind them stand in line.
int move_columns(const std::vector<match::LegalMove>& moves);

// A line that is overwritten, on standard error and only if that is a terminal.
void show_progress(std::string_view what, double share);
void end_progress();

}  // namespace wharf::cli
