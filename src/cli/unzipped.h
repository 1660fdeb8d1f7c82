// Files that are compressed (gzip), as a server gives its games away.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace wharf::cli {

bool is_gzip(std::string_view content);
// Nothing if it is damaged or cut off; as much as `most` and a little more where it is larger.
std::optional<std::string> unzipped(std::string_view content, std::size_t most);

}  // namespace wharf::cli
