// A position as a picture: as the terminal draws it, or as the browser does.
#pragma once

#include <string>

#include "match/record.h"

namespace wharf::cli {

// Both write a file ("-" is standard output), and throw CommandError.
void write_svg(const match::Record& record, Seat observer, const std::string& file);
// Starts a server of our own on the loopback and a Chromium without a window, which draws the web client's board.
void write_png(const match::Record& record, Seat observer, const std::string& file);

}  // namespace wharf::cli
