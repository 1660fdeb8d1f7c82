// Everything that server, engine and client say to each other, as types: `wharf protocol` prints them as TypeScript
// (web/src/lib/protocol.ts) and as JSON Schema (docs/protocol.schema.json); a test compares the files.
#pragma once

#include "text/type.h"

namespace wharf::protocol {

text::Types message_types();

}  // namespace wharf::protocol
