// `wharf serve` alone: what ./run builds before all else is built.
#include "cli/serve.h"

int main(int argc, char** argv) { return wharf::cli::run(argc, argv, wharf::cli::add_serve); }
