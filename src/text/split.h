// Words of a line.
#pragma once

#include <string_view>
#include <vector>

namespace wharf::text {

// The words between spaces.
inline std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = line.find_first_not_of(' ');
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t end = line.find(' ');
        words.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return words;
        line.remove_prefix(end);
    }
}

}  // namespace wharf::text
