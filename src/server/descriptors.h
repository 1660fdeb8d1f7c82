// File descriptors: as many as the system gives, and no more connections than they suffice for.
#pragma once

#include <cstdint>

#include "server/connections.h"

namespace wharf::server {

// Raises this process's limit to `wanted`, or as far as it may; returns what it is then.
std::int64_t raise_descriptor_limit(std::int64_t wanted);

// A connection is one socket; with TLS the client's, and a pair that takes it to the plain side.
inline constexpr int kDescriptorsPlain = 1;
inline constexpr int kDescriptorsTls = 3;

// What all connections of these limits take, with what the server needs for itself.
std::int64_t descriptors_for(const ConnectionLimits& limits, int each);
// The same limits, lowered in proportion to what so many descriptors suffice for.
ConnectionLimits fitted(ConnectionLimits limits, std::int64_t descriptors, int each);

}  // namespace wharf::server
