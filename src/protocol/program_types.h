// Everything that a host and a foreign program say to each other, as types: `wharf protocol --engine-schema` prints
// them (docs/engine-protocol.schema.json); a test compares the file.
#pragma once

#include "text/type.h"

namespace wharf::protocol {

text::Types program_types();

}  // namespace wharf::protocol
