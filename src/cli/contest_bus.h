// The NATS over which contests are shared out, by the name of their queue.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <memory>
#include <string>

#include "bus/nats.h"
#include "cli/command.h"

namespace wharf::cli {

// A server that does not answer yet is tried on, and standard error says so. Throws bus::Failure.
inline std::unique_ptr<bus::Bus> contest_bus(const std::string& urls, const std::string& queue) {
    const bool is_name = !queue.empty() && queue.size() <= 40 &&
                         std::ranges::all_of(queue, [](unsigned char letter) { return std::isalnum(letter) != 0; });
    if (!is_name) throw CommandError(kBadCommandLine, "--queue is a name of letters and digits");
    auto bus = bus::nats_bus(urls, "wharf" + queue);
    if (!bus->is_connected()) std::fputs("wharf: NATS does not answer yet and is tried on (Ctrl-C ends it)\n", stderr);
    return bus;
}

}  // namespace wharf::cli
