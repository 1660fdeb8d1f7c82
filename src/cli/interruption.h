// Ctrl-C while something long is done.
#pragma once

#include <atomic>

namespace wharf::cli {

// Set by the first Ctrl-C after catch_interruption; a second one ends the program at once.
std::atomic<bool>& interrupted();
void catch_interruption();

}  // namespace wharf::cli
