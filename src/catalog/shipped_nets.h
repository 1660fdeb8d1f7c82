// The nets inside the program (cmake/embed_nets.cmake). In the browser there are none: a page loads the one it needs.
#pragma once

#include <string_view>

namespace wharf::catalog {

// The bytes of a game's net; empty if none ships.
std::string_view shipped_net_bytes(std::string_view game);

}  // namespace wharf::catalog
