// What the operating system says of this process: memory, processor time, file descriptors.
#pragma once

#include <cstdint>

namespace wharf::server {

struct ProcessFigures {
    std::uint64_t resident_bytes = 0;
    double processor_seconds = 0;
    std::uint64_t open_descriptors = 0;
    std::uint64_t most_descriptors = 0;
    double started = 0;  // seconds since 1970
};

ProcessFigures process_figures();

}  // namespace wharf::server
