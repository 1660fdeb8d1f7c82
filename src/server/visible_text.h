// Texts that people write, and whether anybody sees anything of them.
#pragma once

#include <string>
#include <string_view>

namespace wharf::server {

// Nothing but spaces, signs that are never drawn, and those that are drawn as nothing.
bool is_blank(std::string_view text);

// As it is kept where it may be empty.
std::string seen(std::string text);

}  // namespace wharf::server
