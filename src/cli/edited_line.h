// A line while it is typed: its text, the cursor, and what keys do to it. No terminal here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wharf::cli {

enum class Key {
    text,  // characters, as they are
    left,
    right,
    word_left,
    word_right,
    home,
    end,
    backspace,
    erase,  // what the cursor stands on
    erase_word,
    erase_to_end,
    erase_all,
    older,
    newer,
    complete,
    redraw,
    enter,
    interrupt,
    end_of_input,  // Ctrl-D: as `erase` where something is typed
    suspend,
    none,  // a key that means nothing here
};

struct Keystroke {
    Key key = Key::none;
    std::string text{};  // Key::text only
};

// Takes the first keystroke off the bytes a terminal has sent. Nothing where they end in the middle of one: more must
// come first.
bool take_keystroke(std::string& bytes, Keystroke& stroke);

class EditedLine {
 public:
    const std::string& text() const { return text_; }
    std::size_t cursor() const { return cursor_; }  // in bytes, between characters

    // Keys that edit or walk through the history (the newest last); all others change nothing.
    void press(const Keystroke& stroke, const std::vector<std::string>& history);
    // Everything before the cursor becomes this.
    void replace_before_cursor(std::string_view text);

 private:
    std::size_t before(std::size_t at) const;
    std::size_t after(std::size_t at) const;
    std::size_t word_before(std::size_t at) const;
    std::size_t word_after(std::size_t at) const;
    void erase(std::size_t from, std::size_t to);
    void recall(int step, const std::vector<std::string>& history);

    std::string text_;
    std::size_t cursor_ = 0;
    std::string typed_;      // what stood there before the history was asked
    std::size_t older_ = 0;  // so many lines back; 0: not in the history
};

// The longest text with which all of these begin.
std::string common_beginning(const std::vector<std::string>& texts);

}  // namespace wharf::cli
