// Names are unique without case: two names with the same key are the same name.
#pragma once

#include <string>
#include <string_view>

namespace wharf::storage {

// Small letters for capital ones: Latin with the accents of European languages, Greek and Cyrillic. Done here and not
// by the databases, which disagree about letters beyond ASCII.
std::string name_key(std::string_view name);

}  // namespace wharf::storage
