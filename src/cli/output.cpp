#include "cli/output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "cli/command.h"

namespace wharf::cli {

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_json(const boost::json::value& value) { print(boost::json::serialize(value) + "\n"); }

void flush_output() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        throw CommandError(kMachineFailed, "standard output could not be written");
}

text::Paint paint_for_terminal(const text::Voice& voice, bool no_color) {
    const bool colour = !no_color && std::getenv("NO_COLOR") == nullptr && isatty(STDOUT_FILENO) != 0;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return {voice, colour, size.ws_col};
    return {voice, colour};
}

int move_columns(const std::vector<match::LegalMove>& moves) {
    int columns = 20;
    for (const match::LegalMove& move : moves) columns = std::max(columns, text::width(move.text));
    return columns + 2;
}

void show_progress(std::string_view what, double share) {
    if (isatty(STDERR_FILENO) == 0) return;
    constexpr int kWidth = 30;
    const int done = static_cast<int>(share * kWidth);
    std::string bar;
    for (int i = 0; i < kWidth; ++i) bar += i < done ? "█" : "░";
    std::fputs(("\r" + bar + " " + std::string(what) + "\033[K").c_str(), stderr);
}

void end_progress() {
    if (isatty(STDERR_FILENO) != 0) std::fputs("\r\033[K", stderr);
}

}  // namespace wharf::cli
