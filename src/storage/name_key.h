// When two names are the same name, and when they only look alike.
#pragma once

#include <string>
#include <string_view>

namespace wharf::storage {

// Names are unique without case and without regard to how a letter is put together: NFKC_Casefold of the Unicode
// standard, for which all assigned letters are stable. Done here and not by the databases, which disagree about
// letters.
std::string name_key(std::string_view name);

// Two names with the same skeleton look alike (UTS #39, by ICU): "Bill" and "BiIl", "раураl" and "paypal".
std::string name_skeleton(std::string_view name);

}  // namespace wharf::storage
