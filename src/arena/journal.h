// The file of a contest's finished blocks: one JSON text a line, only ever added to, so that a contest can go on where
// it was broken off.
#pragma once

#include <variant>

#include "arena/contest.h"

namespace wharf::arena {

class Journal {
 public:
    // Reads the file, or begins it. A file of another contest, a damaged one and one that is in use are refused; a
    // last line that was not written to its end is cut off.
    static std::variant<Journal, std::string> open(const std::string& path, const Contest& contest);

    Journal(Journal&& other) noexcept;
    Journal& operator=(Journal&&) = delete;
    ~Journal();

    const std::vector<Block>& known() const { return known_; }
    // False if it could not be written.
    bool add(const Block& block);

 private:
    explicit Journal(int file) : file_(file) {}

    int file_;
    std::vector<Block> known_;
};

}  // namespace wharf::arena
