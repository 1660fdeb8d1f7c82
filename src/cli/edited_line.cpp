#include "cli/edited_line.h"

#include <algorithm>
#include <utility>

namespace wharf::cli {

namespace {

constexpr char kEscape = '\033';

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; }

std::size_t length_of_character(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

Key control_key(char byte) {
    switch (byte) {
        case 1: return Key::home;           // Ctrl-A
        case 2: return Key::left;           // Ctrl-B
        case 3: return Key::interrupt;      // Ctrl-C
        case 4: return Key::end_of_input;   // Ctrl-D
        case 5: return Key::end;            // Ctrl-E
        case 6: return Key::right;          // Ctrl-F
        case 8: return Key::backspace;      // Ctrl-H
        case '\t': return Key::complete;    //
        case '\n': return Key::enter;       //
        case 11: return Key::erase_to_end;  // Ctrl-K
        case 12: return Key::redraw;        // Ctrl-L
        case '\r': return Key::enter;       //
        case 14: return Key::newer;         // Ctrl-N
        case 16: return Key::older;         // Ctrl-P
        case 21: return Key::erase_all;     // Ctrl-U
        case 23: return Key::erase_word;    // Ctrl-W
        case 26: return Key::suspend;       // Ctrl-Z
        case 127: return Key::backspace;    //
        default: return Key::none;
    }
}

// "\033[A", "\033[3~", "\033[1;5D": the last byte says which, numbers before it more.
Key sequence_key(std::string_view sequence) {
    const bool with_control = sequence.find(";5") != std::string_view::npos;
    switch (sequence.back()) {
        case 'A': return Key::older;
        case 'B': return Key::newer;
        case 'C': return with_control ? Key::word_right : Key::right;
        case 'D': return with_control ? Key::word_left : Key::left;
        case 'H': return Key::home;
        case 'F': return Key::end;
        case '~': break;
        default: return Key::none;
    }
    switch (sequence.size() == 4 ? sequence[2] : ' ') {
        case '1':
        case '7': return Key::home;
        case '3': return Key::erase;
        case '4':
        case '8': return Key::end;
        default: return Key::none;
    }
}

Key escaped_letter(char letter) {
    return letter == 'b'   ? Key::word_left
           : letter == 'f' ? Key::word_right
           : letter == 127 ? Key::erase_word
                           : Key::none;
}

// How many bytes the keystroke has that begins with Escape; 0: more must come.
std::size_t escape_length(std::string_view bytes) {
    if (bytes.size() < 2) return 0;
    if (bytes[1] == 'O') return bytes.size() < 3 ? 0 : 3;
    if (bytes[1] != '[') return 2;
    for (std::size_t i = 2; i < bytes.size(); ++i)
        if (bytes[i] >= '@' && bytes[i] <= '~') return i + 1;
    return 0;
}

}  // namespace

bool take_keystroke(std::string& bytes, Keystroke& stroke) {
    stroke = {};
    if (bytes.empty()) return false;
    std::size_t length = 1;
    if (bytes[0] == kEscape) {
        length = escape_length(bytes);
        if (length == 0) return false;
        stroke.key = length == 2 ? escaped_letter(bytes[1]) : sequence_key(std::string_view(bytes).substr(0, length));
    } else if (const auto first = static_cast<unsigned char>(bytes[0]); first < 32 || first == 127) {
        stroke.key = control_key(bytes[0]);
    } else {
        const bool can_begin = !continues(bytes[0]) && first < 0xF8;
        length = can_begin ? length_of_character(bytes[0]) : 1;
        if (length > bytes.size()) return false;
        const bool is_whole =
            can_begin && std::all_of(bytes.begin() + 1, bytes.begin() + static_cast<std::ptrdiff_t>(length), continues);
        if (is_whole)
            stroke = {Key::text, bytes.substr(0, length)};
        else
            length = 1;  // no UTF-8
    }
    bytes.erase(0, length);
    return true;
}

std::size_t EditedLine::before(std::size_t at) const {
    if (at == 0) return 0;
    for (--at; at > 0 && continues(text_[at]);) --at;
    return at;
}

std::size_t EditedLine::after(std::size_t at) const {
    if (at == text_.size()) return at;
    for (++at; at < text_.size() && continues(text_[at]);) ++at;
    return at;
}

std::size_t EditedLine::word_before(std::size_t at) const {
    while (at > 0 && text_[at - 1] == ' ') --at;
    while (at > 0 && text_[at - 1] != ' ') --at;
    return at;
}

std::size_t EditedLine::word_after(std::size_t at) const {
    while (at < text_.size() && text_[at] == ' ') ++at;
    while (at < text_.size() && text_[at] != ' ') ++at;
    return at;
}

void EditedLine::erase(std::size_t from, std::size_t to) {
    text_.erase(from, to - from);
    cursor_ = from;
}

void EditedLine::recall(int step, const std::vector<std::string>& history) {
    if (step > 0 ? older_ == history.size() : older_ == 0) return;
    if (older_ == 0) typed_ = text_;
    older_ = step > 0 ? older_ + 1 : older_ - 1;
    text_ = older_ == 0 ? typed_ : history[history.size() - older_];
    cursor_ = text_.size();
}

void EditedLine::press(const Keystroke& stroke, const std::vector<std::string>& history) {
    switch (stroke.key) {
        case Key::text:
            text_.insert(cursor_, stroke.text);
            cursor_ += stroke.text.size();
            break;
        case Key::left: cursor_ = before(cursor_); break;
        case Key::right: cursor_ = after(cursor_); break;
        case Key::word_left: cursor_ = word_before(cursor_); break;
        case Key::word_right: cursor_ = word_after(cursor_); break;
        case Key::home: cursor_ = 0; break;
        case Key::end: cursor_ = text_.size(); break;
        case Key::backspace: erase(before(cursor_), cursor_); break;
        case Key::end_of_input:
        case Key::erase: erase(cursor_, after(cursor_)); break;
        case Key::erase_word: erase(word_before(cursor_), cursor_); break;
        case Key::erase_to_end: erase(cursor_, text_.size()); break;
        case Key::erase_all: erase(0, text_.size()); break;
        case Key::older: recall(1, history); break;
        case Key::newer: recall(-1, history); break;
        default: break;
    }
}

void EditedLine::replace_before_cursor(std::string_view text) {
    text_.replace(0, cursor_, text);
    cursor_ = text.size();
}

std::string common_beginning(const std::vector<std::string>& texts) {
    std::string common = texts.empty() ? "" : texts.front();
    for (const std::string& text : texts) {
        const auto differs = std::mismatch(common.begin(), common.end(), text.begin(), text.end()).first;
        common.erase(differs, common.end());
    }
    return common;
}

}  // namespace wharf::cli
