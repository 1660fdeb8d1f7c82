// The word tables inside the program (cmake/embed_words.cmake).
#pragma once

#include <string_view>
#include <vector>

namespace wharf::language {

struct EmbeddedWords {
    std::string_view game;  // "" for the words of all games
    std::string_view language;
    std::string_view json;
};

std::vector<EmbeddedWords> embedded_words();

}  // namespace wharf::language
