// What people may call themselves: the security profile of UTS #39, so that nobody can pass for somebody else.
#pragma once

#include <string>
#include <variant>

#include "protocol/messages.h"

namespace wharf::server {

// The name in its one form (NFC), or what is wrong with it. That it looks like somebody's the store knows.
std::variant<std::string, protocol::Error> accepted_name(const std::string& wanted);

}  // namespace wharf::server
