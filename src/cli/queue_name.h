// The name of a queue of contests on a NATS.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>

#include "cli/command.h"

namespace wharf::cli {

inline std::string queue_name(const std::string& queue) {
    const bool is_name = !queue.empty() && queue.size() <= 40 &&
                         std::ranges::all_of(queue, [](unsigned char letter) { return std::isalnum(letter) != 0; });
    if (!is_name) throw CommandError(kBadCommandLine, "--queue is a name of letters and digits");
    return "wharf" + queue;
}

}  // namespace wharf::cli
