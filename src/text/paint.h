// Colour and width for boards drawn in a terminal.
#pragma once

#include <string>
#include <string_view>

namespace wharf::text {

enum class Ink { plain, bold, dim, red, green, yellow, blue, purple, cyan, white, brown, grey };

// Draws with ANSI colours, or without; the letters say it all either way.
class Paint {
 public:
    explicit Paint(bool colour, int columns = 80) : colour_(colour), columns_(columns) {}

    // How wide a line may be before the terminal breaks it.
    int columns() const { return columns_; }

    std::string operator()(Ink ink, std::string_view text) const;
    std::string bold(std::string_view text) const { return (*this)(Ink::bold, text); }
    std::string dim(std::string_view text) const { return (*this)(Ink::dim, text); }
    // A player's colour and shape are the same everywhere: blue ●, orange ▲, green ■, purple ◆, red ★.
    std::string seat(int seat, std::string_view text) const;

 private:
    bool colour_;
    int columns_;
};

// Columns a text takes on a terminal: one per character, none for colour codes.
int width(std::string_view text);

// Filled with spaces on the right, or on the left, to at least `columns`.
std::string pad(std::string_view text, int columns);
std::string pad_left(std::string_view text, int columns);

// Lines in a box with a title in its upper edge.
std::string box(std::string_view title, std::string_view lines, const Paint& paint);

// Blocks of lines side by side with `gap` columns between them.
std::string beside(std::string_view left, std::string_view right, int gap = 2);

}  // namespace wharf::text
