// Standard output that is checked, and what the terminal can do.
#pragma once

#include <CLI/CLI.hpp>
#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "match/any_match.h"
#include "text/fitted.h"
#include "text/paint.h"

namespace wharf::cli {

void print(std::string_view text);
void print_json(const boost::json::value& value);
// Throws CommandError if something could not be written (a full disk, a closed pipe).
void flush_output();

// --color and --quiet, for all commands.
void add_output_options(CLI::App& app);

// What the terminal has; 80 by 24 where standard output is none.
text::Room terminal_room();
// In colour as --color says; without it if standard output is a terminal, NO_COLOR is not set and --no-color was not
// given. As wide as the terminal is.
text::Paint paint_for_terminal(const text::Voice& voice, bool no_color);

// A list from top to bottom, then to the right, as narrow columns as its items allow.
std::string in_columns(const std::vector<std::string>& items, int columns);

// Columns for the moves of a list, so that the remarks behind them stand in line.
int move_columns(const std::vector<match::LegalMove>& moves);

// A line that is overwritten, on standard error and only if that is a terminal; not with --quiet.
void show_progress(std::string_view what, double share);
void show_passing(std::string_view line);
void end_progress();

}  // namespace wharf::cli
