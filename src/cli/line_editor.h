// Lines that a person types at a terminal, with cursor keys, history and completion; or lines of a file or pipe, as
// they come.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/edited_line.h"

namespace wharf::cli {

class LineEditor {
 public:
    LineEditor();

    // Whether somebody sits at a terminal.
    bool is_interactive() const { return is_interactive_; }

    // All lines that may come of what stands before the cursor.
    using Complete = std::function<std::vector<std::string>(std::string_view typed)>;
    // The next line; nothing where the input has ended, or Ctrl-C or Ctrl-D was pressed on an empty line.
    std::optional<std::string> read(const std::string& prompt, const Complete& complete = nullptr);
    // What the key for older lines brings back.
    void remember(const std::string& line);

 private:
    std::optional<std::string> edit(const std::string& prompt, const Complete& complete);
    bool next_keystroke(Keystroke& stroke);
    static void complete_line(EditedLine& line, const Complete& complete);

    bool is_interactive_;
    std::string bytes_;  // that were read and not used yet
    std::vector<std::string> history_;
};

}  // namespace wharf::cli
