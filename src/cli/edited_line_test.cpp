// Keys as terminals send them, and what they do to a line.
#include "cli/edited_line.h"

#include <gtest/gtest.h>

namespace wharf::cli {
namespace {

// The line after these bytes, with | where the cursor is.
std::string typed(std::string bytes, const std::vector<std::string>& history = {}) {
    EditedLine line;
    Keystroke stroke;
    while (take_keystroke(bytes, stroke)) line.press(stroke, history);
    EXPECT_EQ(bytes, "");
    return line.text().substr(0, line.cursor()) + "|" + line.text().substr(line.cursor());
}

TEST(EditedLine, CharactersAreWhole) {
    EXPECT_EQ(typed("keep A"), "keep A|");
    EXPECT_EQ(typed("Gl\xC3\xBC\x7F"), "Gl|") << "one character, two bytes";
    EXPECT_EQ(typed("ö€😀\033[D\033[D"), "ö|€😀");
    EXPECT_EQ(typed("ab\033[D\033[3~"), "a|");
    EXPECT_EQ(typed("a\xFF\x80"
                    "b"),
              "ab|")
        << "what is no UTF-8 is no text";
}

TEST(EditedLine, WordsAndEnds) {
    EXPECT_EQ(typed("keep A C\x17"), "keep A |");
    EXPECT_EQ(typed("keep A C\x01x"), "x|keep A C");
    EXPECT_EQ(typed("keep A C\033[1;5D\033[1;5D\x0B"), "keep |");
    EXPECT_EQ(typed("keep A C\033b\033b\033f"), "keep A| C");
    EXPECT_EQ(typed("keep\033[H\033OFs\x15"), "|");
    EXPECT_EQ(typed("keep\033[H\x04"), "|eep") << "Ctrl-D erases where something stands";
    EXPECT_EQ(typed("\033[D\033[C\x7F\x17"), "|") << "nothing happens to nothing";
}

TEST(EditedLine, HistoryKeepsWhatWasTyped) {
    const std::vector<std::string> history = {"one", "two"};
    EXPECT_EQ(typed("x\033[A", history), "two|");
    EXPECT_EQ(typed("x\033[A\033[A\033[A", history), "one|") << "no further than the oldest";
    EXPECT_EQ(typed("x\033[A\033[A\033[B\033[B\033[B", history), "x|");
    EXPECT_EQ(typed("\x10!", history), "two!|");
}

TEST(EditedLine, AKeystrokeMayComeInPieces) {
    std::string bytes = "\033[";
    Keystroke stroke;
    EXPECT_FALSE(take_keystroke(bytes, stroke));
    bytes += "A";
    EXPECT_TRUE(take_keystroke(bytes, stroke));
    EXPECT_EQ(stroke.key, Key::older);
    bytes = "\xC3";
    EXPECT_FALSE(take_keystroke(bytes, stroke));
    bytes += "\xA4";
    EXPECT_TRUE(take_keystroke(bytes, stroke));
    EXPECT_EQ(stroke.text, "ä");
    bytes = "\033[200~";  // a key that means nothing is one keystroke, too
    EXPECT_TRUE(take_keystroke(bytes, stroke));
    EXPECT_EQ(stroke.key, Key::none);
    EXPECT_EQ(bytes, "");
}

TEST(EditedLine, WhatCompletionsShare) {
    EXPECT_EQ(common_beginning({"keep A", "keep A C", "keep B"}), "keep ");
    EXPECT_EQ(common_beginning({"hint"}), "hint");
    EXPECT_EQ(common_beginning({}), "");
}

}  // namespace
}  // namespace wharf::cli
