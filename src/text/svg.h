// A drawing in a terminal's colours as a picture that stands for itself.
#pragma once

#include <string>
#include <string_view>

namespace wharf::text {

// What Paint draws, as SVG: text in its colours, in the ink of the page it lies on, every character in its column.
std::string svg_of(std::string_view drawing);

}  // namespace wharf::text
