#include "cli/output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "cli/command.h"

namespace wharf::cli {

namespace {

struct Wanted {
    std::string colour = "auto";
    bool is_quiet = false;
};
Wanted& wanted() {
    static Wanted options;
    return options;
}

bool shows_progress() { return !wanted().is_quiet && isatty(STDERR_FILENO) != 0; }

}  // namespace

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_json(const boost::json::value& value) { print(boost::json::serialize(value) + "\n"); }

void flush_output() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        throw CommandError(kMachineFailed, "standard output could not be written");
}

void add_output_options(CLI::App& app) {
    app.add_option("--color", wanted().colour, "Colours: auto (in a terminal, unless NO_COLOR is set), always, never")
        ->check(CLI::IsMember({"auto", "always", "never"}));
    app.add_flag("--quiet", wanted().is_quiet, "No progress on standard error");
}

text::Room terminal_room() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0)
        return {size.ws_col, size.ws_row};
    return {};
}

text::Paint paint_for_terminal(const text::Voice& voice, bool no_color) {
    const std::string& colour = wanted().colour;
    const bool by_itself = !no_color && std::getenv("NO_COLOR") == nullptr && isatty(STDOUT_FILENO) != 0;
    return {voice, colour == "always" || (colour != "never" && by_itself), terminal_room().columns};
}

std::string in_columns(const std::vector<std::string>& items, int columns) {
    int widest = 1;
    for (const std::string& item : items) widest = std::max(widest, text::width(item));
    const auto across = static_cast<std::size_t>(std::max(1, (columns + 2) / (widest + 2)));
    const std::size_t down = (items.size() + across - 1) / across;
    std::string lines;
    for (std::size_t row = 0; row < down; ++row) {
        std::string line;
        for (std::size_t i = row; i < items.size(); i += down)
            line += i + down < items.size() ? text::pad(items[i], widest + 2) : items[i];
        lines += line + "\n";
    }
    return lines;
}

int move_columns(const std::vector<match::LegalMove>& moves) {
    int columns = 20;
    for (const match::LegalMove& move : moves) columns = std::max(columns, text::width(move.text));
    return columns + 2;
}

void show_progress(std::string_view what, double share) {
    constexpr int kWidth = 30;
    const int done = static_cast<int>(share * kWidth);
    std::string bar;
    for (int i = 0; i < kWidth; ++i) bar += i < done ? "█" : "░";
    show_passing(bar + " " + std::string(what));
}

void show_passing(std::string_view line) {
    if (shows_progress()) std::fputs(("\r" + std::string(line) + "\033[K").c_str(), stderr);
}

void end_progress() {
    if (shows_progress()) std::fputs("\r\033[K", stderr);
}

}  // namespace wharf::cli
