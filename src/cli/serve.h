// The subcommands about the server, apart from the others: what they need is heavy to compile.
#pragma once

#include "cli/command.h"

namespace wharf::cli {

void add_serve(CLI::App& app);
void add_protocol(CLI::App& app);
void add_backup(CLI::App& app);
void add_restore(CLI::App& app);
void add_fsck(CLI::App& app);
void add_vacuum(CLI::App& app);
void add_admin(CLI::App& app);

}  // namespace wharf::cli
