#include "cli/command.h"

int main(int argc, char** argv) { return wharf::cli::run(argc, argv, wharf::cli::add_commands); }
