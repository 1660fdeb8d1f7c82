// The names of an enumeration's values, in order.
#pragma once

#include <span>
#include <string_view>

namespace wharf::text {

using Words = std::span<const std::string_view>;

}  // namespace wharf::text
