// The subcommands that measure and kill a server of our own.
#pragma once

#include "cli/command.h"

namespace wharf::cli {

void add_load(CLI::App& app);
void add_crash(CLI::App& app);

}  // namespace wharf::cli
