// Settings of a command that need not stand on its command line: there, else in the environment, else in a credential,
// else in a file.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace wharf::cli {

// Adds --config FILE to a command.
void add_settings(CLI::App& command);

// Gives every option that was not given on the command line what stands for it elsewhere, in this order:
//   WHARF_NAME        the environment; of URLs that may hold passwords, WHARF_NAME_FILE names a file that holds them
//   credential        of these the file NAME in $CREDENTIALS_DIRECTORY, where systemd's LoadCredential= puts it
//   NAME = value      a line of the file of --config; "#" begins a comment
// Throws CommandError with one line that names the place if a setting is wrong, or unknown where the file is for this
// command and not for others too.
enum class Unknown { refused, passed_over };
void read_settings(CLI::App& command, Unknown unknown = Unknown::refused);

// A URL with a password on the command line is refused: everybody on the machine can read it in the list of processes.
// Called before settings are read.
void refuse_passwords(const CLI::App& command);

}  // namespace wharf::cli
