// Bytes as letters that may stand in addresses and headers (RFC 4648, section 5), without padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace wharf::server {

std::string base64url(std::string_view bytes);
// The bytes, with or without padding; nothing if it is none.
std::optional<std::string> from_base64url(std::string_view text);
// The common alphabet, padded (section 4), for mail.
std::string base64(std::string_view bytes);

}  // namespace wharf::server
