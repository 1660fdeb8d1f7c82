// The messages as TypeScript types, for the web client: printed by `wharf protocol`, kept in a file, compared by a
// test.
#pragma once

#include <string>

namespace wharf::protocol {

std::string typescript();

}  // namespace wharf::protocol
