// Types as TypeScript.
#pragma once

#include <string>

#include "text/type.h"

namespace wharf::text {

std::string typescript(const Types& types);

}  // namespace wharf::text
