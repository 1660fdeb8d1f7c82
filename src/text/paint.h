// Colour and width for boards drawn in a terminal.
#pragma once

#include <string>
#include <string_view>

#include "text/message.h"

namespace wharf::text {

enum class Ink { plain, bold, dim, red, green, yellow, blue, purple, cyan, white, brown, grey };

// Who says messages in a language.
class Voice {
 public:
    virtual ~Voice() = default;
    virtual std::string say(const Message& message) const = 0;
    // The word for one of an enumeration's values: word("piece", "bow").
    virtual std::string word(std::string_view kind, std::string_view value) const = 0;
};

// Draws with ANSI colours, or without; the letters say it all either way.
class Paint {
 public:
    // Says the keys of messages: for those who look at the lines alone.
    explicit Paint(bool colour, int columns = 80);
    Paint(const Voice& voice, bool colour, int columns = 80) : voice_(&voice), colour_(colour), columns_(columns) {}

    std::string say(const Message& message) const { return voice_->say(message); }
    std::string word(std::string_view kind, std::string_view value) const { return voice_->word(kind, value); }

    // How wide a line may be before the terminal breaks it.
    int columns() const { return columns_; }

    std::string operator()(Ink ink, std::string_view text) const;
    std::string bold(std::string_view text) const { return (*this)(Ink::bold, text); }
    std::string dim(std::string_view text) const { return (*this)(Ink::dim, text); }
    // A player's colour and shape are the same everywhere: blue ●, orange ▲, green ■, purple ◆, red ★.
    std::string seat(int seat, std::string_view text) const;

 private:
    const Voice* voice_;
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
