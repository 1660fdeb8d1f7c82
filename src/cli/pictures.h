// A position as a picture: as the browser draws it, by a Chromium without a window; where there is none, as the
// terminal does.
#pragma once

#include <string>

#include "match/record.h"

namespace wharf::cli {

struct WantedPictures {
    std::string svg{};  // files; "-" is standard output, "" is not wanted
    std::string png{};
    int width = 1280;  // of the board, in pixels of a page; a PNG has two for each
    int height = 800;
    bool dark = false;
};

// "1280x800": both from 320 to 4096. Throws CommandError.
void read_picture_size(const std::string& text, WantedPictures& to);

// The web client's board is served on the loopback for a moment; nothing leaves this machine. Throws CommandError, also
// where a PNG is wanted and there is no Chromium; an SVG is then the terminal's drawing, and standard error says so.
void write_pictures(const match::Record& record, Seat observer, const WantedPictures& wanted);

}  // namespace wharf::cli
