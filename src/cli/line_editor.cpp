#include "cli/line_editor.h"

#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <iostream>

#include "cli/output.h"
#include "text/paint.h"

namespace wharf::cli {

namespace {

constexpr std::size_t kMostRemembered = 500;
constexpr std::size_t kLongestLine = 4000;

// Keys come as they are pressed, as long as this lives.
class KeyByKey {
 public:
    KeyByKey() {
        tcgetattr(STDIN_FILENO, &before_);
        enter();
    }
    ~KeyByKey() { leave(); }
    KeyByKey(const KeyByKey&) = delete;
    KeyByKey& operator=(const KeyByKey&) = delete;

    // Ctrl-Z: the shell, until it is asked to go on.
    void suspend() {
        leave();
        std::raise(SIGTSTP);
        enter();
    }

 private:
    void enter() {
        termios raw = before_;
        raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
        raw.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL);
        raw.c_cc[VMIN] = 1;
        raw.c_cc[VTIME] = 0;
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    }
    void leave() { tcsetattr(STDIN_FILENO, TCSADRAIN, &before_); }

    termios before_{};
};

// The part of the line around the cursor that fits beside the prompt.
void draw(const std::string& prompt, const EditedLine& line) {
    const int room = std::max(10, terminal_room().columns - text::width(prompt) - 1);
    std::size_t begin = 0;
    const auto shown = [&] { return text::width(std::string_view(line.text()).substr(begin, line.cursor() - begin)); };
    while (shown() > room) do
            ++begin;
        while ((static_cast<unsigned char>(line.text()[begin]) & 0xC0U) == 0x80);
    std::size_t end = line.cursor();
    while (end < line.text().size() &&
           text::width(std::string_view(line.text()).substr(begin, end - begin + 1)) <= room)
        ++end;
    const std::string visible = line.text().substr(begin, end - begin);
    const int column = text::width(prompt) + shown();
    print("\r" + prompt + visible + "\033[K\r" + (column > 0 ? "\033[" + std::to_string(column) + "C" : ""));
    flush_output();
}

}  // namespace

LineEditor::LineEditor() : is_interactive_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {}

std::optional<std::string> LineEditor::read(const std::string& prompt, const Complete& complete) {
    if (is_interactive_) return edit(prompt, complete);
    print(prompt);
    flush_output();
    std::string line;
    if (!std::getline(std::cin, line)) return std::nullopt;
    return line;
}

void LineEditor::remember(const std::string& line) {
    if (line.empty() || (!history_.empty() && history_.back() == line)) return;
    history_.push_back(line);
    if (history_.size() > kMostRemembered) history_.erase(history_.begin());
}

bool LineEditor::next_keystroke(Keystroke& stroke) {
    while (!take_keystroke(bytes_, stroke)) {
        char buffer[256];
        const ssize_t got = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        bytes_.append(buffer, static_cast<std::size_t>(got));
    }
    return true;
}

void LineEditor::complete_line(EditedLine& line, const Complete& complete) {
    const std::string typed = line.text().substr(0, line.cursor());
    const std::vector<std::string> found = complete ? complete(typed) : std::vector<std::string>();
    const std::string common = common_beginning(found);
    if (common.size() > typed.size()) return line.replace_before_cursor(common);
    if (found.size() < 2) return;
    print("\n" + in_columns(found, terminal_room().columns));
}

std::optional<std::string> LineEditor::edit(const std::string& prompt, const Complete& complete) {
    // The last line of it is the prompt; what is above stays as it is.
    const std::size_t above = prompt.rfind('\n') + 1;
    print(prompt.substr(0, above));
    const std::string beside = prompt.substr(above);
    KeyByKey keys;
    EditedLine line;
    for (;;) {
        draw(beside, line);
        Keystroke stroke;
        if (!next_keystroke(stroke)) return std::nullopt;
        const bool is_empty = line.text().empty();
        if (stroke.key == Key::enter) {
            print("\n");
            flush_output();
            return line.text();
        }
        if (is_empty && (stroke.key == Key::interrupt || stroke.key == Key::end_of_input)) return std::nullopt;
        if (stroke.key == Key::interrupt) {
            print("^C\n");
            line = {};
        }
        if (stroke.key == Key::suspend) keys.suspend();
        if (stroke.key == Key::redraw) print("\033[H\033[2J");
        if (stroke.key == Key::complete) complete_line(line, complete);
        if (stroke.key != Key::text || line.text().size() < kLongestLine) line.press(stroke, history_);
    }
}

}  // namespace wharf::cli
